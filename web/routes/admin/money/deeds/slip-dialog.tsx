import { useState } from 'react';
import { STAFF_CALLS } from '../../../../../contracts/calls/staff-calls.ts';
import { callUrl } from '../../../../api/call-path.ts';
import { Dialog } from '../../../../ui/dialog.tsx';

/** A picture as a rule; anything else is downloaded. */
export function SlipDialog({ file, onClose }: { file: string; onClose: () => void }) {
  const [isPicture, setPicture] = useState(true);
  const url = callUrl(STAFF_CALLS, 'downloadReplyFile', { id: file });
  return (
    <Dialog open onClose={onClose} title="Slip of the payment">
      {isPicture ? (
        <img
          src={url}
          alt="Slip as the traveller sent it"
          onError={() => setPicture(false)}
          className="mx-auto max-h-[70dvh] min-h-40 rounded-field border border-mist object-contain"
        />
      ) : (
        <p>It is no picture that can be shown here.</p>
      )}
      <a href={url} download className="mt-3 flex min-h-11 w-fit items-center text-link">
        Download the slip
      </a>
    </Dialog>
  );
}
