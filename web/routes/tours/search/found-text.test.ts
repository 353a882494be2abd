import { expect, test } from 'vitest';
import { inDestinationText, mentionsText, searchTitle } from './found-text.ts';
import { understoodText } from './search-notices.tsx';

test('tours to the destination are told apart from those that only mention it', () => {
  expect(inDestinationText(6, 'Sikkim')).toBe('6 tours in Sikkim');
  expect(mentionsText(4, 'Sikkim', true)).toBe('4 more that mention “Sikkim”');
  expect(mentionsText(4, 'pelling', false)).toBe('4 tours that mention “pelling”');
});

test('one tour is one tour', () => {
  expect(inDestinationText(1, 'Bhutan')).toBe('1 tour in Bhutan');
  expect(mentionsText(1, 'Bhutan', true)).toBe('1 more that mentions “Bhutan”');
  expect(mentionsText(1, 'Bhutan', false)).toBe('1 tour that mentions “Bhutan”');
});

test.each([
  [{ kind: 'place', typed: 'Changu', name: 'Tsomgo' }, '“Changu”: another name of Tsomgo.'],
  [{ kind: 'length', typed: '5 days', from: 5, to: 5 }, '“5 days”: tours of 5 days, then of 4 or 6.'],
  [{ kind: 'length', typed: 'day trip', from: 1, to: 1 }, '“day trip”: tours of 1 day, then of 2.'],
  [{ kind: 'length', typed: 'weekend', from: 2, to: 3 }, '“weekend”: tours of 2 to 3 days, then of 1 or 4.'],
  [
    { kind: 'senior', typed: 'grandmother' },
    '“grandmother”: easy tours, then moderate ones; each says what it asks of older guests.',
  ],
  [
    { kind: 'child', typed: 'toddler', age: 2 },
    '“toddler”: tours that take children of 2, those for families first.',
  ],
  [
    { kind: 'price', typed: 'under 30k', upTo: 30_000 },
    '“under 30k”: tours for up to ₹30,000 a person, fees included.',
  ],
  [{ kind: 'difficulty', typed: 'easy', difficulty: 'easy' }, '“easy”: tours that staff call easy.'],
] as const)('what was read as %o is said', (read, text) => {
  expect(understoodText(read)).toBe(text);
});

test('a search is for what a tour is like, and to where it goes', () => {
  expect(searchTitle('“5 days”', [{ kind: 'length', typed: '5 days', from: 5, to: 5 }])).toBe(
    'Tours for “5 days”',
  );
  expect(searchTitle('“Changu”', [{ kind: 'place', typed: 'Changu', name: 'Tsomgo' }])).toBe(
    'Tours to “Changu”',
  );
  expect(searchTitle('Sikkim')).toBe('Tours to Sikkim');
});
