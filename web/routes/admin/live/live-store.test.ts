import { afterEach, expect, test } from 'vitest';
import type { ChangeKind } from '../../../../contracts/live/live-terms.ts';
import { liveStore } from './live-store.ts';

const YEAR = 366 * 24 * 60 * 60 * 1000;

function listening() {
  const heard: ChangeKind[][] = [];
  const stop = liveStore.onChange((kinds) => heard.push([...kinds]));
  stopAll.push(stop);
  return heard;
}

const stopAll: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopAll.splice(0)) stop();
  liveStore.forget();
});

test('what changed between the page and its line is heard once, and nothing that the page shows', () => {
  const heard = listening();
  liveStore.hear({ isFirst: true, ages: { enquiries: 0, tours: YEAR } });
  liveStore.hear({ isFirst: true, ages: { enquiries: 0, tours: 0 } });
  expect(heard).toEqual([['enquiries']]);
});

test('another tab is told how long ago all has changed, also what changed before this one was there', () => {
  const heard = listening();
  liveStore.hear({ isFirst: true, ages: { enquiries: 0, tours: YEAR, mail: YEAR } });
  liveStore.hear({ kinds: ['mail'] });
  expect(heard).toEqual([['enquiries'], ['mail']]);
  const { ages } = liveStore.all();
  expect(ages?.tours).toBeGreaterThanOrEqual(YEAR);
  for (const kind of ['enquiries', 'mail'] as const) expect(ages?.[kind]).toBeLessThan(YEAR);
});
