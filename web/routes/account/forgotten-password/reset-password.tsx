import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { hasFaults, newAccountFaults } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { clientReason } from '../../../features/failures/failure-reason.ts';
import { fieldFaults, serverMessage } from '../../../features/failures/failure-text.ts';
import { isRefusal } from '../../../features/failures/is-refusal.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { signInApi } from '../../../features/session/sign-in-api.ts';
import { canOpenPage } from '../../../lib/loading/fetch-page-script.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { LOGIN } from '../sign-in/sign-in-page.ts';
import type { Route } from './+types/reset-password.ts';
import { ResendLink } from './resend-reset-link.tsx';

const REDIRECT_AFTER_MS = 2_000;

export const handle: PageHandle = { hasSecretAddress: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Choose a new password');

export default function ResetPassword({ params }: Route.ComponentProps) {
  const [isDead, setDead] = useState(false);
  return (
    <AccountPage
      title="Choose a new password"
      lead="It replaces the old one everywhere, and other devices are signed out."
      place="Gangtok"
    >
      <ResetPasswordForm token={params.token} onDeadLink={() => setDead(true)} />
      {isDead && <DeadLink />}
      <ResendLink token={params.token} />
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to="/login" className="inline-flex min-h-11 items-center text-link">
          Back to sign in
        </Link>
        {!isDead && (
          <Link to="/forgot-password" className="inline-flex min-h-11 items-center text-link">
            Ask for a new link
          </Link>
        )}
      </p>
    </AccountPage>
  );
}

/** Used, too old or not copied whole: by the address of the account there is another at once. */
function DeadLink() {
  return (
    <Notice tone="info" className="mt-6">
      <p className="font-medium">This link does not work any more.</p>
      <p className="mt-1">Give us the email of your account, and we send you another.</p>
      <ButtonLink to="/forgot-password" className="mt-3">
        Ask for a new link
      </ButtonLink>
    </Notice>
  );
}

/** A fault of the password is beside its field; any other refusal is the link's. */
function isLinkRefused(error: unknown): boolean {
  return isRefusal(error) && !fieldFaults(error).password;
}

function ResetPasswordForm({ token, onDeadLink }: { token: string; onDeadLink: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { faults, showFaults, clearFault } = useFaults(form);
  const [progress, setProgress] = useState<'idle' | 'sending' | 'done'>('idle');

  useEffect(() => {
    if (progress !== 'done') return;
    // Where the next page cannot be had, this one goes on saying that the password is another one now.
    let isLeft = false;
    setTimeout(async () => {
      if ((await canOpenPage(LOGIN)) && !isLeft) await navigate('/login');
    }, REDIRECT_AFTER_MS);
    return () => {
      isLeft = true;
    };
  }, [progress, navigate]);

  async function send(values: Record<string, string>) {
    const found = newAccountFaults(values, ['password']);
    showFaults(found);
    if (hasFaults(found)) return;
    setProgress('sending');
    dismissAlert();
    try {
      const answer = await signInApi.resetPassword({
        params: { token },
        body: { password: values.password ?? '' },
      });
      // The server has ended the account's sessions, and the next page asks to sign in.
      sessionStore.loggedOut();
      showAlert({ text: answer.message ?? 'Your password has been changed.', tone: 'success' });
      setProgress('done');
    } catch (error) {
      showFaults(fieldFaults(error));
      if (isLinkRefused(error)) onDeadLink();
      showAlert({ text: serverMessage(error) ?? 'Error resetting password', detail: clientReason(error) });
      setProgress('idle');
    }
  }

  return (
    <AccountForm
      formRef={form}
      action="Save the new password"
      busyAction={progress === 'done' ? 'Saved' : 'Saving…'}
      isBusy={progress !== 'idle'}
      onInput={clearFault}
      onSend={send}
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters.`}
        error={faults.password}
      />
    </AccountForm>
  );
}
