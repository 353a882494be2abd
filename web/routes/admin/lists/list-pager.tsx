import { ChevronRight, ChevronsLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { paramsWith } from './params-with.ts';

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
        <Link to={`?${paramsWith(params, { cursor: '' })}`} className={buttonStyle('secondary')}>
          <ChevronsLeft className="size-5" />
          First page
        </Link>
      )}
      {nextCursor !== null && (
        <Link to={`?${paramsWith(params, { cursor: nextCursor })}`} className={buttonStyle('secondary')}>
          Next page
          <ChevronRight className="size-5" />
        </Link>
      )}
    </nav>
  );
}
