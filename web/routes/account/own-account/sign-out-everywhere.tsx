import { useState } from 'react';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { signOut } from '../../../features/session/sign-out/sign-out.ts';
import { Button } from '../../../ui/buttons/button.tsx';

export function SignOutEverywhere() {
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    dismissAlert();
    try {
      const answer = await accountApi.signOutEverywhere();
      signOut();
      showAlert({ text: answer.message ?? 'You are signed out everywhere.', tone: 'success' });
    } catch (error) {
      showAlert(failureAlert(error));
      setBusy(false);
    }
  }

  return (
    <>
      <p className="mb-4 text-ink-soft">Ends all your sessions, on this device and all others.</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void leave()}>
        Sign out everywhere
      </Button>
    </>
  );
}
