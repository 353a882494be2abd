import type { ReactNode } from 'react';

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode };

export function SettingsSection({ id, title, lead, children }: Props) {
  return (
    <section aria-labelledby={id} className="border-t border-mist pt-8 first:border-0 first:pt-0">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}
