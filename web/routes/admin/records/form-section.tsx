import { type ReactNode, useId } from 'react';

type Props = {
  id?: string;
  title: string;
  lead?: ReactNode;
  /** Default: h2. */
  level?: 'h2' | 'h3';
  children: ReactNode;
};

export function FormSection({ id: given, title, lead, level: Heading = 'h2', children }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <section aria-labelledby={id} className="border-t border-mist pt-7 first:border-0 first:pt-0">
      <Heading id={id} className={Heading === 'h2' ? 'text-heading' : 'font-semibold'}>
        {title}
      </Heading>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
