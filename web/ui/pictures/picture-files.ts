import type { Picture } from '../../../contracts/media.contract.ts';

/**
 * `sizes` of a picture as wide as the window. A little less: browsers take the next larger file for want of one pixel, and
 * common phones of 412 times 1.75 pixels would.
 */
export const WINDOW_WIDE = '98vw';

/** Windows that get the tall cut of a large picture and of its loop. */
export const TALL_WINDOW = '(max-width: 639.98px)';

/** The picture's files of one format, as `srcset` has them; undefined where its address is the only file. */
export function pictureFiles({ base, widths }: Picture, type: 'avif' | 'webp'): string | undefined {
  if (widths.length === 0) return undefined;
  return widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
}
