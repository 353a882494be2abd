import { expect, test } from 'vitest';
import { movedDays, nextDay, withDay, withoutDay } from './day-numbers.ts';

const day = (number: number, title: string) => ({ day: String(number), title, description: '' });
const names = (days: { day: string; title: string }[]) => days.map((one) => `${one.day} ${one.title}`);
const counted = [day(1, 'a'), day(2, 'b'), day(3, 'c')];
const own = [day(1, 'a'), day(3, 'b'), day(5, 'c')];

test('days that count go on counting', () => {
  expect(names(movedDays(counted, 0, 2))).toEqual(['1 b', '2 c', '3 a']);
  expect(names(movedDays(counted, 2, 0))).toEqual(['1 c', '2 a', '3 b']);
  expect(names(withoutDay(counted, 1))).toEqual(['1 a', '2 c']);
  expect(names(withDay(withoutDay(counted, 1), 1, day(2, 'b')))).toEqual(names(counted));
});

test('days with numbers of their own keep them', () => {
  expect(names(movedDays(own, 0, 1))).toEqual(['3 b', '1 a', '5 c']);
  expect(names(withoutDay(own, 0))).toEqual(['3 b', '5 c']);
});

test('the next day comes after the last', () => {
  expect(nextDay([]).day).toBe('1');
  expect(nextDay(counted).day).toBe('4');
  expect(nextDay(own).day).toBe('6');
});
