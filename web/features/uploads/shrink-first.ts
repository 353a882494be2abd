import type { ShrinkTo } from './shrink-picture.ts';

export type Shrinking = ShrinkTo & {
  isNeeded: (file: File) => boolean;
  /** Called if this browser cannot shrink the picture; undefined sends it unchanged. */
  faultOf: (file: File) => string | undefined;
};

const HEIC = /heic|heif/i;

export const HEIC_FAULT = 'This browser cannot read HEIC pictures. Please save it as JPEG first.';

export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return HEIC.test(type) || /\.hei[cf]$/i.test(name);
}

/** In a worker. Resolves to null if this browser cannot read the picture. */
export function shrinkFirst(
  file: File,
  { longest, maxBytes }: ShrinkTo,
): { promise: Promise<File | null>; cancel: () => void } {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  const promise = new Promise<File | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) =>
      resolve(data && new File([data], nameFor(file.name, data.type), { type: data.type }));
    // The browser has no module workers.
    worker.onerror = () => resolve(null);
    worker.postMessage({ file, to: { longest, maxBytes } });
  }).finally(() => worker.terminate());
  return { promise, cancel: () => worker.terminate() };
}

function nameFor(name: string, type: string): string {
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  return `${stem}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}
