import { type FormEvent, useState } from 'react';
import { href, Link } from 'react-router';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { GIVEN_ROLES, ROLE_NAMES } from '../../../../contracts/staff/staff-policy.ts';
import { formAsBody } from '../../../api/form-as-body.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { FormFieldsContext } from '../../../ui/fields/use-field.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { Options } from '../records/options.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/invite-to-staff.ts';

const TITLE = 'Invite to the staff';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, TITLE);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listStaffInvitations());

export const HydrateFallback = () => <LoadingList title={TITLE} />;

export default function InvitePage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      back={{ to: href('/admin/users'), text: 'All users' }}
      title={TITLE}
      answer={loaderData}
      failed="Failed to load the invitations"
    >
      {() => <InviteForm />}
    </StaffPage>
  );
}

function InviteForm() {
  const { form, restored, save, clear } = useFormDraft('desk:staff-invitation');
  const { faults, showFaults, clearFault } = useFaults(form);
  const [isBusy, setBusy] = useState(false);
  const act = useStaffAction();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    await act({
      async call() {
        const answer = await staffApi.inviteToStaff({ body: formAsBody(typed) });
        clear();
        return answer;
      },
      failed: 'Failed to invite',
      isTyped: true,
      showFaults,
      done: ({ message = '' }) => message,
      leadsTo: href('/admin/users'),
    });
    setBusy(false);
  }

  return (
    <FormFieldsContext value={{ values: {}, faults }}>
      <form
        ref={form}
        noValidate
        aria-label="Invitation"
        onSubmit={(event) => void send(event)}
        onInput={(event) => {
          clearFault(event);
          save();
        }}
        className="grid max-w-[34rem] gap-5"
      >
        <p>
          We mail a link to this address. It works once, for seven days, and lets the person choose a
          password.
        </p>
        {restored && <DraftRestoredNotice />}
        <TextField label="Name" name="username" required maxLength={LIMITS.username} autoComplete="off" />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          maxLength={LIMITS.email}
          autoComplete="off"
          autoCapitalize="none"
        />
        <SelectField label="Role" name="staffRole" defaultValue="agent">
          <Options of={GIVEN_ROLES.map((role) => [role, ROLE_NAMES[role]] as const)} />
        </SelectField>
        <p className="-mt-3">
          <Link to={href('/admin/users/roles')} className="inline-flex min-h-11 items-center text-link">
            What each role may do
          </Link>
        </p>
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Sending…' : 'Send the invitation'}
          </Button>
        </div>
      </form>
    </FormFieldsContext>
  );
}
