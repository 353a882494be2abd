import { expect, test } from 'vitest';
import { partyOfPrice } from './party-name.ts';

const parties = [
  { people: 2, perPerson: 31_500 },
  { people: 4, perPerson: 20_900 },
  { people: 5, perPerson: 19_900 },
];

test.each([
  [31_500, 'in a party of 2 to 3'],
  [20_900, 'in a party of 4'],
  [19_900, 'in a party of 5 or more'],
  // A price that was changed is none of them.
  [18_000, ''],
])('%i is paid by each %s', (shown, text) => {
  expect(partyOfPrice({ parties }, shown)).toBe(text);
});

test('larger parties that pay the same are named with it', () => {
  const alike = [...parties, { people: 8, perPerson: 19_900 }, { people: 12, perPerson: 18_900 }];
  expect(partyOfPrice({ parties: alike }, 19_900)).toBe('in a party of 5 to 11');
});

test('a price that all parties pay names none', () => {
  expect(partyOfPrice({ parties: [{ people: 2, perPerson: 9_000 }] }, 9_000)).toBe('');
  expect(partyOfPrice({ parties: [] }, 9_000)).toBe('');
});
