import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSettlingUnder, SETTLES_MS, settle } from './double-press-guard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inARow = { closest: () => ({}) } as unknown as Element;
const elsewhere = { closest: () => null } as unknown as Element;

test('a press on what may just have changed does nothing: in a row where rows have moved, anywhere after an answer', () => {
  settle('rows');
  expect([isSettlingUnder(inARow), isSettlingUnder(elsewhere)]).toEqual([true, false]);
  settle();
  expect([isSettlingUnder(inARow), isSettlingUnder(elsewhere)]).toEqual([true, true]);
  vi.advanceTimersByTime(SETTLES_MS);
  expect([isSettlingUnder(inARow), isSettlingUnder(elsewhere)]).toEqual([false, false]);
});
