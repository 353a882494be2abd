import { showAlert } from '../../../features/alerts/alerts.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { signOut } from '../../../features/session/sign-out/sign-out.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { usePress } from '../form/use-press.ts';

export function SignOutEverywhere() {
  const { isBusy, press } = usePress();

  const leave = () =>
    press(async () => {
      const answer = await accountApi.signOutEverywhere();
      signOut();
      showAlert({ text: answer.message ?? 'You are signed out everywhere.', tone: 'success' });
    });

  return (
    <>
      <p className="mb-4 text-ink-soft">Ends all your sessions, on this device and all others.</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void leave()}>
        Sign out everywhere
      </Button>
    </>
  );
}
