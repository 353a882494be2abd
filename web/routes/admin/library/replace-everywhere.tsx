import { useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import type { LibraryPicture } from '../../../../contracts/media.contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';
import { showNote } from '../toasts/show-toast.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureUses } from './picture-uses.tsx';

/** Chooses another picture, says what will change, and offers the way back. */
export function ReplaceEverywhere({ picture }: { picture: LibraryPicture }) {
  const act = useStaffAction();
  const [isChoosing, setChoosing] = useState(false);
  const [other, setOther] = useState<LibraryPicture | null>(null);
  const { _id: id, uses } = picture;

  async function replace(pictureId: string) {
    await act({
      call: (idempotencyKey) =>
        staffApi.replacePicture({ params: { id }, body: { pictureId }, idempotencyKey }),
      failed: 'Failed to replace the picture',
      done: ({ data }) => `The picture was replaced in ${countOf(data.replaced.length, 'place')}.`,
      undo: async ({ data: { replaced } }) => {
        const body = { pictureId, replaced };
        const { data } = await staffApi.undoReplacement({ params: { id }, body });
        if (data.left.length > 0) showNote(leftText(data.left));
      },
    });
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setChoosing(true)}>
        Replace everywhere…
      </Button>
      <PictureChooser
        open={isChoosing}
        title="Show which picture instead?"
        kind={picture.video ? 'video' : 'picture'}
        isLeftOut={(one) => one._id === id}
        onChosen={([chosen]) => setOther(chosen ?? null)}
        onClose={() => setChoosing(false)}
      />
      <ConfirmDialog
        open={other !== null}
        title="Replace this picture everywhere?"
        confirm={`Replace in ${countOf(uses.length, 'place')}`}
        cancel="Keep as it is"
        variant="primary"
        onConfirm={async () => {
          if (other) await replace(other._id);
        }}
        onClose={() => setOther(null)}
      >
        {other && <WhatChanges picture={picture} other={other} />}
      </ConfirmDialog>
    </>
  );
}

function WhatChanges({ picture, other }: { picture: LibraryPicture; other: LibraryPicture }) {
  const shown = { sizes: '240px', className: 'aspect-[3/2] w-full rounded-field' };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <figure>
          <Picture picture={picture} alt="The picture shown now" {...shown} />
          <figcaption className="mt-1 text-sm">Now</figcaption>
        </figure>
        <figure>
          <Picture picture={other} alt="The picture shown then" {...shown} />
          <figcaption className="mt-1 text-sm">Then</figcaption>
        </figure>
      </div>
      <p className="mt-4">These show the other one at once, on the site too:</p>
      <PictureUses uses={picture.uses} />
      {other.alt === '' && picture.alt !== '' && (
        <p className="mt-3">The other one has no words yet, and takes over those of this one.</p>
      )}
    </>
  );
}

function leftText(left: readonly { label: string }[]): string {
  const names = left.map(({ label }) => `“${label}”`);
  return `A colleague has changed ${new Intl.ListFormat('en-GB').format(names)} since; that stays.`;
}
