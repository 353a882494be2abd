import { type ReactNode, useId } from 'react';

type Props = {
  id?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

export function FormSection({ id: given, title, lead, children }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <section aria-labelledby={id} className="border-t border-mist pt-7 first:border-0 first:pt-0">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
