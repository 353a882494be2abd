import type { RandomSource } from '../../scripts/support/generate/random-source.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';
import { lyingPicture } from './lying-pictures.ts';

/** A form with a picture that is none, or that is no form. */
export function uploadForm(random: RandomSource, photo: Buffer): { type: string; body: Buffer } {
  const boundary = random.pick(['x', '-'.repeat(70), '', 'a b', '"x"', 'y'.repeat(3_000)]);
  const type = random.percent(10) ? 'multipart/form-data' : `multipart/form-data; boundary=${boundary}`;
  const parts = Array.from({ length: random.pick([0, 1, 1, 1, 2, 30]) }, () =>
    partOf(random, boundary, photo),
  );
  const end = random.percent(85) ? `--${boundary}--\r\n` : '';
  return { type, body: Buffer.concat([...parts, Buffer.from(end)]) };
}

function partOf(random: RandomSource, boundary: string, photo: Buffer): Buffer {
  const field = random.percent(80) ? 'file' : random.pick(['__proto__', '', 'a'.repeat(3_000), 'x"; y="z']);
  const quoted = random
    .pick(HOSTILE_TEXTS)
    .replaceAll('"', '%22')
    .replace(/[\r\n]/g, ' ');
  const name = random.percent(85) ? `; filename="${quoted}"` : random.pick(['', "; filename*=utf-8''%ff"]);
  const kind = random.pick(['image/jpeg', 'image/svg+xml', 'text/html', 'a/b'.repeat(200), '']);
  const more = random.percent(10) ? 'X-A: b\r\n'.repeat(random.whole(1, 3_000)) : '';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${name}\r\nContent-Type: ${kind}\r\n${more}\r\n`;
  return Buffer.concat([Buffer.from(head), lyingPicture(random, photo), Buffer.from('\r\n')]);
}
