import { expect, test } from 'vitest';
import { suits } from './suits.ts';

const tour = { difficulty: 'easy', minAge: null, maxAge: null, highestMetres: 2_000 } as const;

test.each([
  ['seniors', tour, true],
  ['seniors', { ...tour, highestMetres: null }, false],
  ['seniors', { ...tour, highestMetres: 3_000 }, false],
  ['seniors', { ...tour, difficulty: '' }, false],
  ['child-3', tour, true],
  ['child-3', { ...tour, minAge: 5 }, false],
  ['child-8', { ...tour, minAge: 5 }, true],
] as const)('whether %s can go on a tour of %j', (companion, traits, isSuited) => {
  expect(suits(companion, traits)).toBe(isSuited);
});
