import { expect, test } from 'vitest';
import { cutAtSpace, cutText } from './cut-text.ts';

test('a text is cut before a letter of which it would keep half', () => {
  expect(cutText('abc𝐀d', 4)).toBe('abc');
  expect(cutText('abc𝐀d', 5)).toBe('abc𝐀');
  expect(cutText('abc', 4)).toBe('abc');
  expect(cutText('', 4)).toBe('');
});

test('a long text is cut at a space, and within a word where there is none', () => {
  expect(cutAtSpace('The road is open', 16)).toBe('The road is open');
  expect(cutAtSpace('The road is open', 10)).toBe('The road …');
  expect(cutAtSpace('道'.repeat(20), 10)).toBe(`${'道'.repeat(10)} …`);
  expect(cutAtSpace('𝐀'.repeat(20), 5)).toBe('𝐀𝐀 …');
});
