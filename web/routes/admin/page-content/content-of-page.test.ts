import { expect, test } from 'vitest';
import { contentOfPage } from './content-of-page.ts';

test('Edit on a page leads to the words of that page, not to what all pages have', () => {
  expect(['/home', '/tours', '/about', '/privacy'].map(contentOfPage)).toEqual([
    'home',
    'tours',
    'about',
    'policies',
  ]);
  expect(contentOfPage('/image/%2Fmedia%2Fscenes%2Ftiger-hill%2Fcard-1800.webp/Darjeeling')).toBe(
    'destinations',
  );
  expect(['/login', '/tours/some-tour', null].map(contentOfPage)).toEqual([undefined, undefined, undefined]);
});
