import { ChevronRight, ChevronsLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';

/** No link to the previous page: the browser's back button leads there. */
export function ListPager({ nextCursor }: { nextCursor: string | null }) {
  const [params] = useSearchParams();
  const isFirst = !params.has('cursor');
  if (isFirst && nextCursor === null) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-between gap-3">
      {isFirst ? (
        <span />
      ) : (
        <Link to={`?${without(params)}`} className={buttonStyle('secondary')}>
          <ChevronsLeft aria-hidden="true" className="size-5" />
          First page
        </Link>
      )}
      {nextCursor !== null && (
        <Link to={`?${withCursor(params, nextCursor)}`} className={buttonStyle('secondary')}>
          Next page
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      )}
    </nav>
  );
}

function without(params: URLSearchParams): URLSearchParams {
  const first = new URLSearchParams(params);
  first.delete('cursor');
  return first;
}

function withCursor(params: URLSearchParams, cursor: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('cursor', cursor);
  return next;
}
