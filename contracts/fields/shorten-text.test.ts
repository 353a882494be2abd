import { expect, test } from 'vitest';
import { shortenAtSpace, shortenText } from './shorten-text.ts';

test('a text is cut before a letter of which it would keep half', () => {
  expect(shortenText('abc𝐀d', 4)).toBe('abc');
  expect(shortenText('abc𝐀d', 5)).toBe('abc𝐀');
  expect(shortenText('abc', 4)).toBe('abc');
  expect(shortenText('', 4)).toBe('');
});

test('a long text is cut at a space, and within a word where there is none', () => {
  expect(shortenAtSpace('The road is open', 16)).toBe('The road is open');
  expect(shortenAtSpace('The road is open', 10)).toBe('The road …');
  expect(shortenAtSpace('道'.repeat(20), 10)).toBe(`${'道'.repeat(10)} …`);
  expect(shortenAtSpace('𝐀'.repeat(20), 5)).toBe('𝐀𝐀 …');
});
