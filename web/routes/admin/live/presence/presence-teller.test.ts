import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPresenceTeller } from './who-is-here.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function telling() {
  const said: string[] = [];
  const is = { lookedAt: true };
  const teller = openPresenceTeller(
    (state) => said.push(state),
    () => is.lookedAt,
  );
  return { said, is, teller };
}

test('who types is said to write, again while they go on, and no more some seconds after the last letter', () => {
  const { said, teller } = telling();
  for (let second = 0; second < 12; second += 1) {
    teller.typed();
    vi.advanceTimersByTime(1_000);
  }
  expect(said).toEqual(['open', 'writing', 'writing', 'writing']);
  vi.advanceTimersByTime(12_000);
  expect(said.at(-1)).toBe('open');
});

test('what was sent is not being written any more', () => {
  const { said, teller } = telling();
  teller.typed();
  teller.sent();
  expect(said).toEqual(['open', 'writing', 'open']);
  teller.typed();
  expect(said.at(-1)).toBe('writing');
});

test('who looks at something else is gone, and back when they look again', () => {
  const { said, is, teller } = telling();
  is.lookedAt = false;
  teller.look();
  vi.advanceTimersByTime(120_000);
  expect(said).toEqual(['open', 'gone']);
  is.lookedAt = true;
  teller.look();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['open', 'gone', 'open', 'open', 'open']);
});

test('who leaves in the midst of writing is gone', () => {
  const { said, teller } = telling();
  teller.typed();
  teller.close();
  vi.advanceTimersByTime(120_000);
  expect(said).toEqual(['open', 'writing', 'gone']);
});
