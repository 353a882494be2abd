import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import type { LibraryPicture } from '../../../../contracts/media.contract.ts';
import { createClient } from '../../../api/create-client.ts';
import type { Uploader } from '../../../features/uploads/send-file.ts';
import { PictureDrop } from '../tours/form/pictures/upload/picture-drop.tsx';
import { pictureUploader } from '../tours/form/pictures/upload/upload-picture.ts';
import { UploadList } from '../uploads/upload-list.tsx';
import { useUploads } from '../uploads/use-uploads.ts';

const MAX_AT_ONCE = 40;

const libraryUploader: Uploader<LibraryPicture> = {
  ...pictureUploader,
  post: async (body, transport) => (await createClient(STAFF_CALLS, transport).addToLibrary({ body })).data,
};

type Props = { place: string; room?: number; onDone: (picture: LibraryPicture) => void };

/** `place`: what is chosen there goes up, even if a session ends between. */
export function LibraryUpload({ place, room = MAX_AT_ONCE, onDone }: Props) {
  const uploading = useUploads(`library:${place}`, libraryUploader, { onDone, save: () => {} });
  return (
    <>
      <PictureDrop
        room={room}
        isFirst={false}
        label={room > 1 ? 'Upload pictures' : 'Upload a picture'}
        onFiles={uploading.add}
      />
      <div className="mt-3 empty:hidden">
        <UploadList uploading={uploading} />
      </div>
    </>
  );
}
