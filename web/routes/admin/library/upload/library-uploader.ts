import { STAFF_CALLS } from '../../../../../contracts/calls/staff-calls.ts';
import type { LibraryPicture } from '../../../../../contracts/media.contract.ts';
import { VIDEO_LIMITS } from '../../../../../contracts/media-terms.ts';
import { createClient } from '../../../../api/create-client.ts';
import { UnfitFile, type Uploader } from '../../../../features/uploads/send-file.ts';
import { pictureUploader } from './upload-picture.ts';

const TOO_LARGE =
  'This video is over 40 MB, and this browser cannot make it smaller. Please make it shorter, or upload it with another browser.';
const NOT_SHOWN =
  'This browser cannot show this video. Please save it as MP4 with H.264, or upload it with another browser.';

/** Pictures and videos. */
export const libraryUploader: Uploader<LibraryPicture> = {
  ...pictureUploader,
  faultOf: (file) => (file.size > 0 && isVideo(file) ? undefined : pictureUploader.faultOf(file)),
  shrinking: {
    ...pictureUploader.shrinking,
    isNeeded: (file) => !isVideo(file) && pictureUploader.shrinking.isNeeded(file),
  },
  prepare: (file, options) => (isVideo(file) ? prepareVideo(file, options) : undefined),
  async post(body, transport) {
    const api = createClient(STAFF_CALLS, transport);
    return (await (body.has('poster') ? api.addVideo({ body }) : api.addToLibrary({ body }))).data;
  },
  failed: 'Failed to upload the file',
};

const isVideo = ({ type, name }: File) => type.startsWith('video/') || /\.(?:mp4|mov|m4v|webm)$/i.test(name);

type Options = Parameters<NonNullable<Uploader<LibraryPicture>['prepare']>>[1];

/** The server makes sure of it all: this is to send less, and to show something before it plays. */
async function prepareVideo(file: File, { onShrunk, signal }: Options): Promise<FormData> {
  onShrunk(0);
  const { shrinkVideo, NotShown } = await import('../../../../features/videos/shrink-video.ts');
  const made = await shrinkVideo(file, { onProgress: onShrunk, signal }).catch((error: unknown) => {
    throw error instanceof NotShown ? new UnfitFile(NOT_SHOWN) : error;
  });
  if (made.file.size > VIDEO_LIMITS.bytes) throw new UnfitFile(TOO_LARGE);
  const body = new FormData();
  body.set('isSmaller', String(made.isSmaller));
  body.set('poster', new File([made.poster], 'poster.jpg'));
  body.set('file', made.file);
  return body;
}
