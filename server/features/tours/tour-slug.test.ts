import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_CALLS } from '../../../contracts/calls/all-calls.contract.ts';
import { freeSlug, slugOf } from './tour-slug.ts';

test.each([
  ['Tiger Hill & Mirik', 'tiger-hill-mirik'],
  ['  Pelling — Yuksom  ', 'pelling-yuksom'],
  ['Café Ön Route', 'cafe-on-route'],
  ['7 days', '7-days'],
  ['गंगटोक', 'tour'],
  ['🏔️', 'tour'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('"%s" gives the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a slug has small letters, digits and single dashes, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

test('a slug that is taken gets the first free number', () => {
  expect(freeSlug('pelling', new Set())).toBe('pelling');
  expect(freeSlug('pelling', new Set(['pelling']))).toBe('pelling-2');
  expect(freeSlug('pelling', new Set(['pelling', 'pelling-2', 'pelling-4']))).toBe('pelling-3');
});

test('no tour takes the address of the page of search results, nor that of another call', () => {
  expect(freeSlug('search', new Set())).toBe('search-2');
  const words = ALL_CALLS.flatMap(({ call }) => /^GET \/tours\/(\w+)$/.exec(call)?.[1] ?? []);
  expect(words).toContain('browse');
  for (const word of words) expect(freeSlug(word, new Set())).toBe(`${word}-2`);
});
