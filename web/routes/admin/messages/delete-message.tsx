import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { useDeskPosition, useEnquiryAddress } from '../enquiries/position/desk-position.ts';
import { staffApi } from '../staff-api.ts';

export function DeleteMessage({ message: { _id, name, enquiry } }: { message: ContactMessage }) {
  const act = useStaffAction();
  const addressOf = useEnquiryAddress();
  const place = useDeskPosition();
  const [isAsked, setAsked] = useState(false);

  async function remove() {
    await act({
      call: () => staffApi.deleteContactMessage({ params: { id: _id } }),
      failed: 'Failed to delete the message',
      done: 'Message deleted successfully',
      leadsTo: place?.listAddress ?? href('/admin/messages'),
    });
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)} title="Delete" className="px-4 max-xl:px-3.5">
        <Trash2 className="size-4" />
        <span className="max-xl:sr-only">Delete</span>
      </Button>
      {enquiry && (
        <Dialog
          open={isAsked}
          title={`This message is the enquiry ${enquiry.reference} now`}
          onClose={() => setAsked(false)}
        >
          <p className="text-ink-soft">
            The enquiry shows its words. Delete that one: the message, once it is done, goes with it when it
            leaves the bin for good.
          </p>
          <DialogFooter cancel="Keep" onCancel={() => setAsked(false)}>
            <ButtonLink to={addressOf(enquiry._id)}>Open the enquiry</ButtonLink>
          </DialogFooter>
        </Dialog>
      )}
      <ConfirmDialog
        open={isAsked && !enquiry}
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
