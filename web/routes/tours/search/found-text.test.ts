import { expect, test } from 'vitest';
import { besidesText, inDestinationText } from './found-text.ts';

test('tours to the destination are told apart from those that only mention it', () => {
  expect(inDestinationText(6, 'Sikkim')).toBe('6 tours in Sikkim');
  expect(besidesText(4, 'Sikkim', true)).toBe('4 more that mention “Sikkim”');
  expect(besidesText(4, 'pelling', false)).toBe('4 tours that mention “pelling”');
});

test('one tour is one tour', () => {
  expect(inDestinationText(1, 'Bhutan')).toBe('1 tour in Bhutan');
  expect(besidesText(1, 'Bhutan', true)).toBe('1 more that mentions “Bhutan”');
  expect(besidesText(1, 'Bhutan', false)).toBe('1 tour that mentions “Bhutan”');
});
