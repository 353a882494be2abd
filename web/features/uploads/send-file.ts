import type { Transport } from '../../api/transport.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { type Shrinking, shrinkFirst } from './shrink-first.ts';

export type Uploader<T> = {
  faultOf: (file: File) => string | undefined;
  shrinking: Shrinking;
  post: (body: FormData, transport: Transport, chosen: File) => Promise<T>;
  failed: string;
  lastStage: string;
};

/** A retry would not help. */
export class UnfitFile extends Error {}

/** `onProgress` gets 0 to 1. Rejects with `UnfitFile` or as other calls do; never settles after a cancel. */
export function sendFile<T>(
  { shrinking, post }: Uploader<T>,
  file: File,
  onProgress: (share: number) => void,
): { promise: Promise<T>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const smaller = shrinking.isNeeded(file) ? shrinkFirst(file, shrinking) : undefined;
  async function send(): Promise<T> {
    const sent = smaller ? ((await smaller.promise) ?? wholeOr(shrinking.faultOf(file))) : file;
    const body = new FormData();
    body.set('file', sent);
    return post(body, (asked) => sendWithProgress(request, asked, onProgress), file);
  }
  function wholeOr(fault: string | undefined): File {
    if (fault !== undefined) throw new UnfitFile(fault);
    return file;
  }
  return {
    promise: send(),
    cancel: () => {
      smaller?.cancel();
      request.abort();
    },
  };
}
