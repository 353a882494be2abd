import { Link, useSearchParams } from 'react-router';
import type { DeskCounts } from '../../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_STATUSES } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { countText, STATUS } from '../desk-texts.ts';

type View = { text: string; query: string; count?: number; isNow: boolean };

const CHIP =
  'flex min-h-11 items-center gap-1.5 rounded-full border px-3 whitespace-nowrap aria-[current]:border-pine aria-[current]:bg-mist aria-[current]:font-semibold';

/** The commonest views of the list, each with how many it has. */
export function QuickViews({ counts }: { counts: DeskCounts }) {
  const [params] = useSearchParams();
  return (
    <nav aria-label="Views" className="-mx-5 overflow-x-auto px-5">
      <ul className="flex gap-1.5">
        {viewsOf(counts, params).map(({ text, query, count, isNow }) => (
          <li key={text}>
            <Link
              to={`/admin/bookings${query}`}
              aria-current={isNow ? 'true' : undefined}
              className={`${CHIP} ${isNow ? '' : 'border-mist hover:border-edge'}`}
            >
              {text}
              {count !== undefined && (
                <span className="text-sm font-normal text-ink-soft tabular-nums">{countText(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function viewsOf({ byStatus, needsAction, overdue }: DeskCounts, params: URLSearchParams): View[] {
  const status = params.get('status');
  const needs = params.get('needs');
  return [
    { text: 'All', query: '', isNow: !status && !needs },
    {
      text: 'Needs action',
      query: '?needs=action',
      count: needsAction,
      isNow: needs === 'action' && !status,
    },
    { text: 'Overdue', query: '?needs=overdue', count: overdue, isNow: needs === 'overdue' && !status },
    ...ENQUIRY_STATUSES.map((name) => ({
      text: STATUS[name].text,
      query: `?status=${name}`,
      count: byStatus[name],
      isNow: status === name && !needs,
    })),
  ];
}
