import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type {
  NewSecondFactor,
  SecondFactorState,
} from '../../../../contracts/accounts/own-account.contract.ts';
import { missingFields } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { BackToAccount } from '../form/back-to-account.tsx';
import { loadAsSignedIn } from '../form/load-as-signed-in.ts';
import { SignedInFallback, SignedInPage } from '../form/signed-in-page.tsx';
import { useAccountCall } from '../form/use-account-call.ts';
import type { Route } from './+types/second-factor.ts';
import { ConfirmSecondFactor } from './confirm-second-factor.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Two-step sign-in');

export const clientLoader = () => loadAsSignedIn(async () => (await accountApi.getSecondFactor()).data);

export const HydrateFallback = () => <SignedInFallback title="Two-step sign-in" />;

export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  return (
    <SignedInPage
      title="Two-step sign-in"
      answer={loaderData}
      lead={() => 'Your password, and a code that an app on your phone shows.'}
      signedOut="You can then set up your account here."
    >
      {(state) => (
        <div className="max-w-[36rem]">
          <Steps state={state} />
          <BackToAccount />
        </div>
      )}
    </SignedInPage>
  );
}

function Steps({ state }: { state: SecondFactorState }) {
  const { revalidate } = useRevalidator();
  const [begun, setBegun] = useState<NewSecondFactor>();
  const [codes, setCodes] = useState<string[]>();

  function startAnew() {
    setBegun(undefined);
    return revalidate();
  }

  /** Not earlier: a failed reload would lose the codes with the page. */
  async function forgetCodes() {
    await startAnew();
    setCodes(undefined);
  }

  if (codes) return <NewRecoveryCodes codes={codes} onDone={forgetCodes} />;
  // Even if setup began here: the response to a correct code may have been lost.
  if (state.since)
    return <SecondFactorOn state={state} since={state.since} onRenewed={setCodes} onOff={startAnew} />;
  if (begun)
    return <ConfirmSecondFactor begun={begun} onConfirmed={setCodes} onCancel={() => setBegun(undefined)} />;
  return <BeginSecondFactor isRequired={state.isRequired} onBegun={setBegun} />;
}

type Props = { isRequired: boolean; onBegun: (begun: NewSecondFactor) => void };

function BeginSecondFactor({ isRequired, onBegun }: Props) {
  const { form, sending } = useAccountCall({
    check: (values) => missingFields(values, ['password']),
    call: async ({ password = '' }) =>
      onBegun((await accountApi.beginSecondFactor({ body: { password } })).data),
  });

  return (
    <>
      {isRequired && (
        <Notice tone="info" className="mb-6">
          The admin area opens as soon as this is set up.
        </Notice>
      )}
      <p>
        You need an authenticator app on your phone, such as Aegis, 2FAS, Google Authenticator or the password
        manager that you use. Without it, nobody who learns your password can sign in.
      </p>
      <div className="mt-6 max-w-[27rem]">
        <AccountForm form={form} action="Set up two-step sign-in" busyAction="One moment…" sending={sending}>
          <PasswordField label="Your password" autoComplete="current-password" />
        </AccountForm>
      </div>
    </>
  );
}
