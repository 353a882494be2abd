import { type ShouldRevalidateFunctionArgs, useParams, useSearchParams } from 'react-router';
import type { InboxCounts } from '../../../../contracts/inbox/inbox.contract.ts';
import { INBOX_VIEWS, type InboxView } from '../../../../contracts/inbox/inbox-terms.ts';
import type { DeskHandle } from '../../../../contracts/page-handle.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { DeskPositionContext, usePositionInList } from '../enquiries/position/desk-position.ts';
import { DeskSides, ListHead } from '../enquiries/position/desk-sides.tsx';
import { isLongEnough } from '../enquiries/position/wanted-rows.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { ViewChips } from '../lists/view-chips.tsx';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/inbox.ts';
import { InboxList } from './inbox-list.tsx';
import { INBOX, loadInbox } from './load-inbox.ts';

export const handle: DeskHandle = { skipTo: { id: 'first-waiting', text: 'Skip to what waits' } };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Inbox');

/** The list does not reload when an item opens beside it. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadInbox(new URL(request.url).searchParams), 'inbox');

export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || !isLongEnough(INBOX, nextUrl.searchParams);

export const HydrateFallback = () => <LoadingList title="Inbox" />;

const VIEW_TEXT: Record<InboxView, string> = { all: 'All', mine: 'Mine', nobody: 'Nobody’s' };

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { id: openId } = useParams();
  const [params] = useSearchParams();
  const answer = useAnswerOfCurrentUser(loaderData);
  const inbox = answer.access === 'granted' ? answer.data : undefined;
  const view = INBOX_VIEWS.find((one) => one === params.get('whose')) ?? 'all';
  const place = usePositionInList(INBOX, inbox?.list, openId, inbox?.counts[view]);
  const isOpen = openId !== undefined && (answer.access === 'granted' || answer.access === 'failed');
  return (
    <DeskPositionContext value={place}>
      <DeskSides isOpen={isOpen}>
        <StaffPage title="Inbox" answer={answer} failed={INBOX.texts.failed} isBeside={isOpen}>
          {({ list, counts, staff }) => (
            <div className="grid gap-2 [&>*]:min-w-0">
              {isOpen ? (
                <ListHead text={view === 'all' ? 'Inbox' : `Inbox: ${VIEW_TEXT[view]}`} />
              ) : (
                <>
                  <ListSearch label="Search the inbox" placeholder="Name, words or phone" />
                  <ViewChips views={chipsOf(counts, view, params.get('q') ?? '')} />
                </>
              )}
              <InboxList
                key={`${view} ${params.get('q') ?? ''}`}
                list={list}
                view={view}
                staff={staff}
                openId={isOpen ? openId : undefined}
              />
            </div>
          )}
        </StaffPage>
      </DeskSides>
    </DeskPositionContext>
  );
}

function chipsOf(counts: InboxCounts, now: InboxView, q: string) {
  return INBOX_VIEWS.map((view) => ({
    text: VIEW_TEXT[view],
    to: addressOf({ whose: view === 'all' ? '' : view, q }),
    count: counts[view],
    isNow: view === now,
  }));
}

function addressOf(filter: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return `${INBOX.path}${search.size > 0 ? `?${search}` : ''}`;
}
