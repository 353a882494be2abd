import { readFileSync } from 'node:fs';
import type { RandomSource } from '../../scripts/support/generate/random-source.ts';
import { HEIC_PHOTO } from '../support/test-picture.ts';

/** One byte of it is another. */
function changedAt(random: RandomSource, file: Buffer): Buffer {
  file[random.whole(0, file.length - 1)] = random.whole(0, 255);
  return file;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG's head that names any size; what follows is nothing of the kind. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.set(PNG);
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 6, 0, 0, 0], 24);
  return Buffer.concat([head, Buffer.alloc(200)]);
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);

/** Files that say they are pictures: of another size, of another kind, or cut in two. `photo` is a good JPEG. */
export function lyingPicture(random: RandomSource, photo: Buffer): Buffer {
  return random.pick([
    photo,
    photo.subarray(0, random.whole(1, photo.length - 1)),
    Buffer.concat([photo.subarray(0, 30), Buffer.alloc(2_000, random.whole(0, 255))]),
    Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
    pngOf(60_000, 60_000),
    pngOf(0, 0),
    pngOf(0x7fffffff, 1),
    Buffer.from('GIF89a\xff\xff\xff\xff<script>', 'latin1'),
    Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8X\n', 'latin1'),
    Buffer.from('\0\0\0\x20ftypavif\0\0\0\0avifmif1', 'latin1'),
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    changedAt(random, readFileSync(HEIC_PHOTO)),
    Buffer.from('BM\xff\xff\xff\x7f\0\0\0\0', 'latin1'),
    svg('<script>alert(1)</script><image href="file:///etc/passwd"/>'),
    Buffer.from('<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    Buffer.from('%PDF-1.7'),
    Buffer.from('PK\x03\x04'),
    Buffer.alloc(0),
  ]);
}
