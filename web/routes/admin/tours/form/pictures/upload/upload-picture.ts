import type { Answer, FailureAnswer } from '../../../../../../../contracts/answers.contract.ts';
import { LIMITS } from '../../../../../../../contracts/limits.ts';
import type { ManagedPicture } from '../../../../../../../contracts/media.contract.ts';
import { ApiError, NoAnswer } from '../../../../../../api/api-client.ts';
import { readToken } from '../../../../../../api/read-token.ts';

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
 * progress. Rejects as other calls do; one that is cancelled answers nothing any more.
 */
export function uploadPicture(file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const promise = new Promise<ManagedPicture>((resolve, reject) => {
    request.open('POST', '/api/v1/media');
    request.responseType = 'json';
    const token = readToken('accessToken');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status === 200 && response) resolve((response as Answer<ManagedPicture>).data);
      else
        reject(new ApiError(status, (response as FailureAnswer | null) ?? undefined, retryAfterOf(request)));
    };
    request.onerror = () => reject(new NoAnswer(new Error('The picture was not sent.')));
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
  return { promise, cancel: () => request.abort() };
}

function retryAfterOf(request: XMLHttpRequest): number | undefined {
  return Number(request.getResponseHeader('retry-after')) || undefined;
}
