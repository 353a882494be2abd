import { Download, Printer } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type {
  NewSecondFactor,
  SecondFactorState,
} from '../../../../contracts/accounts/own-account.contract.ts';
import { missingFields } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { UnsavedWarning } from '../../../features/drafts/leaving/unsaved-warning.tsx';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { safeNextPath } from '../../../features/session/safe-next-path.ts';
import { saveAsFile } from '../../../lib/browser/save-as-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { BackToAccount, loadAsSignedIn, SignedInFallback, SignedInPage } from '../form/signed-in-page.tsx';
import { useAccountCall } from '../form/use-account-call.ts';
import type { Route } from './+types/second-factor.ts';
import { ConfirmSecondFactor } from './confirm-second-factor.tsx';
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

  function startOver() {
    setBegun(undefined);
    return revalidate();
  }

  /** Not earlier: a failed reload would lose the codes with the page. */
  async function forgetCodes() {
    await startOver();
    setCodes(undefined);
  }

  if (codes) return <NewRecoveryCodes codes={codes} onDone={forgetCodes} />;
  // Even if setup began here: the response to a correct code may have been lost.
  if (state.since)
    return <SecondFactorOn state={state} since={state.since} onRenewed={setCodes} onOff={startOver} />;
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

/** Shown once: the server stores hashes. */
function NewRecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = safeNextPath(useSearchParams()[0].get('next'));
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const areSafe = useRef(false);
  const isLost = useCallback(() => !areSafe.current, []);
  useEffect(() => heading.current?.focus(), []);

  function download() {
    saveAsFile(fileOf(codes));
    areSafe.current = true;
  }

  async function done() {
    areSafe.current = true;
    setBusy(true);
    await (next ? navigate(next) : onDone());
    setBusy(false);
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Your recovery codes
      </h2>
      <p className="mt-3">
        Each one lets you in once in place of the app, in case you lose your phone. They are shown only now:
        keep them on paper or in a password manager, not on the phone.
      </p>
      <ul className="mt-5 grid gap-x-8 gap-y-2 rounded-card border border-mist bg-sheet p-5 font-mono text-[0.9375rem]">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={download}>
          <Download className="size-5" />
          Download
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <Printer className="size-5" />
          Print
        </Button>
        <Button busy={isBusy} onClick={() => void done()}>
          I have kept them
        </Button>
      </div>
      <UnsavedWarning hasChanges={isLost} text="These recovery codes are shown only now." />
    </>
  );
}

function fileOf(codes: string[]): File {
  const text = [`Recovery codes of ${location.host}: each lets in once.`, '', ...codes, ''].join('\n');
  return new File([text], 'recovery-codes.txt', { type: 'text/plain' });
}
