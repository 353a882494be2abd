import { expect, test, vi } from 'vitest';
import { finishInTime } from './finish-in-time.ts';

const logged = () => ({ warn: vi.fn(), error: vi.fn() });
const done = async () => {};
const never = () => new Promise<void>(() => {});

test('what ends by itself is finished', async () => {
  const log = logged();
  const parts = [{ name: 'requests', finish: done, cut: vi.fn() }];
  expect(await finishInTime(parts, 60_000, log)).toBe(true);
  expect(parts[0]?.cut).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});

test('what does not end is cut, and the log says what; the rest is left in peace', async () => {
  const log = logged();
  const { promise: end, resolve: cut } = Promise.withResolvers<void>();
  const requests = { name: 'requests', finish: done, cut: vi.fn() };
  const parts = [
    requests,
    { name: 'a mail', finish: () => end, cut: vi.fn(cut) },
    { name: 'hung', finish: never },
  ];
  expect(await finishInTime(parts, 1, log)).toBe(false);
  await end;
  expect(requests.cut).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalledWith({ cut: ['a mail', 'hung'] }, expect.any(String));
});

test('what fails does not keep the others from their end', async () => {
  const log = logged();
  const last = vi.fn(done);
  const error = new Error('gone');
  const parts = [
    { name: 'requests', finish: () => Promise.reject(error) },
    { name: 'database', finish: last },
  ];
  expect(await finishInTime(parts, 60_000, log)).toBe(false);
  expect(last).toHaveBeenCalled();
  expect(log.error).toHaveBeenCalledWith({ err: error, part: 'requests' }, expect.any(String));
});
