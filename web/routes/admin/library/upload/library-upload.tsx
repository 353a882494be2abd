import type { LibraryPicture } from '../../../../../contracts/media.contract.ts';
import type { LibraryKind } from '../../../../../contracts/media-terms.ts';
import { UploadList } from '../../uploads/upload-list.tsx';
import { useUploads } from '../../uploads/use-uploads.ts';
import { libraryUploader } from './library-uploader.ts';
import { PictureDrop } from './picture-drop.tsx';

const MAX_AT_ONCE = 40;

type Props = {
  place: string;
  room?: number;
  kind?: LibraryKind;
  onDone: (picture: LibraryPicture) => void;
};

/** `place`: what is chosen there goes up, even if a session ends between. */
export function LibraryUpload({ place, room = MAX_AT_ONCE, kind, onDone }: Props) {
  const uploading = useUploads(`library:${place}`, libraryUploader, { onDone, save: () => {} });
  return (
    <>
      <PictureDrop
        room={room}
        isFirst={false}
        label={labelOf(room, kind)}
        withVideos={kind !== 'picture'}
        onFiles={uploading.add}
      />
      <div className="mt-3 empty:hidden">
        <UploadList uploading={uploading} />
      </div>
    </>
  );
}

function labelOf(room: number, kind: LibraryKind | undefined): string {
  if (room > 1) return kind === 'picture' ? 'Upload pictures' : 'Upload pictures and videos';
  return kind === 'video' ? 'Upload a video' : 'Upload a picture';
}
