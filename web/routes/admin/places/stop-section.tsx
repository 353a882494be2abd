import { type ReactNode, useId } from 'react';

type Props = { title: string; lead?: string; children: ReactNode };

export function StopSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-mist pt-6">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
