import { expect, test } from 'vitest';
import { compareParts } from './compare-parts.ts';

const PARTS = ['name', 'height', 'advice', 'source'] as const;
type Part = (typeof PARTS)[number];
const of = (row: Record<Part, string>) => (part: Part) => row[part];

const base = { name: 'Nathula', height: '4310', advice: '', source: 'Police' };
const yours = { ...base, height: '4300', advice: 'Warm clothes.' };
const theirs = { ...base, advice: 'Start early.', source: 'Army' };

test('what both changed is a conflict, what one alone changed is none', () => {
  expect(compareParts(PARTS, { base: of(base), yours: of(yours), theirs: of(theirs) })).toEqual({
    conflicts: ['advice'],
    taken: ['source'],
  });
});

test('where it is not known what both began with, all that differs is asked', () => {
  expect(compareParts(PARTS, { base: null, yours: of(yours), theirs: of(theirs) })).toEqual({
    conflicts: ['height', 'advice', 'source'],
    taken: [],
  });
});
