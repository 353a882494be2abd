import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ContactMessage } from '../../../../contracts/manage-contacts.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaffAction } from '../parts/use-staff-action.ts';
import { messagesApi } from './messages-api.ts';

/** Marks a message as done, or opens it again; the toast offers the way back. */
export function DoneButton({ message }: { message: Pick<ContactMessage, '_id' | 'name' | 'doneAt'> }) {
  const act = useStaffAction();
  const [isBusy, setBusy] = useState(false);
  const { _id, name, doneAt } = message;
  const isOpen = doneAt === null;

  async function change() {
    setBusy(true);
    const open = () => messagesApi.openAgain(_id);
    const close = () => messagesApi.markDone(_id);
    await act({
      call: isOpen ? close : open,
      failed: isOpen ? 'Failed to mark the message as done' : 'Failed to open the message again',
      done: isOpen ? 'The message is done.' : 'The message is open again.',
      undo: isOpen ? open : close,
    });
    setBusy(false);
  }

  return (
    <Button
      variant="secondary"
      busy={isBusy}
      onClick={() => void change()}
      aria-label={`${isOpen ? 'Mark done' : 'Open again'}: message from ${name}`}
      className="px-4 whitespace-nowrap"
    >
      {!isBusy &&
        (isOpen ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Undo2 aria-hidden="true" className="size-4" />
        ))}
      {isOpen ? 'Mark done' : 'Open again'}
    </Button>
  );
}
