import { useState } from 'react';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Has the link that confirms the address mailed once more. */
export function SendConfirmation() {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function send() {
    setState('busy');
    dismissAlert();
    try {
      await accountApi.sendConfirmation();
      setState('sent');
    } catch (error) {
      showAlert(failureAlert(error));
      setState('idle');
    }
  }

  if (state === 'sent') return <p role="status">A link is on its way. It works for seven days.</p>;
  return (
    <Button variant="secondary" busy={state === 'busy'} onClick={() => void send()}>
      {state === 'busy' ? 'Sending…' : 'Mail me the link'}
    </Button>
  );
}
