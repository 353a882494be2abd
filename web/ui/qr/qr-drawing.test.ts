import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQr } from './qr-drawing.ts';

test('a drawing has each dark module once, and no light one', () => {
  const text = 'upi://pay?pa=teesta@okbank&pn=Teesta%20Trails&am=33000.00&cu=INR&tr=TTABC123';
  const { path, size } = drawQr(text);
  const drawn = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap((found) => {
    const [x = 0, y = 0, width = 0] = found.slice(1).map(Number);
    return Array.from({ length: width }, (_, at) => `${x + at} ${y}`);
  });
  const { data } = encode(text, { ecc: 'M', border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(size).toBe(data.length);
  expect(drawn).toEqual(dark);
});
