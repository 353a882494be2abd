import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { title: string; eyebrow?: string; lead?: ReactNode; className?: string };

export const PAGE_HEADING = 'page-heading';

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
