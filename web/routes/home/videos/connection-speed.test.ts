import { expect, test } from 'vitest';
import { isConnectionFast } from '../hero/hero-loops.tsx';

const fetched = (name: string, transferSize: number, ms: number) => ({
  name: `https://teesta.example${name}`,
  transferSize,
  responseStart: 300,
  responseEnd: 300 + ms,
});

test('a picture of 40 kB in 200 ms is a line for videos, in a second it is none', () => {
  expect(isConnectionFast([fetched('/a/tall-720.avif', 40_000, 200)])).toBe(true);
  expect(isConnectionFast([fetched('/a/tall-720.avif', 40_000, 1_000)])).toBe(false);
});

test('the first picture that is large enough to tell counts, and no other file', () => {
  const font = fetched('/assets/figtree.woff2', 40_000, 10);
  const small = fetched('/brand/icon.webp', 900, 1);
  const slow = fetched('/a/tall-720.avif', 40_000, 1_000);
  expect(isConnectionFast([font, small, slow, fetched('/a/card-640.avif', 28_000, 10)])).toBe(false);
});

test('pictures that the browser had kept say nothing against it, and without any nobody knows', () => {
  expect(isConnectionFast([fetched('/a/tall-720.avif', 0, 0)])).toBe(true);
  expect(isConnectionFast([fetched('/assets/figtree.woff2', 40_000, 10)])).toBeUndefined();
});
