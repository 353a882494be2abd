import type { ReactNode } from 'react';

type Props = { id: string; title: string; lead?: string; children: ReactNode };

export function DossierSection({ id, title, lead, children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-12 print:mt-4 print:break-inside-avoid">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
