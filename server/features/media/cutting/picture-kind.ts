import type { PictureFault } from './picture-faults.ts';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

export const HEAD_BYTES = 512;

/** Reads the first bytes: file name and browser's type prove nothing. */
export function kindOf(head: Buffer): PictureKind | { fault: PictureFault } {
  if (head.length === 0) return { fault: 'empty' };
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return kindOfBrand(text.slice(8, 64));
  if (/<svg[\s>]|<!doctype svg/i.test(text)) return { fault: 'svg' };
  return { fault: 'kind' };
}

function kindOfBrand(brands: string): PictureKind | { fault: PictureFault } {
  if (/avif|avis/.test(brands)) return 'avif';
  return { fault: /hei[cfxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'kind' };
}
