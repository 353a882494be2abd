import { Archive, Columns3, List, PhoneIncoming } from 'lucide-react';
import { href, Link, type ShouldRevalidateFunctionArgs, useParams, useSearchParams } from 'react-router';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import type { DeskCounts } from '../../../../contracts/enquiries/desk.contract.ts';
import { type DeskNeed, ENQUIRY_STATUSES } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { DeskHandle } from '../../../../contracts/page-handle.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BulkProgress } from '../lists/choosing/bulk-progress.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { ViewChips } from '../lists/view-chips.tsx';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/manage-enquiries.ts';
import { countText, NEED, STATUS } from './desk-texts.ts';
import { EnquiryFilters } from './filters/enquiry-filters.tsx';
import { isNarrowed, viewText } from './filters/view-text.ts';
import { EnquiryList } from './list/enquiry-list.tsx';
import { type Desk, ENQUIRIES, loadDesk } from './load-desk.ts';
import { DeskPositionContext, usePositionInList } from './position/desk-position.ts';
import { DeskSides, ListHead } from './position/desk-sides.tsx';
import { useMatchingCount } from './position/use-matching-count.ts';
import { isLongEnough, listFilters, matchingFilters } from './position/wanted-rows.ts';

const HALF =
  'flex min-h-11 items-center gap-2 px-3 sm:px-4 aria-[current]:bg-mist aria-[current]:font-semibold';

/** Loads the large drag-and-drop library only for the board. */
const EnquiryBoard = lazyPart(
  () => import('./board/enquiry-board.tsx'),
  'EnquiryBoard',
  () => <Skeleton className="h-96 w-full" />,
);

export const handle: DeskHandle = { skipTo: { id: 'first-enquiry', text: 'Skip to the enquiries' } };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Bookings');

/** The list does not reload when an enquiry opens beside it. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadDesk(new URL(request.url).searchParams), 'desk');

export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || !isLongEnough(ENQUIRIES, nextUrl.searchParams);

export function HydrateFallback() {
  return <LoadingList title="Bookings" />;
}

export default function ManageEnquiries({ loaderData }: Route.ComponentProps) {
  const { id: openId } = useParams();
  const [params] = useSearchParams();
  const answer = useAnswerOfCurrentUser(loaderData);
  const desk = answer.access === 'granted' ? answer.data : undefined;
  const list = desk?.list;
  const counted = useMatchingCount(matchingFilters(params), openId !== undefined && list?.nextCursor != null);
  const place = usePositionInList(ENQUIRIES, list, openId, counted?.count);
  const isOpen = openId !== undefined && (answer.access === 'granted' || answer.access === 'failed');
  const isBoard = params.get('view') === 'board';
  return (
    <DeskPositionContext value={place}>
      <DeskSides isOpen={isOpen} isAlone={isBoard}>
        <StaffPage
          title="Bookings"
          answer={answer}
          failed={ENQUIRIES.texts.failed}
          isBeside={isOpen}
          actions={isOpen ? undefined : <Tools isBoard={isBoard} desk={desk} />}
        >
          {(shown) => <DeskView desk={shown} openId={isOpen ? openId : undefined} />}
        </StaffPage>
      </DeskSides>
      <BulkProgress />
    </DeskPositionContext>
  );
}

const TOOL_TEXT = 'max-sm:sr-only';

function Tools({ isBoard, desk }: { isBoard: boolean; desk: Desk | undefined }) {
  const [params] = useSearchParams();
  const mayWork = useMay('work-on-enquiries');
  return (
    <>
      <ViewSwitch isBoard={isBoard} />
      <CsvButton call={STAFF_CALLS.exportEnquiries} isCompact />
      <ButtonLink to={href('/admin/bookings/bin')} variant="quiet" className="px-3">
        <Archive className="size-5" />
        <span className={TOOL_TEXT}>Bin{desk && ` (${countText(desk.counts.inBin)})`}</span>
      </ButtonLink>
      {mayWork && (
        <ButtonLink
          to={{ pathname: href('/admin/bookings/new'), search: params.toString() }}
          className="max-sm:px-3"
        >
          <PhoneIncoming className="size-5" />
          <span className={TOOL_TEXT}>Add an enquiry</span>
        </ButtonLink>
      )}
    </>
  );
}

function DeskView({ desk, openId }: { desk: Desk; openId: string | undefined }) {
  const [params] = useSearchParams();
  const isBoard = desk.columns !== undefined;
  const isBeside = openId !== undefined;
  return (
    <div className="grid gap-2 [&>*]:min-w-0">
      {isBeside ? (
        <ListHead text={viewText(params)} />
      ) : (
        <>
          {!isBoard && <QuickViews counts={desk.counts} />}
          <EnquiryFilters staff={desk.staff} isBoard={isBoard} />
          <SearchScope />
        </>
      )}
      {desk.list ? (
        <EnquiryList
          key={listFilters(params).toString()}
          list={desk.list}
          staff={desk.staff}
          openId={openId}
        />
      ) : (
        <EnquiryBoard columns={desk.columns} />
      )}
    </div>
  );
}

function SearchScope() {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const isPart = q !== '' && isNarrowed(params);
  const everywhere = useMatchingCount(new URLSearchParams({ q }), isPart);
  if (!isPart) return null;
  const part = new URLSearchParams(params);
  part.delete('q');
  const all = new URLSearchParams({ q });
  if (params.get('view')) all.set('view', params.get('view') ?? '');
  return (
    <p className="px-1 text-ink-soft">
      Searched in {viewText(part)} only ·{' '}
      <Link to={`${href('/admin/bookings')}?${all}`} className="text-link">
        search everywhere{everywhere && ` (${countText(everywhere.count)})`}
      </Link>
    </p>
  );
}

function ViewSwitch({ isBoard }: { isBoard: boolean }) {
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
        <List className="size-5" />
        <span className="max-sm:sr-only">List</span>
      </Link>
      <Link
        to={`${href('/admin/bookings')}?${board}`}
        aria-current={isBoard ? 'true' : undefined}
        className={`border-l border-edge ${HALF}`}
      >
        <Columns3 className="size-5" />
        <span className="max-sm:sr-only">Board</span>
      </Link>
    </nav>
  );
}

type View = { text: string; query: string; count?: number | undefined; isNow: boolean };

function QuickViews({ counts }: { counts: DeskCounts }) {
  const [params] = useSearchParams();
  const views = viewsOf(counts, params);
  return (
    <ViewChips
      views={views.map(({ query, ...view }) => ({ ...view, to: `${href('/admin/bookings')}${query}` }))}
    />
  );
}

function viewsOf({ byStatus, needsAction, overdue }: DeskCounts, params: URLSearchParams): View[] {
  const status = params.get('status') ?? '';
  const needs = params.get('needs') ?? '';
  const ofNeed = (need: DeskNeed, count?: number) => ({
    text: NEED[need],
    query: `?needs=${need}`,
    count,
    isNow: needs === need && !status,
  });
  const views: View[] = [
    { text: 'All', query: '', isNow: !status && !needs },
    ofNeed('mine'),
    ofNeed('action', needsAction),
    ofNeed('overdue', overdue),
    ofNeed('silent-3'),
    ofNeed('silent-7'),
    ...ENQUIRY_STATUSES.map((name) => ({
      text: STATUS[name].text,
      query: `?status=${name}`,
      count: byStatus[name],
      isNow: status === name && !needs,
    })),
  ];
  if (views.some(({ isNow }) => isNow)) return views;
  const rare = new URLSearchParams({ ...(needs && { needs }), ...(status && { status }) });
  return [...views.slice(0, 1), { text: viewText(rare), query: `?${rare}`, isNow: true }, ...views.slice(1)];
}
