import { Link, useNavigate } from 'react-router';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import { PageLinks } from '../../../../ui/pages/page-links.tsx';
import type { TourListData } from '../load-tour-list.ts';
import { MAX_PAGES_TOGETHER, onPage, type TourQuery, tourListPath } from '../tour-query.ts';

/** Numbered links are for readers without script, and for lists that start at a later page. */
export function TourPages({ list: { query, pages } }: { list: TourListData }) {
  if (pages <= 1) return null;
  const { page, from } = query;
  return (
    <nav aria-label="Pages" className="mt-14 border-t border-mist pt-8 text-center">
      {page < pages && <ShowMore query={query} />}
      <div className={from > 1 ? undefined : 'hidden noscript:block'}>
        <PageLinks
          from={from}
          page={page}
          pages={pages}
          pathOf={(number) => tourListPath(onPage(query, number))}
        />
      </div>
    </nav>
  );
}

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
