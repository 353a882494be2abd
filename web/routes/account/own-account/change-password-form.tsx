import { useRef, useState } from 'react';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { type Faults, useFaults } from '../../../ui/fields/use-faults.ts';
import { hasFaults } from '../form/account-check.ts';
import { AccountForm } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { accountApi } from './account-api.ts';

export function ChangePasswordForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, showFaults, clearFault } = useFaults(form);
  const [isBusy, setBusy] = useState(false);

  async function send({ currentPassword = '', newPassword = '' }: Record<string, string>) {
    const found = passwordFaults(currentPassword, newPassword);
    showFaults(found);
    if (hasFaults(found)) return;
    setBusy(true);
    dismissAlert();
    try {
      const answer = await accountApi.changePassword({ body: { currentPassword, newPassword } });
      form.current?.reset();
      showAlert({ text: answer.message ?? 'Your password is changed.', tone: 'success' });
    } catch (error) {
      showFaults(fieldFaults(error));
      showAlert(failureAlert(error));
    }
    setBusy(false);
  }

  return (
    <AccountForm
      formRef={form}
      action="Change password"
      busyAction="Changing…"
      isBusy={isBusy}
      onInput={clearFault}
      onSend={send}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={faults.currentPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters. Other devices are signed out.`}
        error={faults.newPassword}
      />
    </AccountForm>
  );
}

function passwordFaults(currentPassword: string, newPassword: string): Faults {
  const faults: Faults = {};
  if (!currentPassword) faults.currentPassword = 'Enter your password.';
  if (newPassword.length < LIMITS.passwordMin) {
    faults.newPassword = `Use at least ${LIMITS.passwordMin} characters for your password.`;
  }
  return faults;
}
