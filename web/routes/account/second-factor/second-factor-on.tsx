import { useState } from 'react';
import type { SecondFactorState } from '../../../../contracts/accounts/own-account.contract.ts';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { missingFields } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { CodeField, type CodeKind, OtherCode } from '../../../features/account-form/code-field.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useAccountCall } from '../form/use-account-call.ts';

const FEW_CODES = 3;

type Props = {
  state: SecondFactorState;
  since: string;
  onRenewed: (recoveryCodes: string[]) => void;
  onOff: () => Promise<void>;
};

export function SecondFactorOn({ state, since, onRenewed, onOff }: Props) {
  const { recoveryCodesLeft, isRequired } = state;
  return (
    <>
      <Notice tone="success">
        On since {formatDay(since)}. {countOf(recoveryCodesLeft, 'recovery code')} left.
      </Notice>
      {recoveryCodesLeft < FEW_CODES && (
        <Notice tone="info" className="mt-3">
          Make new recovery codes before you need them.
        </Notice>
      )}
      <section aria-labelledby="renew" className="mt-10">
        <h2 id="renew" className="text-xl">
          New recovery codes
        </h2>
        <p className="mt-2 text-ink-soft">Ten new ones; those from before let nobody in any more.</p>
        <BothFactorsForm
          action="Make new recovery codes"
          onSend={async (body) =>
            onRenewed((await accountApi.renewRecoveryCodes({ body })).data.recoveryCodes)
          }
        />
      </section>
      <section aria-labelledby="off" className="mt-10">
        <h2 id="off" className="text-xl">
          Switch off
        </h2>
        <p className="mt-2 text-ink-soft">
          {isRequired
            ? 'Do this to set it up with another phone. Until you have, the admin area stays closed to you.'
            : 'Your password alone is then enough to sign in. To use another phone, switch it off and set it up again.'}
        </p>
        <BothFactorsForm
          action="Switch two-step sign-in off"
          onSend={async (body) => {
            const answer = await accountApi.switchSecondFactorOff({ body });
            await onOff();
            showAlert({ text: answer.message ?? 'Two-step sign-in is off.', tone: 'success' });
          }}
        />
      </section>
    </>
  );
}

type BothFactorsFormProps = {
  action: string;
  onSend: (body: { password: string; code: string }) => Promise<void>;
};

function BothFactorsForm({ action, onSend }: BothFactorsFormProps) {
  const { form, sending } = useAccountCall({
    check: (values) => missingFields(values, ['password', 'code']),
    call: ({ password = '', code = '' }) => onSend({ password, code }),
  });
  const [isAsked, setAsked] = useState(false);
  const [kind, setKind] = useState<CodeKind>('app');
  if (!isAsked)
    return (
      <Button variant="secondary" className="mt-4" onClick={() => setAsked(true)}>
        {action}
      </Button>
    );
  return (
    <div className="mt-4 max-w-[27rem]">
      <AccountForm form={form} action={action} busyAction="One moment…" sending={sending}>
        <PasswordField label="Your password" autoComplete="current-password" />
        <CodeField kind={kind} />
        <OtherCode kind={kind} onKind={setKind} />
      </AccountForm>
      <Button variant="quiet" className="mt-3 w-full" onClick={() => setAsked(false)}>
        Cancel
      </Button>
    </div>
  );
}
