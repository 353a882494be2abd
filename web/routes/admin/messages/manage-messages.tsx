import { Link } from 'react-router';
import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { MESSAGE_NEEDS } from '../../../../contracts/contacts/message-terms.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { SpamReasonsList } from '../../../features/spam/spam-reasons-list.tsx';
import { messagePath } from '../desk-paths.ts';
import { AgeBadges } from '../enquiries/age-badges.tsx';
import { countText, NEED } from '../enquiries/desk-texts.ts';
import { DueLine } from '../enquiries/due-line.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { OwnerFilter } from '../lists/owner-filter.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-messages.ts';
import { MessageSwitch } from './message-switch.tsx';
import { MessageTags } from './message-tags.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Messages');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(request));

async function load(request: Request) {
  const [list, counts, staff] = await Promise.all([
    staffApi.listContactMessages({ query: messageQuery(request) }),
    staffApi.countContactMessages(),
    staffApi.listStaff(),
  ]);
  return { ...list, inSpam: counts.data.spam, staff: staff.data };
}

export const HydrateFallback = () => <LoadingList title="Messages" />;

function messageQuery(request: Request): URLSearchParams {
  const query = listQuery(request);
  if (!query.has('status')) query.set('status', 'open');
  if (query.get('status') === 'all') query.delete('status');
  return query;
}

export default function ManageMessages({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title="Messages" answer={loaderData} failed="Failed to load messages">
      {({ data, nextCursor, inSpam, staff }) => (
        <>
          <div className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
            <div className="col-span-2 flex md:col-span-1">
              <ListSearch
                label="Search messages by writer, text or reference"
                placeholder="Writer, text or reference"
              />
            </div>
            <FilterSelect
              name="status"
              label="State"
              of={{ done: 'Done', all: 'All but spam', spam: `Spam (${countText(inSpam)})` }}
              none="Open"
            />
            <FilterSelect
              name="needs"
              label="Needs"
              of={MESSAGE_NEEDS.map((need) => [need, NEED[need]])}
              none="Anything"
            />
            <OwnerFilter staff={staff} />
          </div>
          <RowsFound
            rows={data}
            none={{
              title: 'No messages found',
              text: 'No message waits for you. What visitors write through the contact form appears here.',
            }}
            className="grid gap-2"
          >
            {(message) => <MessageRow message={message} />}
          </RowsFound>
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}

function MessageRow({ message }: { message: ContactMessage }) {
  const { _id, name, tourType, message: text, createdAt, spam, owner } = message;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-mist bg-sheet px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={messagePath(_id)}
            className="flex min-h-11 items-center font-semibold text-link sm:min-h-8"
          >
            <bdi className="wrap-anywhere">{name}</bdi>
          </Link>
          <MessageTags message={message} />
          <AgeBadges {...message} />
          <span className="text-sm text-ink-soft">
            {tourType} · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            {owner && ` · ${owner.username}`}
          </span>
          <DueLine {...message} />
        </p>
        <p dir="auto" className="line-clamp-2 wrap-anywhere">
          {text}
        </p>
        {spam && (
          <div className="mt-1 text-ink-soft">
            <SpamReasonsList mark={spam} />
          </div>
        )}
      </div>
      <MessageSwitch message={message} what={spam ? 'spam' : 'done'} />
    </li>
  );
}
