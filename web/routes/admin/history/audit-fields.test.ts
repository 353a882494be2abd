import { expect, test } from 'vitest';
import { fieldsOf } from './audit-item.tsx';

const textOf = (value: unknown) => fieldsOf({ before: null, after: { title: value } })[0]?.after;

test('ids and addresses of files, which are for programs, are left out', () => {
  const before = { mergedInto: null, alt: 'A lake' };
  const after = { mergedInto: '01a2151c-4050-74f2-af7c-a442022281f9', url: '/media/uploads/x.webp' };
  expect(fieldsOf({ before, after }).map(({ name }) => name)).toEqual(['Alt']);
});

test('times and days are written as a person reads them, by the clock of India', () => {
  expect(textOf('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026, 12:00 am');
  expect(textOf('2026-11-21')).toBe('21 Nov 2026');
});

test.each(['2026-99-99', '2026-02-30', '2026-99-99T10:00:00.000Z'])(
  '%s, which somebody may have typed as a title, is shown as it is',
  (text) => {
    expect(textOf(text)).toBe(text);
  },
);
