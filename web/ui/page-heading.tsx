import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { title: string; eyebrow?: string; lead?: ReactNode; className?: string };

/** By which a page's `<h1>` is found: there is one. */
export const PAGE_HEADING = 'page-heading';

/** The `<h1>` of a page with, at will, a small line above it and a sentence below. */
export function PageHeading({ title, eyebrow, lead, className }: Props) {
  return (
    <div className={classNames('max-w-[46rem]', className)}>
      {eyebrow && <p className="eyebrow mb-3 text-teesta">{eyebrow}</p>}
      <h1 id={PAGE_HEADING} dir="auto" className="text-title wrap-anywhere">
        {title}
      </h1>
      {lead && <p className="mt-4 text-lead text-ink-soft">{lead}</p>}
    </div>
  );
}
