import type { Transport } from '../../api/transport.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { type Shrinking, shrinkFirst } from './shrink-first.ts';

/** Where files of one kind go, and which of them. */
export type Uploader<T> = {
  /** What is wrong with a file can often be told before it is sent. */
  faultOf: (file: File) => string | undefined;
  shrinking: Shrinking;
  /** Makes the call with this body, by this transport. `chosen`: what is in it, as it was before it was made smaller. */
  post: (body: FormData, transport: Transport, chosen: File) => Promise<T>;
  /** "Failed to upload the picture" */
  failed: string;
  /** What the server does with a file that is sent: "Cutting…" */
  lastStage: string;
};

/** A file that cannot be taken: trying again would not help. */
export class UnfitFile extends Error {}

/**
 * Sends a file, made smaller first where it is too large; `onProgress` hears what share of it is sent, from 0 to 1.
 * Rejects as other calls do, and with `UnfitFile`; one that is cancelled answers nothing any more.
 */
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
