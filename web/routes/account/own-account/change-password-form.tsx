import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { AccountForm } from '../../../features/account-form/account-form.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { showAlert } from '../../../features/alerts/alerts.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';
import { useAccountCall } from '../form/use-account-call.ts';
import { changePassword } from './own-account-calls.ts';

const MAYBE_CHANGED =
  'Your password may have been changed all the same: if the old one no longer works, use the new one.';

type Props = { email: string; onChanged?: () => Promise<void> | void };

export function ChangePasswordForm({ email, onChanged = () => {} }: Props) {
  const { form, sending } = useAccountCall({
    check: passwordFaults,
    async call({ currentPassword = '', newPassword = '' }) {
      const answer = await changePassword({ currentPassword, newPassword });
      form.draft.form.current?.reset();
      await onChanged();
      showAlert({ text: answer.message ?? 'Your password is changed.', tone: 'success' });
    },
    ifUnanswered: MAYBE_CHANGED,
  });

  return (
    <AccountForm form={form} action="Change password" busyAction="Changing…" sending={sending}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField label="Current password" name="currentPassword" autoComplete="current-password" />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters. Other devices are signed out.`}
      />
    </AccountForm>
  );
}

function passwordFaults({ currentPassword = '', newPassword = '' }: Record<string, string>): Faults {
  const faults: Faults = {};
  if (!currentPassword) faults.currentPassword = 'Enter your password.';
  if (newPassword.length < LIMITS.passwordMin) {
    faults.newPassword = `Use at least ${LIMITS.passwordMin} characters for your password.`;
  }
  return faults;
}
