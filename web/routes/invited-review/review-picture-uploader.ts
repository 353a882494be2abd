import { ACCOUNT_CALLS } from '../../../contracts/calls/account-calls.ts';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { ReviewPicture } from '../../../contracts/reviews/reviews.contract.ts';
import { createClient } from '../../api/create-client.ts';
import type { Uploader } from '../../features/uploads/send-file.ts';
import { HEIC_FAULT, isHeic } from '../../features/uploads/shrink-first.ts';

/** Bytes. The site stores 1,600 pixels. */
const SPARED_BYTES = 1_500_000;

export const reviewPictureUploader = (token: string): Uploader<ReviewPicture> => ({
  faultOf(file) {
    if (file.size === 0) return 'This file is empty. Please choose a picture.';
    // Some phones give no type: the server checks the file.
    if (file.type !== '' && !file.type.startsWith('image/') && !isHeic(file))
      return 'This file is not a picture. Please choose a photo.';
    return undefined;
  },
  shrinking: {
    longest: 2_400,
    maxBytes: LIMITS.pictureBytes,
    isNeeded: (file) => file.size > SPARED_BYTES || isHeic(file),
    faultOf(file) {
      if (isHeic(file)) return HEIC_FAULT;
      if (file.size > LIMITS.pictureBytes)
        return 'This picture is over 10 MB, and this browser cannot make it smaller. Please save it smaller first.';
      return undefined;
    },
  },
  post: async (body, transport) =>
    (await createClient(ACCOUNT_CALLS, transport).uploadReviewPicture({ params: { token }, body })).data,
  failed: 'Failed to upload the picture',
  lastStage: 'Making it smaller…',
});
