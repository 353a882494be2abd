import { afterEach, expect, test, vi } from 'vitest';
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
  vi.useRealTimers();
});

test('what changed between the page and its line is heard, and nothing that the page shows', () => {
  const heard = listening();
  liveStore.hear({ ages: { enquiries: 0, tours: YEAR } });
  expect(heard).toEqual([['enquiries']]);
});

test('of a line that is back only what changed since the last one is heard', () => {
  vi.useFakeTimers({ now: Date.now() });
  const heard = listening();
  liveStore.hear({ ages: { enquiries: YEAR, tours: YEAR, mail: YEAR } });
  vi.advanceTimersByTime(60_000);
  liveStore.hear({ kinds: ['mail'] });
  vi.advanceTimersByTime(60_000);
  liveStore.hear({ ages: { enquiries: 30_000, tours: 90_000, mail: 64_000 } });
  expect(heard).toEqual([['mail'], ['enquiries']]);
});

test('of a line that is back right after a change was heard, that change is not heard again', () => {
  vi.useFakeTimers({ now: Date.now() });
  const heard = listening();
  liveStore.hear({ ages: { enquiries: YEAR, mail: YEAR } });
  vi.advanceTimersByTime(60_000);
  liveStore.hear({ kinds: ['mail', 'enquiries'] });
  vi.advanceTimersByTime(10_000);
  liveStore.hear({ ages: { mail: 10_000, enquiries: 9_000 } });
  expect(heard).toEqual([['mail', 'enquiries'], ['enquiries']]);
});
