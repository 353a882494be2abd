import { Check, Undo2 } from 'lucide-react';
import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { messagesApi } from './messages-api.ts';

/** Marks a message as done, or opens it again; the toast offers the way back. */
export function DoneButton({ message }: { message: Pick<ContactMessage, '_id' | 'name' | 'doneAt'> }) {
  const act = useStaffAction();
  const { _id, name, doneAt } = message;
  const isOpen = doneAt === null;

  function change() {
    const open = () => messagesApi.reopenContactMessage({ params: { id: _id } });
    const close = () => messagesApi.markContactMessageDone({ params: { id: _id } });
    return act({
      call: isOpen ? close : open,
      failed: isOpen ? 'Failed to mark the message as done' : 'Failed to open the message again',
      done: isOpen ? 'The message is done.' : 'The message is open again.',
      undo: isOpen ? open : close,
    });
  }

  return (
    <ActionButton
      variant="secondary"
      icon={isOpen ? Check : Undo2}
      onPress={change}
      aria-label={`${isOpen ? 'Mark done' : 'Open again'}: message from ${name}`}
      className="px-4 whitespace-nowrap"
    >
      {isOpen ? 'Mark done' : 'Open again'}
    </ActionButton>
  );
}
