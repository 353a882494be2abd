import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { hasFaults, missingFields } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { clientReason } from '../../../features/failures/failure-reason.ts';
import { fieldFaults, serverMessage } from '../../../features/failures/failure-text.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { signInApi } from '../../../features/session/sign-in-api.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { AccountPage } from '../form/account-page.tsx';
import type { Route } from './+types/forgot-password.ts';

export const handle: PageHandle = { isPublic: true, isHidden: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Forgot your password?');

export default function ForgotPassword() {
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Tell us your account’s email address and we will send you a link. It works once, for one hour."
      place="Kalimpong"
    >
      <ForgotPasswordForm />
      <p className="mt-6">
        <Link to="/login" className="inline-flex min-h-11 items-center text-link">
          Back to sign in
        </Link>
      </p>
    </AccountPage>
  );
}

function ForgotPasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const { faults, showFaults, clearFault } = useFaults(form);
  const [isBusy, setBusy] = useState(false);

  async function send(values: Record<string, string>) {
    const missing = missingFields(values, ['email']);
    showFaults(missing);
    if (hasFaults(missing)) return;
    setBusy(true);
    dismissAlert();
    try {
      await signInApi.forgotPassword({ body: { email: values.email ?? '' } });
      showAlert({ text: 'Password reset link has been sent to your email.', tone: 'success' });
    } catch (error) {
      showFaults(fieldFaults(error));
      showAlert({
        text: serverMessage(error) ?? 'Something went wrong. Please try again.',
        detail: clientReason(error),
      });
    }
    setBusy(false);
  }

  return (
    <AccountForm
      formRef={form}
      action="Send the link"
      busyAction="Sending…"
      isBusy={isBusy}
      onInput={clearFault}
      onSend={send}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={faults.email}
      />
    </AccountForm>
  );
}
