import { href, Link } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { hasFaults, missingFields } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { quotedFailure } from '../../../features/failures/failure-alert.ts';
import { actionOf, formAction } from '../../../features/forms/form-action.ts';
import { type Sending, useVisitorForm } from '../../../features/forms/use-visitor-form.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AccountPage, clientLoader } from '../form/account-page.tsx';
import { placeBeside } from '../form/account-place.ts';
import type { Route } from './+types/forgot-password.ts';

const FORGOT_FORM = 'forgot-password';
const LINK_SENT = 'Password reset link has been sent to your email.';
const LINK_NOT_SENT = 'Something went wrong. Please try again.';

const forgotPasswordAction = formAction(FORGOT_FORM, {
  async work({ api, values }) {
    const faults = missingFields(values, ['email']);
    if (hasFaults(faults)) return { faults };
    await api.forgotPassword({ body: { email: values.email ?? '' } });
    return { said: { text: LINK_SENT, tone: 'success' } };
  },
  failed: (error) => ({ ...quotedFailure(error, LINK_NOT_SENT), tone: 'error' }),
});

export const handle: PageHandle = { isPublic: true, isHidden: true, isDoor: true };

export const loader = placeBeside(3);

export { clientLoader };

export const action = actionOf({ [FORGOT_FORM]: forgotPasswordAction });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Forgot your password?');

export default function ForgotPassword({ loaderData: place }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Tell us your account’s email address and we will send you a link. It works once, for one hour."
      place={place}
    >
      <ForgotPasswordForm />
      <p className="mt-6">
        <Link to={href('/login')} className="inline-flex min-h-11 items-center text-link">
          Back to sign in
        </Link>
      </p>
    </AccountPage>
  );
}

function ForgotPasswordForm() {
  const form = useVisitorForm({ name: FORGOT_FORM });

  const send: Sending['send'] = async (values) => {
    const missing = missingFields(values, ['email']);
    if (hasFaults(missing)) return missing;
    await accountApi.forgotPassword({ body: { email: values.email ?? '' } });
    showAlert({ text: LINK_SENT, tone: 'success' });
  };
  const failed = (error: unknown) => quotedFailure(error, LINK_NOT_SENT);

  return (
    <AccountForm
      form={form}
      page={href('/forgot-password')}
      action="Send the link"
      busyAction="Sending…"
      sending={{ send, failed }}
    >
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
    </AccountForm>
  );
}
