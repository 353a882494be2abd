import { afterEach, expect, test, vi } from 'vitest';
import { leaveGuard } from './leave-guard.ts';

let release = () => {};
afterEach(() => release());

test('a page with unsaved changes is asked, and its answer is passed on once', () => {
  release = leaveGuard.set(() => true);
  const leaving = { leave: vi.fn(), stay: vi.fn() };
  leaveGuard.ask(leaving);
  expect(leaveGuard.getSnapshot()).toBe(leaving);
  leaveGuard.answer(true);
  leaveGuard.answer(false);
  expect(leaving.leave).toHaveBeenCalledTimes(1);
  expect(leaving.stay).not.toHaveBeenCalled();
  expect(leaveGuard.getSnapshot()).toBeNull();
});

test('it guards until the last of the pages has let go', () => {
  release = leaveGuard.set(() => true);
  const second = leaveGuard.set(() => true);
  second();
  expect(leaveGuard.isSet()).toBe(true);
  leaveGuard.ask({ leave: vi.fn(), stay: vi.fn() });
  release();
  release = () => {};
  expect(leaveGuard.isSet()).toBe(false);
  expect(leaveGuard.getSnapshot()).toBeNull();
});
