import { PICTURE_CALLS } from '../../../../../../../contracts/calls/picture-call-paths.ts';
import type { pictureCalls } from '../../../../../../../contracts/calls/picture-calls.contract.ts';
import { LIMITS } from '../../../../../../../contracts/fields/field-limits.ts';
import type { ManagedPicture } from '../../../../../../../contracts/media.contract.ts';
import { createClient } from '../../../../../../api/create-client.ts';
import { sendWithProgress } from './send-with-progress.ts';

type Sending = { promise: Promise<ManagedPicture>; cancel: () => void };

/** What is wrong with a file can often be told before it is sent. */
export function fileFault(file: File): string | undefined {
  if (file.size === 0) return 'This file is empty. Please choose a picture.';
  if (file.size > LIMITS.pictureBytes) return 'This picture is over 10 MB. Please make it smaller first.';
  if (file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)) {
    return 'SVG drawings cannot be taken. Please upload a JPEG, PNG, WebP or AVIF picture.';
  }
  return undefined;
}

/**
 * Sends a picture; `onProgress` hears what share of it is sent, from 0 to 1. Rejects as other calls do; one that is
 * cancelled answers nothing any more.
 */
export function uploadPicture(file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const api = createClient<typeof pictureCalls>(PICTURE_CALLS, (asked) =>
    sendWithProgress(request, asked, onProgress),
  );
  const body = new FormData();
  body.set('file', file);
  return { promise: api.uploadPicture({ body }).then(({ data }) => data), cancel: () => request.abort() };
}
