import { expect, test, vi } from 'vitest';
import { createOverlayEntries } from './overlay-entries.ts';

type Entry = { state: Record<string, unknown>; url: string };

/** A window's history as far as this needs it: going is told later, as browsers do. */
function fakeWindow() {
  const entries: Entry[] = [{ state: { idx: 0 }, url: '/tours' }];
  let at = 0;
  const listeners: ((event: Event) => void)[] = [];
  const told: string[] = [];
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: Entry['state'], _title: string, url = entries[at]?.url ?? '') {
      at += 1;
      entries.splice(at, Infinity, { state, url });
    },
    replaceState(state: Entry['state'], _title: string, url = entries[at]?.url ?? '') {
      entries[at] = { state, url };
    },
    go(delta: number) {
      queueMicrotask(() => {
        at += delta;
        let isStopped = false;
        const event = { stopImmediatePropagation: () => (isStopped = true) } as unknown as Event;
        for (const listener of listeners) listener(event);
        if (!isStopped) told.push(entries[at]?.url ?? '');
      });
    },
  };
  const overlays = createOverlayEntries({
    history: history as unknown as History,
    location: {
      get href() {
        return entries[at]?.url ?? '';
      },
    } as Location,
    onPop: (hear) => listeners.push(hear),
  });
  return { history, overlays, told, urls: () => entries.map(({ url }) => url), here: () => entries[at] };
}

/** Until all that was asked for has been done. */
const rest = () => new Promise((done) => setTimeout(done));

test('one overlay over another is closed first, and the router hears of neither', async () => {
  const { history, overlays, told } = fakeWindow();
  const closed: string[] = [];
  overlays.enter(() => closed.push('below'));
  await rest();
  overlays.enter(() => closed.push('above'));
  await rest();
  history.go(-1);
  await rest();
  expect(closed).toEqual(['above']);
  history.go(-1);
  await rest();
  expect(closed).toEqual(['above', 'below']);
  expect(told).toEqual([]);
});

test('an overlay that has to stay has its entry again', async () => {
  const { history, overlays, here } = fakeWindow();
  const close = vi.fn(() => false);
  overlays.enter(close);
  await rest();
  history.go(-1);
  await rest();
  expect(close).toHaveBeenCalledTimes(1);
  expect(here()?.state).toMatchObject({ overlays: 1 });
});

test('a page that is opened from an overlay takes the place of its entry', async () => {
  const { history, overlays, told, urls } = fakeWindow();
  const leave = overlays.enter(() => undefined);
  await rest();
  history.pushState({ idx: 1 }, '', '/contact');
  leave();
  await rest();
  expect(urls()).toEqual(['/tours', '/contact']);
  history.go(-1);
  await rest();
  expect(told).toEqual(['/tours']);
});

test('what the page becomes below an overlay is there when that is closed', async () => {
  const { history, overlays, here } = fakeWindow();
  const leave = overlays.enter(() => undefined);
  await rest();
  history.replaceState({ idx: 0, key: 'new' }, '', '/tours?sort=price');
  leave();
  // Asked for while the browser is on its way down.
  queueMicrotask(() => history.pushState({ idx: 1 }, '', '/contact'));
  await rest();
  expect(here()?.url).toBe('/contact');
  history.go(-1);
  await rest();
  expect(here()).toMatchObject({ url: '/tours?sort=price', state: { key: 'new' } });
});
