import { useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import type {
  OpenInvitation,
  StaffInvitation,
} from '../../../../contracts/staff/staff-invitations.contract.ts';
import { apiContext } from '../../../api/page-api.ts';
import { hasFaults, newAccountFaults } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { actionOf, formAction } from '../../../features/forms/form-action.ts';
import { useFormAnswer } from '../../../features/forms/form-answer.ts';
import { type Sending, useVisitorForm } from '../../../features/forms/use-visitor-form.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { pathWithNext } from '../../../features/session/safe-next-path.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { moveFocusToContent } from '../../../lib/browser/move-focus-to-content.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { type AccountPlace, placeBeside } from '../form/account-place.ts';
import type { Route } from './+types/staff-invitation.ts';

const FORM = 'staff-invitation';

const acceptAction = formAction(FORM, {
  async work({ api, values, params }) {
    const { password = '' } = values;
    const faults = newAccountFaults(values, ['password']);
    if (hasFaults(faults)) return { faults };
    await api.acceptInvitation({ params: { token: params.token ?? '' }, body: { password } });
    return { values: { isDone: 'yes' } };
  },
  failed: (error) => ({ ...failureAlert(error), tone: 'error' }),
});

export const handle: PageHandle = { hasSecretAddress: true };

export const action = actionOf({ [FORM]: acceptAction });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Join the staff');

export async function loader(args: Route.LoaderArgs) {
  const invitation = args.context.get(apiContext).getStaffInvitation({ params: args.params });
  return { invitation: (await invitation).data, place: await placeBeside(4)(args) };
}

const DEAD = {
  used: {
    title: 'You are on the staff',
    lead: 'This invitation was accepted. Sign in with the password that was chosen then.',
  },
  ended: {
    title: 'This invitation has ended',
    lead: 'It is older than seven days, was taken back, or a newer one was sent: look for the newest mail, or ask the person who invited you for a new one.',
  },
  unknown: {
    title: 'This link is not known',
    lead: 'Your mail program may have cut it short: open it from the mail once more. If that does not help, ask the person who invited you for a new one.',
  },
} as const;

export default function StaffInvitationPage({ loaderData, params }: Route.ComponentProps) {
  const answer = useFormAnswer(FORM);
  const [isAccepted, setAccepted] = useState(answer?.values.isDone !== undefined);
  const { invitation, place } = loaderData;
  const [opened] = useState(invitation);
  useEffect(() => {
    if (!isAccepted) return;
    // Its sessions have ended, and of another account of this browser the next page makes one.
    sessionStore.loggedOut();
    moveFocusToContent();
  }, [isAccepted]);
  if (isAccepted) return <Accepted invitation={opened} place={place} />;
  if (invitation.state !== 'open')
    return (
      <AccountPage {...DEAD[invitation.state]} place={place}>
        {invitation.state === 'used' && <ButtonLink to={href('/login')}>Sign in</ButtonLink>}
      </AccountPage>
    );
  const { invitedBy, staffRole } = invitation;
  return (
    <AccountPage title="Join the staff" lead={`${invitedBy} invites you as ${staffRole}.`} place={place}>
      <AcceptForm token={params.token} invitation={invitation} onAccepted={() => setAccepted(true)} />
    </AccountPage>
  );
}

function Accepted({ invitation, place }: { invitation: StaffInvitation; place: AccountPlace | null }) {
  const isLed = invitation.state === 'open' && invitation.needsSecondFactor;
  const email = invitation.state === 'open' ? invitation.email : undefined;
  return (
    <AccountPage
      title="You are on the staff"
      lead={
        isLed
          ? 'Sign in with your new password. The next page sets up two-step sign-in, which your role needs.'
          : 'Sign in with your new password.'
      }
      place={place}
    >
      <ButtonLink
        to={pathWithNext('/login', isLed ? pathWithNext('/account/second-factor', '/admin-dashboard') : null)}
        state={{ email }}
      >
        Sign in
      </ButtonLink>
    </AccountPage>
  );
}

type Props = { token: string; invitation: OpenInvitation; onAccepted: () => void };

function AcceptForm({ token, invitation, onAccepted }: Props) {
  const { username, email, until, hasAccount, needsSecondFactor } = invitation;
  const form = useVisitorForm({ name: FORM });

  const send: Sending['send'] = async (values) => {
    const found = newAccountFaults(values, ['password']);
    if (hasFaults(found)) return found;
    const { password = '' } = values;
    await accountApi.acceptInvitation({ params: { token }, body: { password } });
    onAccepted();
  };

  return (
    <>
      <p className="mb-5">
        <strong>{username}</strong>
        <br />
        <span className="text-ink-soft wrap-anywhere">{email}</span>
      </p>
      {hasAccount && (
        <Notice tone="info" className="mb-5">
          There is already an account with this address. It becomes your staff account: the password that you
          choose replaces the old one, and other devices are signed out.
        </Notice>
      )}
      {needsSecondFactor && (
        <Notice tone="info" className="mb-5">
          Your role signs in with a second step. Have your phone at hand: you set it up next.
        </Notice>
      )}
      <AccountForm
        form={form}
        page={href('/staff-invitation/:token', { token })}
        action="Join the staff"
        busyAction="Joining…"
        sending={{ send, failed: (error) => failureAlert(error) }}
      >
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField
          label="Choose a password"
          autoComplete="new-password"
          hint={`At least ${LIMITS.passwordMin} characters.`}
        />
      </AccountForm>
      <p className="mt-5 text-sm text-ink-soft">
        This link works once, until {formatMoment(until)}. Anyone with this link can join in your place:
        please do not forward it.
      </p>
      <p className="mt-2">
        <Link to={href('/login')} className="inline-flex min-h-11 items-center text-link">
          Back to sign in
        </Link>
      </p>
    </>
  );
}
