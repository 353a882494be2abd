import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { openLiveConnection } from './use-live-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const COUNTS = { inbox: 3, newEnquiries: 2, openMessages: 1 };

function listening() {
  const sources: (EventTarget & { close: () => void })[] = [];
  const heard: object[] = [];
  const ask = vi.fn(async () => COUNTS);
  const is = { online: true };
  const line = openLiveConnection({
    open() {
      const source = Object.assign(new EventTarget(), { close: vi.fn() });
      sources.push(source);
      return source as unknown as EventSource;
    },
    ask,
    hear: (message) => void heard.push(message),
    isOnline: () => is.online,
  });
  const say = (message: object) =>
    sources.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  const lose = (how = 'error') => sources.at(-1)?.dispatchEvent(new Event(how));
  return { sources, heard, ask, is, line, say, lose };
}

test.each(['error', 'end'])('after a line that was lost (%s) the next is heard', async (how) => {
  const { sources, heard, say, lose } = listening();
  say({ counts: COUNTS });
  lose(how);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sources).toHaveLength(2);
  say({ kinds: ['tours'] });
  expect(heard).toEqual([{ counts: COUNTS }, { kinds: ['tours'] }]);
});

test('a server that is away is asked with growing pauses, and no line is tried meanwhile', async () => {
  const { sources, ask, lose, line } = listening();
  ask.mockRejectedValue(new Error('no line'));
  lose();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(sources).toHaveLength(1);
  expect(ask.mock.calls.length).toBeLessThan(16);
  const before = ask.mock.calls.length;
  line.nudge();
  expect(ask).toHaveBeenCalledTimes(before + 1);
});

test('where no line comes about, but calls do, everything is looked at each half minute', async () => {
  const { sources, heard, lose } = listening();
  lose();
  for (let minute = 0; minute < 2 * 60; minute += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    lose();
  }
  expect(sources.length).toBeGreaterThan(4);
  const whole = heard.filter((message) => 'kinds' in message);
  expect(whole.length).toBeGreaterThanOrEqual(2);
  expect(whole.length).toBeLessThanOrEqual(6);
});

test.each([401, 403])('whom the server refuses (%i) does not ask again', async (status) => {
  const { sources, ask, lose, line } = listening();
  ask.mockRejectedValue(new ApiError(status, undefined));
  lose();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  line.nudge();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(sources).toHaveLength(1);
});

test('nothing is asked without a network', async () => {
  const { ask, is, lose, sources } = listening();
  is.online = false;
  lose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  is.online = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(sources).toHaveLength(2);
});

test('what comes for somebody who has left is not heard any more', async () => {
  const { heard, ask, line, lose } = listening();
  const answer = Promise.withResolvers<typeof COUNTS>();
  ask.mockReturnValue(answer.promise);
  lose();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledOnce();
  line.close();
  answer.resolve(COUNTS);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
});
