import { expect, test } from 'vitest';
import { readWants } from './read-wants.ts';

const days = (from: number, to = from) => [{ kind: 'length', from, to }];
const child = (age: number) => [{ kind: 'child', age }];
const price = (upTo: number) => [{ kind: 'price', upTo }];
const SENIOR = [{ kind: 'senior' }];

test.each([
  ['5 days', days(5), ''],
  ['sikkim 5 days', days(5), 'sikkim'],
  ['4 nights in gangtok', days(5), 'in gangtok'],
  ['5d/4n darjeeling', days(5), '/ darjeeling'],
  ['4n5d', days(5), ''],
  ['4-6 days', days(4, 6), ''],
  ['ten days', days(10), ''],
  ['five-day trek', days(5), 'trek'],
  ['a week in bhutan', days(7), 'in bhutan'],
  ['two weeks', days(14), ''],
  ['weekend', days(2, 3), ''],
  ['long weekend', days(3, 4), ''],
  ['grandmother', SENIOR, ''],
  ['senior citizens', SENIOR, ''],
  ['elderly parents', SENIOR, 'parents'],
  ['age 74', SENIOR, ''],
  ['74 years old, gangtok', SENIOR, ', gangtok'],
  ['60+', SENIOR, ''],
  ['under 30000', price(30_000), ''],
  ['bhutan less than ₹20,000', price(20_000), 'bhutan'],
  ['up to rs. 15k, 5 days', [...price(15_000), ...days(5)], ','],
  ['below 20000/-', price(20_000), ''],
  ['bhutan under 40000 per person', price(40_000), 'bhutan'],
  ['under 30000 rupees', price(30_000), ''],
  ['within 15k inr pp', price(15_000), ''],
  ['toddler', child(2), ''],
  ['kids', child(8), ''],
  ['kids age 5', child(5), ''],
  ['sikkim with 2 kids', child(8), 'sikkim with'],
  ['2 adults 2 kids', child(8), ''],
  ['two adults + 1 infant', child(1), '+'],
  ['six people, gangtok', [], ', gangtok'],
  ['under 30 people', [], 'under'],
  ['kids 8-10 yrs', child(8), ''],
  ['kids 5 and 8 years', child(5), ''],
  ['2 seniors', SENIOR, ''],
  ['easy', [{ kind: 'difficulty', difficulty: 'easy' }], ''],
  ['easy 3 days with kids', [...days(3), ...child(8), { kind: 'difficulty', difficulty: 'easy' }], 'with'],
])('“%s” is read as %o', (typed, wants, rest) => {
  const read = readWants(typed);
  expect(read.wants).toMatchObject(wants);
  expect(read.wants).toHaveLength(wants.length);
  expect(read.rest).toBe(rest);
});

test.each([
  'kidston',
  'uneasy',
  'nh10',
  'age 35',
  '0 days',
  'below 3000 m',
  'under 1,200 metres',
  'below 4000 msl',
  'under 5000 mtrs',
  '7-2 days',
  'weekends2',
  'someone dayless',
  'elderberry',
  '10 year anniversary bhutan',
  '5 years wedding',
])('nothing is read in “%s”', (typed) => {
  expect(readWants(typed)).toEqual({ wants: [], rest: typed });
});
