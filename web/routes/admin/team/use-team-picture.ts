import { useEffect, useState } from 'react';
import type { ManagedPicture } from '../../../../contracts/media.contract.ts';
import type { ManagedTeamMember } from '../../../../contracts/team/team.contract.ts';
import type { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { pictureUploader } from '../tours/form/pictures/upload/upload-picture.ts';
import { useUploads } from '../uploads/use-uploads.ts';

type Draft = Pick<ReturnType<typeof useFormDraft>, 'form' | 'save'>;

export type TeamPictureState = ReturnType<typeof useTeamPicture>;

/** The one picture of a person: its id is typed into a field that nobody sees, so that it goes with the draft. */
export function useTeamPicture(member: ManagedTeamMember | null, { form, save }: Draft, onUp: () => void) {
  const [id, setId] = useState(member?.picture?._id ?? '');
  const [known, setKnown] = useState<ManagedPicture[]>(member?.picture ? [member.picture] : []);
  const fieldOf = () => form.current?.elements.namedItem('pictureId') as HTMLInputElement | null;

  /** What is put back by the draft, or chosen of a colleague's, is written into the field. */
  const look = () => setId(fieldOf()?.value ?? '');
  useEffect(look);

  function choose(next: string) {
    const field = fieldOf();
    if (field) field.value = next;
    setId(next);
    save();
  }

  /** As the server has it now. */
  const learn = (picture: ManagedPicture) =>
    setKnown((all) => [picture, ...all.filter(({ _id }) => _id !== picture._id)]);

  const uploading = useUploads(`team:${member?._id ?? 'new'}`, pictureUploader, {
    onDone(picture) {
      learn(picture);
      choose(picture._id);
    },
    save: onUp,
  });
  return { id, shown: known.find(({ _id }) => _id === id), choose, learn, look, uploading };
}
