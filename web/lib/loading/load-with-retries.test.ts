import { expect, test } from 'vitest';
import { loadWithRetries, type RetryEnvironment } from './load-with-retries.ts';

/** A load that fails so many times before it works. */
function failing(times: number) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw new TypeError(`Failed the ${tries}. time`);
    return 'loaded';
  };
}

function createEnvironment(isOnline: boolean[]): RetryEnvironment & { happened: string[] } {
  const happened: string[] = [];
  return {
    happened,
    isOnline: () => isOnline.shift() ?? true,
    backOnline: async () => void happened.push('back online'),
    pause: async (milliseconds) => void happened.push(`paused ${milliseconds} ms`),
  };
}

test('on a bad line it tries again, with growing pauses', async () => {
  const environment = createEnvironment([]);
  expect(await loadWithRetries(failing(3), environment)).toBe('loaded');
  expect(environment.happened).toEqual(['paused 1000 ms', 'paused 2000 ms', 'paused 4000 ms']);
});

test('offline it waits for the network, as often as need be', async () => {
  const environment = createEnvironment([false, false, false, false, false, false]);
  expect(await loadWithRetries(failing(6), environment)).toBe('loaded');
  expect(environment.happened).toEqual(Array(6).fill('back online'));
});

test('with a network it gives up in the end, so that the page can say so', async () => {
  await expect(loadWithRetries(failing(9), createEnvironment([]))).rejects.toThrow('Failed the 4. time');
});
