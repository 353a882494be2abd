import { expect, test } from 'vitest';
import { LONG, PARTS, SHORT } from './test-parts.mjs';

test('the long run runs no part of the usual one again, but for the build that both look at', () => {
  expect([...SHORT, ...LONG].filter((name) => !(name in PARTS))).toEqual([]);
  expect(LONG.filter((name) => SHORT.includes(name))).toEqual(['build']);
});

test('the two runs have every part, but for those that are both halves of one', () => {
  const neither = Object.keys(PARTS).filter((name) => ![...SHORT, ...LONG].includes(name));
  expect(neither).toEqual(['e2e:all', 'postgres:all']);
});
