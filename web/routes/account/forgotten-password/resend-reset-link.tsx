import { useEffect, useState } from 'react';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';

const WAIT_SECONDS = 30;

/** The countdown is hidden from screen readers, which would read out each second. */
export function ResendLink({ token }: { token: string }) {
  const { left, restart } = useCountdown(WAIT_SECONDS);
  const [isBusy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    try {
      const answer = await accountApi.resendResetLink({ body: { token } });
      showAlert({ text: answer.message ?? 'Reset link resent.', tone: 'success' });
    } catch (error) {
      showAlert({ text: 'Error resending reset link.', detail: failureReason(error) });
    }
    setBusy(false);
    restart();
  }

  return (
    <div className="mt-6 flex min-h-11 items-center">
      {left > 0 ? (
        <p className="text-ink-soft">
          The link does not work? Ask for a new one{' '}
          <span className="tabular-nums" role="timer" aria-live="off">
            in {left} s
          </span>
          .
        </p>
      ) : (
        <Button variant="secondary" busy={isBusy} onClick={resend}>
          Resend Reset Link
        </Button>
      )}
    </div>
  );
}

/** Uses the clock: timers in background tabs are late. */
function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts the clock again
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000;
    setLeft(seconds);
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, round]);

  return { left, restart: () => setRound((last) => last + 1) };
}
