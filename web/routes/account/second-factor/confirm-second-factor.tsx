import { useEffect, useRef } from 'react';
import type { NewSecondFactor } from '../../../../contracts/accounts/own-account.contract.ts';
import { missingFields } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { CodeField } from '../../../features/account-form/code-field.tsx';
import { accountApi } from '../../../features/session/account-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { drawQr } from '../../../ui/qr/qr-drawing.ts';
import { useAccountCall } from '../form/use-account-call.ts';

const MAYBE_ON = 'Two-step sign-in may be on all the same: press once more to see.';

type Props = { begun: NewSecondFactor; onConfirmed: (recoveryCodes: string[]) => void; onCancel: () => void };

export function ConfirmSecondFactor({ begun, onConfirmed, onCancel }: Props) {
  const { form, sending } = useAccountCall({
    check: (values) => missingFields(values, ['code']),
    call: async ({ code = '' }) =>
      onConfirmed((await accountApi.confirmSecondFactor({ body: { code } })).data.recoveryCodes),
    ifUnanswered: MAYBE_ON,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Scan this with the app
      </h2>
      <QrCode
        drawing={drawQr(begun.address)}
        label="QR code for your authenticator app"
        className="mt-4 size-56"
      />
      <p className="mt-4 text-ink-soft">
        On this very phone,{' '}
        <a href={begun.address} className="text-link">
          open it in the app
        </a>
        . Or type this key into the app:
      </p>
      <p className="mt-2 font-mono text-lg tracking-wide wrap-anywhere">{inGroups(begun.secret)}</p>
      <h2 className="mt-8 text-heading">Type the code that it shows</h2>
      <div className="mt-4 max-w-[27rem]">
        <AccountForm form={form} action="Switch on" busyAction="One moment…" sending={sending}>
          <CodeField
            kind="app"
            hint="Six digits, a new one every half minute. Other devices are signed out."
          />
        </AccountForm>
        <Button variant="quiet" className="mt-3 w-full" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
