import { useId } from 'react';
import { Link } from 'react-router';
import type { DueRow } from '../../../../../contracts/money/due-list.contract.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import { enquiryPath } from '../../desk-paths.ts';

/** `text`: what the money is; `aside`: since or until when. */
export type MoneyRow = Pick<DueRow, 'enquiry' | 'paise'> & { key: string; text: string; aside: string };

type Props = { title: string; paise: number; rows: MoneyRow[]; isUrgent?: boolean };

export function EnquiriesWithMoney({ title, paise, rows, isUrgent = false }: Props) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className={`flex flex-wrap justify-between gap-x-4 ${isUrgent ? 'text-rhododendron' : ''}`}>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-lg font-semibold tabular-nums">{formatPaise(paise)}</p>
      </div>
      <ul className="mt-2 divide-y divide-mist rounded-card border border-mist bg-sheet">
        {rows.map(({ key, enquiry, text, aside, paise: ofRow }) => (
          <li
            key={key}
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
                {[text, enquiry.tourName, enquiry.reference].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="shrink-0 text-right tabular-nums">
              <p className="font-semibold">{formatPaise(ofRow)}</p>
              <p className={isUrgent ? 'text-sm text-rhododendron' : 'text-sm text-ink-soft'}>{aside}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
