import { STAFF_CALLS } from '../../../../../contracts/calls/staff-calls.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import type { ManagedPicture } from '../../../../../contracts/media.contract.ts';
import { createClient } from '../../../../api/create-client.ts';
import type { Uploader } from '../../../../features/uploads/send-file.ts';
import { HEIC_FAULT, isHeic } from '../../../../features/uploads/shrink-first.ts';

export const pictureUploader: Uploader<ManagedPicture> = {
  faultOf(file) {
    if (file.size === 0) return 'This file is empty. Please choose a picture.';
    if (file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)) {
      return 'SVG drawings cannot be taken. Please upload a JPEG, PNG, WebP, AVIF or HEIC picture.';
    }
    return undefined;
  },
  shrinking: {
    longest: 4_000,
    maxBytes: LIMITS.pictureBytes,
    isNeeded: (file) => file.size > LIMITS.pictureBytes || isHeic(file),
    // The server reads HEIC where the browser cannot.
    faultOf(file) {
      if (file.size <= LIMITS.pictureBytes) return undefined;
      return isHeic(file)
        ? HEIC_FAULT
        : 'This picture is over 10 MB, and this browser cannot make it smaller. Please save it smaller first.';
    },
  },
  post: async (body, transport) => (await createClient(STAFF_CALLS, transport).uploadPicture({ body })).data,
  failed: 'Failed to upload the picture',
  lastStage: 'Cutting…',
};
