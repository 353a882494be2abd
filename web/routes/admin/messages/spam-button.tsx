import { MailCheck, ShieldAlert } from 'lucide-react';
import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { messagesApi } from './messages-api.ts';

/** Puts a message into the spam folder, or takes it out; the toast offers the way back. */
export function SpamButton({ message }: { message: Pick<ContactMessage, '_id' | 'name' | 'spam'> }) {
  const act = useStaffAction();
  const { _id, name, spam } = message;
  const rescue = () => messagesApi.rescueContactMessage({ params: { id: _id } });
  const mark = () => messagesApi.markContactMessageSpam({ params: { id: _id } });

  function change() {
    return act({
      call: spam ? rescue : mark,
      failed: spam ? 'Failed to bring the message back' : 'Failed to mark the message as spam',
      done: spam ? 'The message is back in the list.' : 'The message is in the spam folder.',
      undo: spam ? mark : rescue,
    });
  }

  return (
    <ActionButton
      variant="secondary"
      icon={spam ? MailCheck : ShieldAlert}
      onPress={change}
      aria-label={`${spam ? 'Not spam' : 'Spam'}: message from ${name}`}
      className="px-4 whitespace-nowrap"
    >
      {spam ? 'Not spam' : 'Spam'}
    </ActionButton>
  );
}
