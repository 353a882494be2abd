import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { messagesApi } from './messages-api.ts';

export function DeleteMessage({ message: { _id, name } }: { message: ContactMessage }) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);

  async function remove() {
    await act({
      call: () => messagesApi.deleteContactMessage({ params: { id: _id } }),
      failed: 'Failed to delete the message',
      done: 'Message deleted successfully',
      leadsTo: '/admin/messages',
    });
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)} className="px-4">
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Delete this message?"
        confirm="Delete"
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        <p>
          The message from {name} goes for good, with everything that was written back. A reply that has not
          gone out yet is not sent.
        </p>
      </ConfirmDialog>
    </>
  );
}
