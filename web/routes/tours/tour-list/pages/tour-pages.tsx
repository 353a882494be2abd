import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { TourListData } from '../load-tour-list.ts';
import { MAX_PAGES_TOGETHER, onPage, type TourQuery, tourListPath } from '../tour-query.ts';
import { pageNumbers } from './page-numbers.ts';

const PAGE = 'inline-grid min-h-11 min-w-11 place-items-center rounded-full px-2 tabular-nums hover:bg-mist';

/** "Show more" below the list, and under it every page by its number, for whoever or whatever reads without script. */
export function TourPages({ list: { query, pages } }: { list: TourListData }) {
  if (pages <= 1) return null;
  const { page, from } = query;
  return (
    <nav aria-label="Pages" className="mt-14 border-t border-mist pt-8 text-center">
      {page < pages && <ShowMore query={query} />}
      <ul className="flex flex-wrap items-center justify-center gap-1 font-semibold">
        {from > 1 && (
          <li>
            <Link
              to={tourListPath(onPage(query, from - 1))}
              rel="prev"
              className={PAGE}
              aria-label="Previous page"
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, place) => (
          <li key={number ?? `gap ${place < 4 ? 'before' : 'after'}`}>
            {number === null ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : (
              <Link
                to={tourListPath(onPage(query, number))}
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
            <Link
              to={tourListPath(onPage(query, page + 1))}
              rel="next"
              className={PAGE}
              aria-label="Next page"
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Without script a link to the next page; with it the next page comes below this one, and the address says so. */
function ShowMore({ query }: { query: TourQuery }) {
  const navigate = useNavigate();
  const next = onPage(query, query.page + 1);
  const isFull = query.page - query.from + 1 >= MAX_PAGES_TOGETHER;
  return (
    <p className="mb-6">
      <Link
        to={tourListPath(next)}
        onClick={(event) => {
          if (isFull || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void navigate(tourListPath({ ...next, from: query.from }), {
            preventScrollReset: true,
            replace: true,
          });
        }}
        className={buttonStyle('secondary', 'px-8')}
      >
        Show more tours
      </Link>
    </p>
  );
}
