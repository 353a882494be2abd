import { PICTURE_CALLS } from '../../../../../../../contracts/calls/picture-call-paths.ts';
import type { pictureCalls } from '../../../../../../../contracts/calls/picture-calls.contract.ts';
import type { ManagedPicture } from '../../../../../../../contracts/media.contract.ts';
import { createClient } from '../../../../../../api/create-client.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { needsShrinking, shrinkFault, shrinkFirst } from './shrink-first.ts';

type Sending = { promise: Promise<ManagedPicture>; cancel: () => void };

/** A file that is no picture for this site: trying again would not help. */
export class UnfitFile extends Error {}

/** What is wrong with a file can often be told before it is sent. */
export function fileFault(file: File): string | undefined {
  if (file.size === 0) return 'This file is empty. Please choose a picture.';
  if (file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)) {
    return 'SVG drawings cannot be taken. Please upload a JPEG, PNG, WebP or AVIF picture.';
  }
  return undefined;
}

/**
 * Sends a picture, made smaller first where it is too large; `onProgress` hears what share of it is sent, from 0 to 1.
 * Rejects as other calls do, and with `UnfitFile`; one that is cancelled answers nothing any more.
 */
export function uploadPicture(file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const api = createClient<typeof pictureCalls>(PICTURE_CALLS, (asked) =>
    sendWithProgress(request, asked, onProgress),
  );
  const shrinking = needsShrinking(file) ? shrinkFirst(file) : undefined;
  async function send(): Promise<ManagedPicture> {
    const sent = shrinking ? await shrinking.promise : file;
    if (!sent) throw new UnfitFile(shrinkFault(file));
    const body = new FormData();
    body.set('file', sent);
    return (await api.uploadPicture({ body })).data;
  }
  return {
    promise: send(),
    cancel: () => {
      shrinking?.cancel();
      request.abort();
    },
  };
}
