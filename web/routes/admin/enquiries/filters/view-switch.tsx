import { Columns3, List } from 'lucide-react';
import { href, Link, useSearchParams } from 'react-router';

const HALF =
  'flex min-h-11 items-center gap-2 px-3 sm:px-4 aria-[current]:bg-mist aria-[current]:font-semibold';

export function ViewSwitch({ isBoard }: { isBoard: boolean }) {
  const [params] = useSearchParams();
  const without = new URLSearchParams([...params].filter(([name]) => name !== 'view' && name !== 'cursor'));
  const board = new URLSearchParams([...without].filter(([name]) => name !== 'status' && name !== 'sort'));
  board.set('view', 'board');
  return (
    <nav aria-label="View" className="flex overflow-hidden rounded-full border border-edge">
      <Link
        to={`${href('/admin/bookings')}?${without}`}
        aria-current={isBoard ? undefined : 'true'}
        className={HALF}
      >
        <List aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">List</span>
      </Link>
      <Link
        to={`${href('/admin/bookings')}?${board}`}
        aria-current={isBoard ? 'true' : undefined}
        className={`border-l border-edge ${HALF}`}
      >
        <Columns3 aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Board</span>
      </Link>
    </nav>
  );
}
