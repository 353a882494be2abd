import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const POSITION = { at: '2026-05-05T10:00:00.000Z', id: '0190b0a0-0000-7000-8000-000000000005' };
const forge = (text: string) => Buffer.from(text).toString('base64url');

test('a cursor leads back to its place, and stands in an address as it is', () => {
  const cursor = writeCursor(POSITION);
  expect(readCursor(cursor)).toEqual(POSITION);
  expect(cursor).toMatch(/^[\w-]{1,200}$/);
});

test.each(['Tso Lhamo', 'བདེ་ཆེན 100% “quoted” - a', ' led by a space'])(
  'a title leads back to its place as well: %j',
  (at) => {
    expect(readCursor(writeCursor({ ...POSITION, at }))).toEqual({ ...POSITION, at });
  },
);

test.each([
  '',
  'forged',
  '%%%',
  forge('2026-05-05T10:00:00.000Z'),
  forge('2026-05-05T10:00:00.000Z '),
  forge(' 0190b0a0'),
  forge("2026 1' or 1=1--"),
  forge('2026-05-05T10:00:00.000Z\u0000 0190b0a0'),
  forge('2026-05-05T10:00:00.000Z 0190b0a0\u0000'),
  forge(`2026-05-05T10:00:00.000Z ${'0'.repeat(65)}`),
  forge('{"at":"x","id":"y"}'),
])('a cursor that no list gave out is not read: %j', (cursor) => {
  expect(readCursor(cursor)).toBeUndefined();
});
