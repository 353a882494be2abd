import { Ban, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { MailDetail } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { ConfirmDialog } from '../../actions/confirm-dialog.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { staffApi } from '../../staff-api.ts';
import { sendingWords } from '../health/outbox-words.ts';

export function MailActions({ mail: { _id, state, recipient } }: { mail: MailDetail }) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);
  const wasSent = state === 'sent' || state === 'written';
  const params = { id: _id };

  const again = (isKnownAsSent: boolean) => () => staffApi.sendMailAgain({ params, body: { isKnownAsSent } });

  async function sendAgain(isKnownAsSent: boolean) {
    await act({
      call: again(isKnownAsSent),
      failed: 'Failed to send the mail again',
      done: () => sendingWords('The mail'),
    });
  }
  async function cancel() {
    await act({
      call: () => staffApi.cancelMail({ params }),
      failed: 'Failed to cancel the mail',
      done: 'The mail is cancelled.',
      undo: again(false),
    });
  }

  if (state === 'sending') return null;
  if (state === 'waiting' || state === 'retrying' || state === 'held')
    return (
      <ActionButton variant="danger" icon={Ban} onPress={cancel}>
        Cancel this mail
      </ActionButton>
    );
  if (!wasSent)
    return (
      <ActionButton variant="secondary" icon={RotateCw} onPress={() => sendAgain(false)}>
        Send again
      </ActionButton>
    );
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        <RotateCw aria-hidden="true" className="size-4" />
        Send again
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Send this mail a second time?"
        confirm="Send again"
        cancel="Not now"
        onConfirm={() => sendAgain(true)}
        onClose={() => setAsked(false)}
      >
        <p className="wrap-anywhere">
          It went out to {recipient} already. Whoever reads there gets it twice.
        </p>
      </ConfirmDialog>
    </>
  );
}
