import { expect, test } from 'vitest';
import { areConsecutive, nextDay } from './itinerary-editor.tsx';

const days = (...numbers: string[]) => numbers.map((day) => ({ day }));

test('days that count are told from those with numbers of their own', () => {
  expect(areConsecutive([])).toBe(true);
  expect(areConsecutive(days('1', '2', '3'))).toBe(true);
  expect(areConsecutive(days('1', '3', '5'))).toBe(false);
  expect(areConsecutive(days('', '2'))).toBe(false);
});

test('the next day comes after the last', () => {
  expect(nextDay([]).day).toBe('1');
  expect(nextDay(days('1', '2')).day).toBe('3');
  expect(nextDay(days('1', '5')).day).toBe('6');
  expect(nextDay(days('1', 'x')).day).toBe('3');
});
