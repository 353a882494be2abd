import { LIMITS } from '../../../../../../../contracts/fields/field-limits.ts';

const HEIC = /heic|heif/i;

/** Too large to be sent as it is, or of a kind that phones take and the site does not. */
export function needsShrinking({ size, type, name }: File): boolean {
  return size > LIMITS.pictureBytes || isHeic({ type, name });
}

/** Off the page's own thread. Null where this browser cannot read the picture. */
export function shrinkFirst(file: File): { promise: Promise<File | null>; cancel: () => void } {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  const promise = new Promise<File | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) =>
      resolve(data && new File([data], file.name, { type: data.type }));
    // The browser knows no such workers.
    worker.onerror = () => resolve(null);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
  return { promise, cancel: () => worker.terminate() };
}

/** Why a picture that cannot be made smaller is not sent. */
export function shrinkFault(file: File): string {
  return isHeic(file)
    ? 'This browser cannot read HEIC pictures. Please save it as JPEG first.'
    : 'This picture is over 10 MB, and this browser cannot make it smaller. Please save it smaller first.';
}

function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return HEIC.test(type) || /\.hei[cf]$/i.test(name);
}
