import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DESK_LIMITS } from '../../../../../../contracts/fields/desk-limits.ts';
import type { ManagedPicture } from '../../../../../../contracts/media.contract.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Picture } from '../../../../../ui/pictures/picture.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { useStaffAction } from '../../../actions/use-staff-action.ts';
import { FocusDialog } from '../../../library/focus/focus-dialog.tsx';
import { LibraryButton } from '../../../library/library-button.tsx';
import { PictureDrop } from '../../../library/upload/picture-drop.tsx';
import { FormSection } from '../../../records/form-section.tsx';
import { SortList } from '../../../sorting/sort-list.tsx';
import { UploadList } from '../../../uploads/upload-list.tsx';
import type { Uploads } from '../../../uploads/use-uploads.ts';
import { useTourFields } from '../use-tour-fields.ts';
import { forgetOrderOf } from './chosen-order.ts';
import { unsavedAlts, withAlt } from './form-pictures.ts';
import { PictureCard } from './picture-card.tsx';
import { plainPicture } from './plain-picture.ts';
import { savePicture } from './save-picture.ts';

export function PictureEditor({ uploading }: { uploading: Uploads }) {
  const form = useTourFields();
  const act = useStaffAction();
  const { control, getValues, setValue, clearErrors, faultOf, tellRemoved } = form;
  const pictures = useWatch({ control, name: 'pictures' });
  const alts = useWatch({ control, name: 'alts' });
  const [focused, setFocused] = useState<ManagedPicture | null>(null);
  const change = (next: ManagedPicture[]) => {
    setValue('pictures', next, { shouldDirty: true });
    clearErrors(['pictures', 'photo']);
  };
  const { uploads, add } = uploading;

  async function saveWordsOf(id: string) {
    const unsaved = unsavedAlts(getValues()).find((one) => one.id === id);
    if (!unsaved) return;
    const call = () => savePicture(form, id, { alt: unsaved.alt });
    await act({ call, failed: 'Failed to save the picture', keepsPage: true });
  }

  function move(from: number, to: number) {
    const next = [...getValues('pictures')];
    const moved = next.splice(from, 1);
    for (const { _id } of moved) forgetOrderOf(_id);
    next.splice(to, 0, ...moved);
    change(next);
  }

  function takeOut(picture: ManagedPicture, place: number) {
    change(getValues('pictures').filter(({ _id }) => _id !== picture._id));
    tellRemoved('The picture was removed.', () => change(getValues('pictures').toSpliced(place, 0, picture)));
  }

  const fault = faultOf('pictures');
  const room = DESK_LIMITS.tourPictures - pictures.length - uploads.length;
  return (
    <FormSection
      id="picture-editor"
      title="Pictures"
      lead="The first one is the cover. JPEG, PNG, WebP, AVIF or HEIC; what is over 10 MB is made smaller first."
    >
      <SortList
        count={pictures.length}
        nameOf={(place) => pictures[place]?.alt || `Picture ${place + 1}`}
        onMove={move}
      >
        <ul aria-label="Pictures" className="grid gap-4">
          {pictures.map((picture, place) => (
            <PictureCard
              key={picture._id}
              picture={picture}
              place={place}
              count={pictures.length}
              fault={faultOf(`pictures.${place}`)}
              alts={alts[picture._id] ?? picture.alt}
              onType={(typed) => setValue('alts', withAlt(getValues(), picture._id, typed))}
              onTyped={() => void saveWordsOf(picture._id)}
              onFocus={() => setFocused(picture)}
              onMove={(to) => move(place, to)}
              onRemove={() => takeOut(picture, place)}
            />
          ))}
        </ul>
      </SortList>
      <div className="mt-4 empty:hidden">
        <UploadList uploading={uploading} />
      </div>
      {fault && <p className="mt-2 text-sm font-medium text-rhododendron">{fault}</p>}
      {room > 0 && (
        <>
          <PictureDrop room={room} isFirst={pictures.length + uploads.length === 0} onFiles={add} />
          <LibraryButton
            room={room}
            isLeftOut={({ _id }) => pictures.some((one) => one._id === _id)}
            onChosen={(chosen) => change([...getValues('pictures'), ...chosen])}
          />
        </>
      )}
      {pictures.length === 0 && <TypedPhoto />}
      <FocusDialog
        picture={focused}
        onSave={async (focuses) => {
          if (focused) await savePicture(form, focused._id, focuses);
        }}
        onClose={() => setFocused(null)}
      />
    </FormSection>
  );
}

function TypedPhoto() {
  const { of, getValues } = useTourFields();
  const [shown, setShown] = useState(() => getValues('photo'));
  const [failed, setFailed] = useState<string>();
  const isAddress = /^(?:\/|https?:)/i.test(shown);
  // The content security policy blocks http: pictures.
  const isBroken = failed === shown || /^http:/i.test(shown);
  return (
    <div className="mt-5">
      <TextField
        label="Or the address of a photo"
        placeholder="https:// or /media/"
        {...of('photo', {
          onBlur: ({ target }: { target: HTMLInputElement }) => setShown(target.value.trim()),
        })}
      />
      {isAddress && !isBroken && (
        <div className="mt-3 w-48 max-w-full">
          <Picture
            key={shown}
            picture={plainPicture(shown)}
            alt="The photo at this address"
            sizes="192px"
            haste="soon"
            onFailure={() => setFailed(shown)}
            className="aspect-[3/2] w-full rounded-field"
          />
        </div>
      )}
      {isAddress && isBroken && (
        <Notice tone="error" role="alert" className="mt-3">
          This photo does not load. Visitors see an empty box in its place: check the address, or upload the
          picture.
        </Notice>
      )}
    </div>
  );
}
