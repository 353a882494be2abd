import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerEvenly } from './answer-evenly.ts';

test.each([
  ['done', async () => {}],
  ['failed', async () => Promise.reject(new Error('away'))],
])('work that is %s at once is not answered at once', async (_how, work) => {
  let isAnswered = false;
  const answer = answerEvenly(work).then(
    () => 'done',
    (error: Error) => error.message,
  );
  void answer.then(() => {
    isAnswered = true;
  });
  await nextTurn();
  expect(isAnswered).toBe(false);
  expect(['done', 'away']).toContain(await answer);
});

test('work that fails is answered with its failure', async () => {
  const failure = new Error('the database is away');
  await expect(answerEvenly(() => Promise.reject(failure))).rejects.toBe(failure);
});
