import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../../tests/support/memory-storage.ts';
import { guardedStorage } from '../../../lib/browser/browser-storage.ts';
import { createSessionEndings } from './retry-session-endings.ts';
import { createSessionsToEnd } from './sessions-to-end.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser's tab, and a server that can be reached or not. */
function setUp(memory = new MemoryStorage(), line: { state: 'up' | 'down' | 'silent' } = { state: 'up' }) {
  const asked: string[] = [];
  const storage = guardedStorage(() => memory);
  const forgotten = createSessionsToEnd(storage);
  const endings = createSessionEndings({
    storage,
    end(name) {
      asked.push(name);
      if (line.state === 'silent') return new Promise(() => undefined);
      return line.state === 'up' ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  forgotten.subscribe(endings.hurry);
  return { memory, line, asked, endings, add: forgotten.add };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

test('with a line the session ends at once, and nobody is told', async () => {
  const { endings, add, asked, memory } = setUp();
  const told = vi.fn();
  endings.subscribe(told);
  add('a');
  await soon();
  expect(asked).toEqual(['a']);
  expect(memory.length).toBe(0);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual(['a']);
});

test('without a line the screen says so, until the line is back and the session has ended', async () => {
  const { endings, add, asked, line, memory } = setUp();
  line.state = 'down';
  add('a');
  await soon();
  expect(endings.isLate()).toBe(true);
  expect(memory.length).toBe(1);

  line.state = 'up';
  endings.hurry();
  await soon();
  expect(asked).toEqual(['a', 'a']);
  expect(endings.isLate()).toBe(false);
  expect(memory.length).toBe(0);
});

test('it goes on trying by itself, more and more seldom, at least once a minute', async () => {
  const { endings, add, asked, line } = setUp();
  line.state = 'down';
  add('a');
  const counts = [];
  for (const seconds of [0, 2, 4, 8, 16, 32, 60, 60]) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    counts.push(asked.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  line.state = 'up';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(endings.isLate()).toBe(false);
});

test('a server that takes long is waited for in silence for three seconds, and asked again after fifteen', async () => {
  const { endings, add, asked, line } = setUp();
  line.state = 'silent';
  add('a');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(endings.isLate()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(endings.isLate()).toBe(true);
  line.state = 'up';
  await vi.advanceTimersByTimeAsync(12_000 + 2_000);
  expect(asked).toEqual(['a', 'a']);
  expect(endings.isLate()).toBe(false);
});

test('a later visit ends what an earlier one could not', async () => {
  const first = setUp();
  first.line.state = 'down';
  first.add('a');
  await soon();
  const next = setUp(first.memory);
  next.endings.hurry();
  await soon();
  expect(next.asked).toEqual(['a']);
  expect(first.memory.length).toBe(0);
});

test('another tab says the same, and falls silent when the first one has done it', async () => {
  const first = setUp();
  const second = setUp(first.memory, first.line);
  first.line.state = 'down';
  first.add('a');
  second.endings.follow();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(second.endings.isLate()).toBe(true);
  first.line.state = 'up';
  first.endings.hurry();
  await soon();
  second.endings.follow();
  expect(second.endings.isLate()).toBe(false);
});

test('of two sessions each is ended, and neither waits for the other', async () => {
  const { add, asked, line, memory } = setUp();
  line.state = 'silent';
  add('a');
  line.state = 'up';
  add('b');
  await soon();
  expect(asked).toEqual(['a', 'b']);
  expect({ ...memory }).toEqual({ 'ending:a': '1' });
});
