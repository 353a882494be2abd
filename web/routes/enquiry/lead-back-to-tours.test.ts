import { expect, test } from 'vitest';
import { leadBackToTours } from './thank-you.tsx';

/** The browser's list of entries, as far as this needs it. */
function fakeHistory(entries: { path: string; state: unknown }[]) {
  let at = entries.length - 1;
  return {
    get state() {
      return entries[at]?.state;
    },
    replaceState(state: unknown, _title: string, path: string) {
      entries[at] = { path, state };
    },
    pushState(state: unknown, _title: string, path: string) {
      at += 1;
      entries.splice(at, Infinity, { path, state });
    },
  } as History;
}

test('tours stand below the thank-you page, the tour below them, and the reference stays §2.32', () => {
  const entries = [
    { path: '/tours/yumthang', state: { idx: 4 } },
    { path: '/thank-you', state: { usr: { reference: 'TT-7K3M2' }, key: 'k', idx: 5 } },
  ];
  leadBackToTours(fakeHistory(entries), '/thank-you');
  expect(entries.map(({ path }) => path)).toEqual(['/tours/yumthang', '/tours', '/thank-you']);
  expect(entries[2]?.state).toMatchObject({ usr: { reference: 'TT-7K3M2' }, key: 'k', idx: 6 });
});

test('a reload, or coming forward again, adds nothing', () => {
  const entries = [{ path: '/thank-you', state: null }];
  const history = fakeHistory(entries);
  leadBackToTours(history, '/thank-you');
  leadBackToTours(history, '/thank-you');
  expect(entries.map(({ path }) => path)).toEqual(['/tours', '/thank-you']);
});
