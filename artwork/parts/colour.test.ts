import { expect, test } from 'vitest';
import { hexOf, inks, lab, ramp } from './colour.ts';

test('a colour goes to OKLab and comes back as it was', () => {
  for (const hex of ['#14231f', '#fbf8f2', '#c2334d', '#1e7a78'] as const) expect(hexOf(lab(hex))).toBe(hex);
});

test('inks are flat between their soft edges', () => {
  const ink = inks(
    [
      [0, '#000000'],
      [0.5, '#ffffff'],
    ],
    0.05,
  );
  expect(hexOf(ink(0.2))).toBe('#000000');
  expect(hexOf(ink(0.44))).toBe('#000000');
  expect(hexOf(ink(0.56))).toBe('#ffffff');
});

test('a ramp holds its ends', () => {
  const sky = ramp([
    [0.2, '#2e5573'],
    [0.6, '#fdeccb'],
  ]);
  expect(hexOf(sky(0))).toBe('#2e5573');
  expect(hexOf(sky(1))).toBe('#fdeccb');
});
