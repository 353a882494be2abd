import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words.ts';

/** A Wednesday. */
const TODAY = '2026-12-02';

test.each([
  ['today', '2026-12-02'],
  [' Tomorrow ', '2026-12-03'],
  ['day after tomorrow', '2026-12-04'],
  ['in 3 days', '2026-12-05'],
  ['3 days', '2026-12-05'],
  ['3d', '2026-12-05'],
  ['in a day', '2026-12-03'],
  ['in two weeks', '2026-12-16'],
  ['in a week', '2026-12-09'],
  ['2w', '2026-12-16'],
  ['next week', '2026-12-07'],
  ['Friday', '2026-12-04'],
  ['on fri', '2026-12-04'],
  ['mon', '2026-12-07'],
  ['thurs.', '2026-12-03'],
  ['wednesday', '2026-12-09'],
  ['this Wednesday', '2026-12-02'],
  ['next Friday', '2026-12-11'],
  ['next sun', '2026-12-13'],
  ['2099-01-05', '2099-01-05'],
  ['4 Dec', '2026-12-04'],
  ['4dec', '2026-12-04'],
  ['Fri 4 Dec', '2026-12-04'],
  ['Fri, 4 Dec 2026', '2026-12-04'],
  ['December 4', '2026-12-04'],
  ['the 4th of December', '2026-12-04'],
  ['1 Dec', '2027-12-01'],
  ['1 Dec 2026', '2026-12-01'],
  ['4/12', '2026-12-04'],
  ['04.12.2026', '2026-12-04'],
  ['4-12-26', '2026-12-04'],
  ['15th', '2026-12-15'],
  ['1st', '2027-01-01'],
  ['31st', '2026-12-31'],
  ['29 Feb', '2028-02-29'],
])('%j is read as %s', (typed, day) => {
  expect(dayInWords(typed, TODAY)).toBe(day);
});

test('what comes once in a month is not looked for in a month that lacks it', () => {
  expect(dayInWords('31st', '2027-02-01')).toBe('2027-03-31');
});

test.each([
  '',
  '1',
  'soon',
  'may',
  '31 Feb',
  '2026-02-30',
  'Thu 4 Dec',
  '4 Dec 123',
  '4 13',
  '4 Dec 2026 2',
  '32nd',
  'in days',
  'in 4000 days',
  'next tomorrow',
  `tomorrow${' '.repeat(100)}`,
])('%j is no day', (typed) => {
  expect(dayInWords(typed, TODAY)).toBeUndefined();
});
