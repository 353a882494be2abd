import { useEffect, useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { isRefusal } from '../../../api/api-error.ts';
import { hasFaults, newAccountFaults } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { quotedFailure } from '../../../features/failures/failure-alert.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { actionOf, formAction } from '../../../features/forms/form-action.ts';
import { useFormAnswer } from '../../../features/forms/form-answer.ts';
import { FormAnswerNotice } from '../../../features/forms/form-answer-notice.tsx';
import { type Sending, useVisitorForm } from '../../../features/forms/use-visitor-form.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { canOpenPage } from '../../../lib/loading/fetch-page-script.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { AccountPage, clientLoader, LOGIN } from '../form/account-page.tsx';
import { placeBeside } from '../form/account-place.ts';
import type { Route } from './+types/reset-password.ts';
import { ResendLink } from './resend-reset-link.tsx';

const RESET_FORM = 'reset-password';
const RESET = 'Your password has been changed.';
const NOT_RESET = 'Error resetting password';

const resetPasswordAction = formAction(RESET_FORM, {
  async work({ api, values, params }) {
    const { password = '' } = values;
    const faults = newAccountFaults(values, ['password']);
    if (hasFaults(faults)) return { faults };
    const { message } = await api.resetPassword({
      params: { token: params.token ?? '' },
      body: { password },
    });
    return { said: { text: message ?? RESET, tone: 'success' }, values: { isDone: 'yes' } };
  },
  failed: (error) => ({
    ...quotedFailure(error, NOT_RESET),
    detail: isLinkRefused(error) ? 'Ask for a new link below.' : undefined,
    tone: 'error',
  }),
});

const REDIRECT_AFTER_MS = 2_000;

export const handle: PageHandle = { hasSecretAddress: true };

export const loader = placeBeside(2);

export { clientLoader };

export const action = actionOf({ [RESET_FORM]: resetPasswordAction });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Choose a new password');

export default function ResetPassword({ params, loaderData: place }: Route.ComponentProps) {
  const [isDead, setDead] = useState(false);
  const answer = useFormAnswer(RESET_FORM);
  const isReset = answer?.values.isDone !== undefined;
  useEffect(() => {
    if (isReset) sessionStore.loggedOut();
  }, [isReset]);
  if (isReset)
    return (
      <AccountPage title="Your password is changed" lead="Sign in with the new one." place={place}>
        <FormAnswerNotice answer={answer} />
        <ButtonLink to={href('/login')} className="mt-6">
          Sign in
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Choose a new password"
      lead="It replaces the old one everywhere, and other devices are signed out."
      place={place}
    >
      <ResetPasswordForm token={params.token} onDeadLink={() => setDead(true)} />
      {isDead && <DeadLink />}
      <ResendLink token={params.token} />
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to={href('/login')} className="inline-flex min-h-11 items-center text-link">
          Back to sign in
        </Link>
        {!isDead && (
          <Link to={href('/forgot-password')} className="inline-flex min-h-11 items-center text-link">
            Ask for a new link
          </Link>
        )}
      </p>
    </AccountPage>
  );
}

function DeadLink() {
  return (
    <Notice tone="info" className="mt-6">
      <p className="font-medium">This link does not work any more.</p>
      <p className="mt-1">Give us the email of your account, and we send you another.</p>
      <ButtonLink to={href('/forgot-password')} className="mt-3">
        Ask for a new link
      </ButtonLink>
    </Notice>
  );
}

function ResetPasswordForm({ token, onDeadLink }: { token: string; onDeadLink: () => void }) {
  const navigate = useNavigate();
  const form = useVisitorForm({ name: RESET_FORM });
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    // If the next page cannot load, this one still says that the password has changed.
    let isLeft = false;
    setTimeout(async () => {
      if ((await canOpenPage(LOGIN)) && !isLeft) await navigate(href('/login'));
    }, REDIRECT_AFTER_MS);
    return () => {
      isLeft = true;
    };
  }, [isDone, navigate]);

  const send: Sending['send'] = async (values) => {
    const found = newAccountFaults(values, ['password']);
    if (hasFaults(found)) return found;
    const { password = '' } = values;
    const answer = await accountApi.resetPassword({ params: { token }, body: { password } });
    // The server has ended the account's sessions, and the next page asks to sign in.
    sessionStore.loggedOut();
    showAlert({ text: answer.message ?? RESET, tone: 'success' });
    setDone(true);
  };

  function failed(error: unknown) {
    if (isLinkRefused(error)) onDeadLink();
    return quotedFailure(error, NOT_RESET);
  }

  return (
    <AccountForm
      form={form}
      page={href('/reset-password/:token', { token })}
      action="Save the new password"
      busyAction={isDone ? 'Saved' : 'Saving…'}
      isBusy={isDone}
      sending={{ send, failed }}
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters.`}
      />
    </AccountForm>
  );
}

/** A faulty password shows at its field; any other refusal concerns the link. */
function isLinkRefused(error: unknown): boolean {
  return isRefusal(error) && !fieldFaults(error).password;
}
