import { NoAnswer } from '../../api/api-error.ts';
import { readToken } from '../../api/read-token.ts';
import { API, type ApiRequest, type ApiResponse } from '../../api/transport.ts';

/** Milliseconds without progress, including the server's work on the picture. */
const STILL_MS = 120_000;

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
