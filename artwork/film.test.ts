import { expect, test } from 'vitest';
import { assertSeam, difference, driftCopies } from './film.ts';

test('the two copies of a drifting layer always weigh one together', () => {
  for (let t = 0; t < 1; t += 0.07) {
    const weights = driftCopies(t, 0.3, 20).map(({ weight }) => weight);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  }
});

test('a copy jumps back only while it cannot be seen', () => {
  const before = driftCopies(0.999_999, 0, 20)[0];
  const after = driftCopies(0, 0, 20)[0];
  expect(before?.weight).toBeCloseTo(0, 4);
  expect(after?.weight).toBe(0);
});

test('a rough seam fails the drawing', () => {
  expect(() => assertSeam([1, 1, 1.5], 1.4)).not.toThrow();
  expect(() => assertSeam([1, 1, 1.5], 1.6)).toThrow('seam');
  expect(difference(new Uint8Array([0, 10]), new Uint8Array([4, 10]))).toBe(2);
});
