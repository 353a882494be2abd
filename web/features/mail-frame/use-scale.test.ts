import { expect, test } from 'vitest';
import { scaleFor } from './mail-frame.tsx';

test.each([
  ['a phone’s mail on a computer', 360, 900, 1],
  ['a phone’s mail in a card on a small phone', 360, 288, 0.8],
  ['a computer’s mail in a column that is a little narrower', 800, 760, 0.95],
  ['a computer’s mail on a phone, which scrolls', 800, 288, 1],
])('%s', (_what, width, room, scale) => {
  expect(scaleFor(width, room)).toBe(scale);
});
