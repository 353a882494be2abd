import type { NewSecondFactor } from '../../../../contracts/accounts/second-factor.contract.ts';
import { missingFields } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { accountApi } from '../../../features/session/account-api.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { useAccountCall } from '../form/use-account-call.ts';

type Props = { isRequired: boolean; onBegun: (begun: NewSecondFactor) => void };

export function BeginSecondFactor({ isRequired, onBegun }: Props) {
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
