import { useId } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DueRow } from '../../../../../contracts/money/money.contract.ts';
import { ENTRY_CAUSE_NAMES } from '../../../../../contracts/money/money-terms.ts';
import { enquiryPath } from '../../desk-paths.ts';

type Props = { title: string; paise: number; rows: DueRow[]; isOverdue?: boolean };

export function DueRows({ title, paise, rows, isOverdue = false }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className={`flex flex-wrap justify-between gap-x-4 ${isOverdue ? 'text-rhododendron' : ''}`}>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-lg font-semibold tabular-nums">{formatPaise(paise)}</p>
      </div>
      <ul className="mt-2 divide-y divide-mist rounded-card border border-mist bg-sheet">
        {rows.map(({ _id, enquiry, cause, dueOn, paise: left }) => (
          <li
            key={_id}
            className="relative flex items-center justify-between gap-3 px-3 py-2 hover:bg-sunken sm:px-4"
          >
            <div className="min-w-0">
              <Link
                to={enquiryPath(enquiry._id)}
                dir="auto"
                className="covers-row font-semibold wrap-anywhere"
              >
                {enquiry.fullName}
              </Link>
              <p className="text-sm text-ink-soft wrap-anywhere">
                {ENTRY_CAUSE_NAMES[cause]} · {enquiry.tourName || 'No tour yet'} · {enquiry.reference}
              </p>
            </div>
            <div className="shrink-0 text-right tabular-nums">
              <p className="font-semibold">{formatPaise(left)}</p>
              <p className={isOverdue ? 'text-sm text-rhododendron' : 'text-sm text-ink-soft'}>
                {formatDay(dueOn)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
