import { useState } from 'react';
import { href } from 'react-router';
import type { PageHandle } from '../../../../contracts/page-handle.ts';
import { dismissAlert } from '../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { moveFocusToContent } from '../../../lib/browser/move-focus-to-content.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { loadAsSignedIn, SignedInFallback, SignedInPage } from '../form/signed-in-page.tsx';
import type { Route } from './+types/confirm-email.ts';
import { SendConfirmation } from './send-confirmation.tsx';

export const handle: PageHandle = { hasSecretAddress: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Confirm your address');

export const clientLoader = () => loadAsSignedIn(async () => (await accountApi.getOwnAccount()).data);

export const HydrateFallback = () => <SignedInFallback title="Confirm your address" />;

/** Mail scanners open links, so only the button confirms. */
export default function ConfirmEmail({ loaderData, params }: Route.ComponentProps) {
  return (
    <SignedInPage
      title="Confirm your address"
      answer={loaderData}
      signedOut="One press then confirms that the address is yours. We ask for your password too, so that nobody can confirm an account they made with somebody else’s address."
    >
      {({ email, isEmailProved }) => (
        <div className="max-w-[34rem]">
          <Confirmation email={email} isConfirmed={isEmailProved} token={params.token} />
        </div>
      )}
    </SignedInPage>
  );
}

type Props = { email: string; isConfirmed: boolean; token: string };

function Confirmation({ email, isConfirmed, token }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>(isConfirmed ? 'done' : 'idle');
  const [failure, setFailure] = useState<{ text: string; detail?: string }>();

  async function confirm() {
    setState('busy');
    setFailure(undefined);
    dismissAlert();
    try {
      await accountApi.confirmEmail({ body: { token } });
      setState('done');
      moveFocusToContent();
    } catch (error) {
      setFailure(failureAlert(error));
      setState('idle');
    }
  }

  if (state === 'done')
    return (
      <>
        <p role="status" className="mb-6 text-lead">
          <strong className="wrap-anywhere">{email}</strong> is confirmed as yours.
        </p>
        <ButtonLink to={href('/account')}>Your account</ButtonLink>
      </>
    );
  return (
    <>
      <p className="mb-6 text-lead">
        You are signed in and have opened a link that we mailed to{' '}
        <strong className="wrap-anywhere">{email}</strong>. Is this your address?
      </p>
      <Button busy={state === 'busy'} onClick={() => void confirm()}>
        {state === 'busy' ? 'Confirming…' : 'Yes, this is my address'}
      </Button>
      {failure && (
        <div role="alert" className="mt-6">
          <p className="font-medium text-rhododendron">{failure.text}</p>
          {failure.detail && <p className="mt-1">{failure.detail}</p>}
          <div className="mt-4">
            <SendConfirmation />
          </div>
        </div>
      )}
    </>
  );
}
