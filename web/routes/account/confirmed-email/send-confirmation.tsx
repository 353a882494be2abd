import { useState } from 'react';
import { accountApi } from '../../../features/session/account-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { usePress } from '../form/use-press.ts';

export function SendConfirmation() {
  const [isSent, setSent] = useState(false);
  const { isBusy, press } = usePress();

  const send = () =>
    press(async () => {
      await accountApi.sendConfirmation();
      setSent(true);
    });

  if (isSent) return <p role="status">A link is on its way. It works for seven days.</p>;
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
      {isBusy ? 'Sending…' : 'Mail me the link'}
    </Button>
  );
}
