import { expect, test } from 'vitest';
import { line } from '../../../../contracts/page-content/content-fields.ts';
import { valueAt, withValueAt } from './content-paths.ts';
import { mergeContent } from './merge-content.ts';

const fields = {
  heading: line('Heading', 80, ''),
  lead: line('Introduction', 80, ''),
  reach: line('Reach', 80, ''),
};

test('what only a colleague changed is taken, and what both changed is asked', () => {
  const base = { heading: 'A', lead: 'B', reach: 'C' };
  const yours = { heading: 'A1', lead: 'B1', reach: 'C' };
  const theirs = { heading: 'A2', lead: 'B', reach: 'C2' };
  const { merged, conflict } = mergeContent(fields, { base, yours, theirs }, 7);
  expect(merged).toEqual({ heading: 'A1', lead: 'B1', reach: 'C2' });
  expect(conflict).toEqual({
    version: 7,
    parts: [{ part: 'heading', name: 'Heading', yours: 'A1', theirs: 'A2' }],
    taken: ['Reach'],
  });
});

test('a value deep in a list is changed in a copy', () => {
  const before = { slides: [{ quote: 'One' }, { quote: 'Two' }], heading: 'H' };
  const after = withValueAt(before, 'slides.1.quote', 'Three');
  expect(valueAt(after, 'slides.1.quote')).toBe('Three');
  expect(after).toEqual({ slides: [{ quote: 'One' }, { quote: 'Three' }], heading: 'H' });
  expect(before.slides[1]?.quote).toBe('Two');
  expect(valueAt(before, 'slides.9.quote')).toBeUndefined();
});
