import { expect, test } from 'vitest';
import { createServerHold } from './server-hold.ts';
import { createClockWatch } from './worker.ts';

test('while the server is away one mail at a time tries whether it is back, after pauses that grow', () => {
  let moment = 0;
  const hold = createServerHold(() => moment);
  expect(hold.lets(3)).toBe(true);
  const pauses: number[] = [];
  for (let tried = 0; tried < 8; tried += 1) {
    hold.fail(false);
    // Those that were under way beside it.
    hold.fail(false);
    expect(hold.lets(0)).toBe(false);
    pauses.push(hold.remaining());
    moment += hold.remaining();
    expect([hold.lets(0), hold.lets(1)]).toEqual([true, false]);
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(hold.answer()).toBe(true);
  expect([hold.lets(3), hold.remaining(), hold.answer()]).toEqual([true, 0, false]);
});

test('a server that refuses us is asked every five minutes in the end', () => {
  let moment = 0;
  const hold = createServerHold(() => moment);
  for (let tried = 0; tried < 12; tried += 1) {
    hold.fail(true);
    moment += hold.remaining();
  }
  hold.fail(true);
  expect(hold.remaining()).toBe(300_000);
});

test('a clock that is put back is noticed once, one that is adjusted or put forward is not', () => {
  let moment = 0;
  let time = Date.parse('2026-05-01T10:00:00Z');
  const watch = createClockWatch(
    () => new Date(time),
    () => moment,
  );
  const pass = (passed: number, shown: number) => {
    moment += passed;
    time += shown;
    return watch.wasPutBack();
  };
  expect(pass(2_000, 2_000)).toBe(false);
  expect(pass(2_000, -30_000)).toBe(false);
  expect(pass(2_000, 3_600_000)).toBe(false);
  expect(pass(2_000, -3_600_000)).toBe(true);
  expect(pass(2_000, 2_000)).toBe(false);
});
