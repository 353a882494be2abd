import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('everybody who listens is told, until they listen no more', () => {
  const [subscribe, notify] = createListeners();
  const [stopped, other] = [vi.fn(), vi.fn()];
  const stop = subscribe(stopped);
  subscribe(other);
  notify();
  stop();
  notify();
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});
