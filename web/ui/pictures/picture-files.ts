import type { Picture } from '../../../contracts/media.contract.ts';

/** Below 100vw: for one missing pixel browsers take the next larger file, as on phones of 412 × 1.75 pixels. */
export const WINDOW_WIDE = '98vw';

export const TALL_WINDOW = '(max-width: 639.98px)';

export function pictureFiles({ base, widths }: Picture, type: 'avif' | 'webp'): string | undefined {
  if (widths.length === 0) return undefined;
  return widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
}
