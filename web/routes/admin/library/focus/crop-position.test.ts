import { expect, test } from 'vitest';
import { cropPosition } from './focus-dialog.tsx';

test.each([
  [3 / 2, { x: 0, y: 100 }, '50% 50%'],
  [3, { x: 50, y: 0 }, '50% 50%'],
  [3, { x: 0, y: 0 }, '0% 50%'],
  [3, { x: 40, y: 0 }, '30% 50%'],
  [3 / 4, { x: 0, y: 90 }, '50% 100%'],
])('a picture of %d with its focus at %j stands at %s', (ratio, focus, position) => {
  expect(cropPosition(ratio, focus, 3 / 2)).toBe(position);
});
