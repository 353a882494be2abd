import { expect, test } from 'vitest';
import { readTypedAges, unreadAgesText } from './typed-ages.ts';

test.each([
  ['38, 36 and 8', [38, 36, 8]],
  ['3/8; 5 & 7', [3, 8, 5, 7]],
  ['३८', [38]],
  ['38, 1.5, 8', [38, 1, 8]],
  ['6 months, 35', [0, 35]],
  ['18months 8yrs 40 years old', [1, 8, 40]],
  ['5 years and 6 months', [5]],
  ['1 year 6 months, 8 yr old', [1, 8]],
  ['6 months old, 2 yrs.', [0, 2]],
  ['1½, 1 1/2 and ½', [1, 1, 0]],
  ['8, 10.', [8, 10]],
  ['5 years, 6', [5, 6]],
  ['', []],
  ['none', []],
  ['No children.', []],
  ['n/a', []],
  [' - ', []],
])('the ages of "%s"', (typed, ages) => {
  expect(readTypedAges(typed)).toEqual({ ages, unread: [] });
});

test.each([
  ['2011, 35', [35], ['2011']],
  ['-4', [], ['-4']],
  ['150 7', [7], ['150']],
  ['two kids', [], ['two', 'kids']],
  ['1.2.3', [], ['1.2.3']],
])('of "%s" not all is an age, and it says so', (typed, ages, unread) => {
  const read = readTypedAges(typed);
  expect(read).toEqual({ ages, unread });
  expect(unreadAgesText(read)).toContain(`“${unread[0]}”`);
});
