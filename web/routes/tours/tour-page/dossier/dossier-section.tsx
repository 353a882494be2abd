import type { ReactNode } from 'react';
import { Fold } from '../../../../ui/fold.tsx';

type Props = {
  id: string;
  title: string;
  lead?: string;
  /** Folds the section on phones, behind these words. */
  inShort?: string;
  children: ReactNode;
};

export function DossierSection({ id, title, lead, inShort, children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-8 sm:mt-12 print:mt-4 print:break-inside-avoid">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      {inShort === undefined ? (
        children
      ) : (
        <Fold isNarrow summary={<span className="text-link">{inShort}</span>}>
          {children}
        </Fold>
      )}
    </section>
  );
}
