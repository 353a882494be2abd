import type { ByteRange } from '../media-storage.ts';

/** RFC 9110, of one range: `bytes=0-`, `bytes=5-9`, `bytes=-4`. Anything else is answered whole, as it allows. */
export function readRange(asked: string | undefined, bytes: number): ByteRange | 'whole' | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const last = bytes - 1;
  if (from === '') return to === '0' ? 'outside' : { start: Math.max(0, bytes - Number(to)), end: last };
  const start = Number(from);
  const end = to === '' ? last : Math.min(Number(to), last);
  if (start > last) return 'outside';
  return start > end ? 'whole' : { start, end };
}
