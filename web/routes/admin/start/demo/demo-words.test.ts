import { expect, test } from 'vitest';
import { countedKinds, countsText } from './demo-words.ts';

test('what there is none of is not named, and one thing is one', () => {
  expect(countsText({ tour: 1_204, road: 1, place: 0 })).toBe('1,204 tours and 1 road');
  expect(countedKinds({})).toEqual([]);
});
