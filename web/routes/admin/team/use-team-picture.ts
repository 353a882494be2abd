import { useState } from 'react';
import type { ManagedPicture } from '../../../../contracts/media.contract.ts';
import type { ManagedTeamMember } from '../../../../contracts/team/team.contract.ts';
import { pictureUploader } from '../tours/form/pictures/upload/upload-picture.ts';
import { useUploads } from '../uploads/use-uploads.ts';

export type TeamPictureState = ReturnType<typeof useTeamPicture>;

export function useTeamPicture(
  member: ManagedTeamMember | null,
  { id, choose, save }: { id: string; choose: (id: string) => void; save: () => void },
) {
  const [known, setKnown] = useState<ManagedPicture[]>(member?.picture ? [member.picture] : []);

  const learn = (picture: ManagedPicture) =>
    setKnown((all) => [picture, ...all.filter(({ _id }) => _id !== picture._id)]);

  const uploading = useUploads(`team:${member?._id ?? 'new'}`, pictureUploader, {
    onDone(picture) {
      learn(picture);
      choose(picture._id);
    },
    save,
  });
  return { id, shown: known.find(({ _id }) => _id === id), choose, learn, uploading };
}
