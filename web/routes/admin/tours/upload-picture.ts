import type { Answer, FailureAnswer } from '../../../../contracts/answers.contract.ts';
import { LIMITS } from '../../../../contracts/limits.ts';
import type { ManagedPicture } from '../../../../contracts/media.contract.ts';

const UNREACHED = 'The picture could not be sent. Please check your connection and try again.';

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
 * Sends a picture; `onProgress` hears what share of it is sent, from 0 to 1. By XMLHttpRequest: `fetch` tells no
 * progress. Rejects with an error whose message is fit to show.
 */
export function uploadPicture(file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const promise = new Promise<ManagedPicture>((resolve, reject) => {
    request.open('POST', '/api/v1/media');
    request.responseType = 'json';
    const token = readToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) resolve((request.response as Answer<ManagedPicture>).data);
      else reject(new Error((request.response as FailureAnswer | null)?.message ?? UNREACHED));
    };
    request.onerror = () => reject(new Error(UNREACHED));
    request.onabort = () => reject(new Error('Cancelled.'));
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
  return { promise, cancel: () => request.abort() };
}

/** A browser may forbid storage altogether; then the session's cookie alone says who asks. */
function readToken(): string | null {
  try {
    return localStorage.getItem('accessToken');
  } catch {
    return null;
  }
}
