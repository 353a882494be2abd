import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';

const PAGE = 'inline-grid min-h-11 min-w-11 place-items-center rounded-full px-2 tabular-nums hover:bg-mist';

type Props = { from: number; page: number; pages: number; pathOf: (page: number) => string };

export function PageLinks({ from, page, pages, pathOf }: Props) {
  return (
    <ul className="flex flex-wrap items-center justify-center gap-1 font-semibold">
      {from > 1 && (
        <li>
          <Link to={pathOf(from - 1)} rel="prev" className={PAGE} aria-label="Previous page">
            <ChevronLeft className="size-5" />
          </Link>
        </li>
      )}
      {pageNumbers(page, pages).map((number, place) => (
        <li key={number ?? `gap ${place < 4 ? 'before' : 'after'}`}>
          {number === null ? (
            <span className="px-1 text-ink-soft">…</span>
          ) : (
            <Link
              to={pathOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number >= from && number <= page ? 'page' : undefined}
              className={classNames(PAGE, number >= from && number <= page && 'bg-mist text-ink')}
            >
              {number}
            </Link>
          )}
        </li>
      ))}
      {page < pages && (
        <li>
          <Link to={pathOf(page + 1)} rel="next" className={PAGE} aria-label="Next page">
            <ChevronRight className="size-5" />
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The ends, the current page and its neighbours; null for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = new Set([1, 2, current - 1, current, current + 1, last - 1, last]);
  const shown: (number | null)[] = [];
  for (let page = 1; page <= last; page += 1) {
    if (wanted.has(page) || isLoneGap(page, wanted)) shown.push(page);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}

function isLoneGap(page: number, wanted: Set<number>): boolean {
  return wanted.has(page - 1) && wanted.has(page + 1);
}
