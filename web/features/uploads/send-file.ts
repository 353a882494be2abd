import { NoAnswer } from '../../api/api-error.ts';
import { readToken } from '../../api/read-token.ts';
import type { Transport } from '../../api/transport.ts';
import { API, type ApiRequest, type ApiResponse } from '../../api/transport.ts';
import { type Shrinking, shrinkFirst } from './shrink-first.ts';

/** Milliseconds without progress, including the server's work on the picture. */
const STILL_MS = 120_000;

export type Uploader<T> = {
  faultOf: (file: File) => string | undefined;
  shrinking: Shrinking;
  /** Makes the form of a file that is more than shrunk; undefined for any other. `onShrunk` gets 0 to 1. */
  prepare?: (
    file: File,
    options: { onShrunk: (share: number) => void; signal: AbortSignal },
  ) => Promise<FormData> | undefined;
  post: (body: FormData, transport: Transport, chosen: File) => Promise<T>;
  failed: string;
  lastStage: string;
};

export class UnfitFile extends Error {}

/** `onProgress` gets 0 to 1. Rejects with `UnfitFile` or as other calls do; never settles after a cancel. */
export function sendFile<T>(
  { shrinking, prepare, post }: Uploader<T>,
  file: File,
  onProgress: (share: number) => void,
  onShrunk: (share: number) => void = () => {},
): { promise: Promise<T>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const stop = new AbortController();
  const prepared = prepare?.(file, { onShrunk, signal: stop.signal });
  const smaller = !prepared && shrinking.isNeeded(file) ? shrinkFirst(file, shrinking) : undefined;
  async function send(): Promise<T> {
    const body = (await prepared?.catch(unlessStopped)) ?? (await formOfFile());
    return post(body, (asked) => sendWithProgress(request, asked, onProgress), file);
  }
  function unlessStopped(error: unknown): Promise<never> {
    if (stop.signal.aborted) return new Promise(() => {});
    throw error;
  }
  async function formOfFile(): Promise<FormData> {
    const body = new FormData();
    body.set('file', smaller ? ((await smaller.promise) ?? wholeOr(shrinking.faultOf(file))) : file);
    return body;
  }
  function wholeOr(fault: string | undefined): File {
    if (fault !== undefined) throw new UnfitFile(fault);
    return file;
  }
  return {
    promise: send(),
    cancel: () => {
      stop.abort();
      smaller?.cancel();
      request.abort();
    },
  };
}

/** `fetch` reports no progress. `onProgress` gets 0 to 1. Never settles if aborted; `NoAnswer` if it stalls. */
export function sendWithProgress(
  request: XMLHttpRequest,
  { method, path, body, tokenKey }: ApiRequest,
  onProgress: (share: number) => void,
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    request.open(method, API + path);
    request.responseType = 'json';
    const token = tokenKey && readToken(tokenKey);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const giveUp = () => {
      reject(new NoAnswer(new Error('No answer came in time.')));
      request.abort();
    };
    let timer = setTimeout(giveUp, STILL_MS);
    request.onloadend = () => clearTimeout(timer);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, STILL_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
      resolve({ status: request.status, body: request.response, retryAfter });
    };
    request.onerror = () => reject(new NoAnswer(new Error('The picture was not sent.')));
    request.send(body as FormData);
  });
}
