import { expect, test } from 'vitest';
import { createTurns, type TurnOptions } from './turns.ts';

/** Work that is done when it is told to be, and notes when it begins. */
function openWorkshop({ atOnce = 1, maxWaiting = 10 } = {}) {
  const takeTurn = createTurns({ atOnce, maxWaiting });
  const begun: string[] = [];
  const works: PromiseWithResolvers<string>[] = [];
  const ask = (who: string, name: string, options?: TurnOptions) =>
    takeTurn(
      who,
      () => {
        begun.push(name);
        const work = Promise.withResolvers<string>();
        works.push(work);
        return work.promise;
      },
      options,
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  async function finish(how: 'resolve' | 'reject' = 'resolve') {
    await settled();
    works.shift()?.[how]('done');
    await settled();
  }
  return { ask, finish, begun, settled };
}

test('one is done after the other, and turns go round among those who ask', async () => {
  const { ask, finish, begun, settled } = openWorkshop();
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')];
  await settled();
  expect(begun).toEqual(['a1']);
  await finish();
  await finish();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await finish();
  await finish();
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done', 'done']);
  const later = ask('c', 'c1');
  await finish();
  expect(await later).toBe('done');
});

test('so many are done at once, and no more', async () => {
  const { ask, finish, begun, settled } = openWorkshop({ atOnce: 2 });
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  await settled();
  expect(begun).toEqual(['a1', 'a2']);
  await finish();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  await finish();
  await finish();
  await Promise.all(asked);
});

test('what fails fails for its own asker alone', async () => {
  const { ask, finish } = openWorkshop();
  const [first, second] = [ask('a', 'a1'), ask('a', 'a2')];
  const failed = expect(first).rejects.toBe('done');
  await finish('reject');
  await failed;
  await finish();
  expect(await second).toBe('done');
});

test('where too many wait, the client with most waiting loses the last, with a time to come again', async () => {
  const { ask, finish, begun } = openWorkshop({ maxWaiting: 2 });
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  const refused = expect(asked[2]).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  const newcomer = ask('b', 'b1');
  await refused;
  for (let ended = 0; ended < 3; ended += 1) await finish();
  expect(await newcomer).toBe('done');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('who goes first waits for what is in hand alone, and takes no room from the others', async () => {
  const { ask, finish, begun } = openWorkshop({ maxWaiting: 2 });
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')];
  asked.push(ask('staff', 's1', { goesFirst: true }), ask('staff', 's2', { goesFirst: true }));
  for (let ended = 0; ended < 5; ended += 1) await finish();
  expect(await Promise.all(asked)).toEqual(Array(5).fill('done'));
  expect(begun).toEqual(['a1', 's1', 's2', 'a2', 'b1']);
});

test('who leaves while waiting is not done, and makes room', async () => {
  const { ask, finish, begun } = openWorkshop({ maxWaiting: 1 });
  const left = new AbortController();
  const first = ask('a', 'a1');
  const second = expect(ask('a', 'a2', { signal: left.signal })).rejects.toThrow('left');
  left.abort(new Error('left'));
  await second;
  const third = ask('a', 'a3');
  await finish();
  await finish();
  expect(await Promise.all([first, third])).toEqual(['done', 'done']);
  expect(begun).toEqual(['a1', 'a3']);
  await expect(ask('a', 'a4', { signal: left.signal })).rejects.toThrow('left');
});
