import { expect, test } from 'vitest';
import { placesAfter } from './open-places.ts';

test('an open item stays open wherever it moves, and the others where they stand then', () => {
  expect(placesAfter({ from: 1, to: 3 })([1, 2, 4])).toEqual([3, 1, 4]);
  expect(placesAfter({ from: 3, to: 1 })([1, 3, 4])).toEqual([2, 1, 4]);
});

test('what is removed is open no more, and comes back folded', () => {
  expect(placesAfter({ from: 1 })([0, 1, 2])).toEqual([0, 1]);
  expect(placesAfter({ to: 1 })([0, 1])).toEqual([0, 2]);
});
