import { expect, test } from 'vitest';
import { inDestinationText, mentionsText } from './found-text.ts';

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
