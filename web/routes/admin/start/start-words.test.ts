import { expect, test } from 'vitest';
import { START_STEPS } from '../../../../contracts/opening/start-steps.ts';
import { isListWanted, isUntouched, pathAfter, stateOf } from './start-words.ts';

const fresh = {
  openedAt: null,
  skipped: [],
  isPutAway: false,
  done: [],
  missing: [],
  hasDraftTour: false,
  demo: null,
};

test('a step that was skipped and is done all the same is done', () => {
  expect(stateOf({ done: ['mail'], skipped: ['mail', 'tour'] }, 'mail')).toBe('done');
  expect(stateOf({ done: [], skipped: ['tour'] }, 'tour')).toBe('skipped');
  expect(stateOf(fresh, 'agency')).toBe('open');
});

test('the list stays until the site is open and no step is left, or it is put away', () => {
  const all = { ...fresh, skipped: [...START_STEPS] };
  expect(isListWanted(fresh)).toBe(true);
  expect(isListWanted(all)).toBe(true);
  expect(isListWanted({ ...all, openedAt: '2026-11-20T06:00:00.000Z' })).toBe(false);
  expect(isListWanted({ ...fresh, openedAt: '2026-11-20T06:00:00.000Z' })).toBe(true);
  expect(isListWanted({ ...fresh, isPutAway: true })).toBe(false);
});

test('an owner is led to the steps only before the first of them', () => {
  expect(isUntouched(fresh)).toBe(true);
  expect(isUntouched({ ...fresh, skipped: ['agency'] })).toBe(false);
  expect(isUntouched({ ...fresh, openedAt: '' })).toBe(false);
});

test('the last step leads to the overview', () => {
  expect(pathAfter('agency')).toBe('/admin/start/reach');
  expect(pathAfter('tour')).toBe('/admin/start');
});
