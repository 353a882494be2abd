import { Undo2 } from 'lucide-react';
import { href } from 'react-router';
import type { FormerStaff } from '../../../../contracts/accounts/manage-users.contract.ts';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { Tag } from '../lists/tag.tsx';
import { IfMay } from '../rights/if-may.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/former-staff.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Former staff');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listFormerStaff());

export const HydrateFallback = () => <LoadingList title="Former staff" />;

export default function FormerStaffPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      back={{ to: href('/admin/users'), text: 'All users' }}
      title="Former staff"
      answer={loaderData}
      failed="Failed to load former staff"
    >
      {({ data }) => (
        // Takes the focus if the row of the pressed button is gone.
        <div tabIndex={-1} className="outline-none">
          <RowsFound
            rows={data}
            none={{
              title: 'Nobody has left the staff in the last 30 days',
              text: 'Staff who are deleted or made travellers can be brought back here.',
            }}
            className="divide-y divide-mist rounded-card border border-mist bg-sheet"
          >
            {(person) => <FormerStaffRow person={person} />}
          </RowsFound>
        </div>
      )}
    </StaffPage>
  );
}

function FormerStaffRow({ person }: { person: FormerStaff }) {
  const act = useStaffAction();
  const { _id, username, email, isDeleted, leftAt, until } = person;
  async function restore() {
    await act({
      call: () => staffApi.restoreStaff({ params: { id: _id } }),
      failed: 'Failed to restore the account',
      done: ({ message = '' }) => message,
    });
  }
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{username}</span>
          <Tag tone="off">{isDeleted ? 'Deleted' : 'Traveller now'}</Tag>
        </p>
        <p className="text-ink-soft wrap-anywhere">{email}</p>
        <p className="mt-1 text-sm text-ink-soft">
          Left on {formatDay(leftAt)}. {handedText(person)} Can be restored until {formatDay(until)}.
        </p>
      </div>
      <IfMay right="manage-staff">
        <ActionButton variant="secondary" icon={Undo2} onPress={restore} aria-label={`Restore ${username}`}>
          Restore
        </ActionButton>
      </IfMay>
    </li>
  );
}

function handedText({ enquiryCount, messageCount, handedTo }: FormerStaff): string {
  const parts = [
    enquiryCount > 0 && countOf(enquiryCount, 'enquiry', 'enquiries'),
    messageCount > 0 && countOf(messageCount, 'message'),
  ].filter(Boolean);
  if (parts.length === 0) return 'Had nothing to hand over.';
  return `${parts.join(' and ')} went to ${handedTo?.username ?? 'nobody'}.`;
}
