import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVERY = 2_000;

function watching() {
  const is = { calm: true, watched: true, beingRead: false };
  const reload = vi.fn(async () => {});
  const offer = vi.fn();
  const refresher = createRefresher({
    reload,
    isCalm: () => is.calm,
    isWatched: () => is.watched,
    isBeingRead: () => is.beingRead,
    offer,
  });
  return { is, reload, offer, refresher };
}

test('what changes together is loaded once, and what changes on and on no more often than said', async () => {
  const { reload, refresher } = watching();
  for (let nth = 0; nth < 10; nth += 1) refresher.changed(EVERY);
  await vi.advanceTimersByTimeAsync(300);
  expect(reload).toHaveBeenCalledTimes(1);
  for (let milliseconds = 0; milliseconds < 10_000; milliseconds += 100) {
    refresher.changed(EVERY);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reload.mock.calls.length).toBeLessThanOrEqual(6);
  expect(reload.mock.calls.length).toBeGreaterThanOrEqual(5);
});

test('the last change is never left out', async () => {
  const { reload, refresher } = watching();
  refresher.changed(EVERY);
  await vi.advanceTimersByTimeAsync(300);
  refresher.changed(EVERY);
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that loads after what was pressed is not loaded once more for it', () => {
  const { reload, refresher } = watching();
  refresher.changed(EVERY);
  vi.advanceTimersByTime(100);
  refresher.loading();
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
});

test('what changed in the moment in which a page begins to load may be missing in it', async () => {
  const { reload, refresher } = watching();
  refresher.changed(EVERY);
  refresher.loading();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what was heard of before the page is reloaded is in it, to the moment', async () => {
  const { is, reload, offer, refresher } = watching();
  is.beingRead = true;
  refresher.changed(EVERY);
  refresher.loading(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  expect(offer).not.toHaveBeenCalled();
  refresher.changed(EVERY);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(offer).toHaveBeenCalledTimes(1);
});

test('on a slow line nothing is offered of what one’s own answer is about to show', async () => {
  const { is, offer, refresher } = watching();
  is.beingRead = true;
  refresher.changed(EVERY);
  await vi.advanceTimersByTimeAsync(1_000);
  refresher.loading(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(offer).not.toHaveBeenCalled();
});

test('nothing moves while somebody presses or has a window open', () => {
  const { is, reload, refresher } = watching();
  is.calm = false;
  refresher.changed(EVERY);
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
  is.calm = true;
  vi.advanceTimersByTime(400);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that nobody looks at is loaded when somebody does', () => {
  const { is, reload, refresher } = watching();
  is.watched = false;
  refresher.changed(EVERY);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  is.watched = true;
  refresher.look();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a person who reads is offered it once, and shown it when they ask', async () => {
  const { is, reload, offer, refresher } = watching();
  is.beingRead = true;
  refresher.changed(EVERY);
  vi.advanceTimersByTime(300);
  refresher.changed(EVERY);
  vi.advanceTimersByTime(60_000);
  expect(offer.mock.calls).toEqual([[true]]);
  expect(reload).not.toHaveBeenCalled();
  await refresher.show();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(offer.mock.calls).toEqual([[true], [false]]);
});
