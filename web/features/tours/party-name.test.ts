import { expect, test } from 'vitest';
import { partyName } from './party-name.ts';

const parties = [
  { people: 2, perPerson: 31_500 },
  { people: 4, perPerson: 20_900 },
  { people: 5, perPerson: 19_900 },
  { people: 8, perPerson: 19_900 },
  { people: 12, perPerson: 18_900 },
];

test.each([
  [0, '2 to 3'],
  [1, '4'],
  // Larger parties that pay the same are named with it.
  [2, '5 to 11'],
  [4, '12 or more'],
])('step %i is for %s travellers', (place, name) => {
  expect(partyName(parties, place)).toBe(name);
});
