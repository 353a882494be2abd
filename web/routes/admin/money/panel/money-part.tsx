import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** A list below its name, in the narrow panel. */
export function MoneyPart({ title, children }: Props) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="font-sans text-sm font-semibold text-ink-soft">{title}</h3>
      <ul className="divide-y divide-mist">{children}</ul>
    </section>
  );
}
