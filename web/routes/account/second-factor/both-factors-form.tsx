import { useState } from 'react';
import { missingFields } from '../../../features/account-form/account-check.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { CodeField, type CodeKind } from '../../../features/account-form/code-field.tsx';
import { OtherCode } from '../../../features/account-form/other-code.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useAccountCall } from '../form/use-account-call.ts';

type Props = { action: string; onSend: (body: { password: string; code: string }) => Promise<void> };

export function BothFactorsForm({ action, onSend }: Props) {
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
