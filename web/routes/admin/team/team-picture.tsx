import { Crosshair, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import type { ManagedPicture } from '../../../../contracts/media.contract.ts';
import type { ManagedTeamMember } from '../../../../contracts/team/team.contract.ts';
import { callUrl } from '../../../api/call-path.ts';
import { Portrait } from '../../../features/team/portrait.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FocusDialog } from '../library/focus/focus-dialog.tsx';
import { LibraryButton } from '../library/library-button.tsx';
import { PictureDrop } from '../library/upload/picture-drop.tsx';
import { pictureUploader } from '../library/upload/upload-picture.ts';
import { FormSection } from '../records/form-section.tsx';
import { staffApi } from '../staff-api.ts';
import { UploadList } from '../uploads/upload-list.tsx';
import { useUploads } from '../uploads/use-uploads.ts';

type Props = { picture: ReturnType<typeof useTeamPicture>; name: string; fault: string | undefined };

const IN_THE_MIDDLE = { x: 50, y: 50 };

export function TeamPicture({ picture, name, fault }: Props) {
  const { id, shown, choose, learn, take, uploading } = picture;
  const [isFocusing, setFocusing] = useState(false);
  const hasPicture = id !== '';
  return (
    <FormSection
      title="Picture"
      lead="May stay empty: their initials stand in. JPEG, PNG, WebP, AVIF or HEIC, with the face large in it."
    >
      {hasPicture && (
        <div className="flex flex-wrap items-center gap-4">
          {shown ? (
            <Portrait name={name} picture={shown} across={96} className="size-24 rounded-full text-2xl" />
          ) : (
            // From a draft: only the id is known.
            <img
              src={callUrl(STAFF_CALLS, 'getWholePicture', { id })}
              alt=""
              className="size-24 shrink-0 rounded-full object-cover"
            />
          )}
          <div className="-ml-2 flex flex-wrap">
            <Button variant="quiet" onClick={() => setFocusing(true)} className="px-3">
              <Crosshair className="size-5" />
              Choose what stays in sight
            </Button>
            <Button variant="quiet" onClick={() => choose('')} className="px-3">
              <Trash2 className="size-5" />
              Take it out
            </Button>
          </div>
        </div>
      )}
      {fault && <p className="mt-2 text-sm font-medium text-rhododendron">{fault}</p>}
      <div className="mt-4 empty:hidden">
        <UploadList uploading={uploading} />
      </div>
      {uploading.uploads.length === 0 && (
        <>
          <PictureDrop
            room={1}
            isFirst={!hasPicture}
            label={hasPicture ? 'Choose another picture' : 'Choose a picture'}
            onFiles={uploading.add}
          />
          <LibraryButton
            isLeftOut={({ _id }) => _id === id}
            onChosen={([chosen]) => chosen && take(chosen)}
          />
        </>
      )}
      <FocusDialog
        picture={isFocusing ? (shown ?? { _id: id, focus: IN_THE_MIDDLE, tallFocus: null }) : null}
        onSave={async (body) => learn((await staffApi.changePicture({ params: { id }, body })).data)}
        onClose={() => setFocusing(false)}
      />
    </FormSection>
  );
}

export function useTeamPicture(
  member: ManagedTeamMember | null,
  { id, choose, save }: { id: string; choose: (id: string) => void; save: () => void },
) {
  const [known, setKnown] = useState<ManagedPicture[]>(member?.picture ? [member.picture] : []);

  const learn = (picture: ManagedPicture) =>
    setKnown((all) => [picture, ...all.filter(({ _id }) => _id !== picture._id)]);

  function take(picture: ManagedPicture) {
    learn(picture);
    choose(picture._id);
  }

  const uploading = useUploads(`team:${member?._id ?? 'new'}`, pictureUploader, {
    onDone: take,
    save,
  });
  return { id, shown: known.find(({ _id }) => _id === id), choose, learn, take, uploading };
}
