import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { askAgain, LONG } from './ask-again.ts';
import { askedFirst, NotMeant, onceMeant } from './ask-first.ts';

const WHY = 'It has 1 of 6 seats left.';
const asks = () => new ApiError(409, { success: false, code: 'asks_first', message: WHY, requestId: 'one' });

function callThatAsks() {
  const made: (true | undefined)[] = [];
  const call = async (isMeant: true | undefined) => {
    made.push(isMeant);
    if (!isMeant) throw asks();
    return 'done';
  };
  return { made, call };
}
const asked = () => expect.poll(askedFirst.getSnapshot).toBe(WHY);

test('what the server asks about first is done once staff say that it is meant', async () => {
  const { made, call } = callThatAsks();
  const answer = onceMeant(call);
  await asked();
  askedFirst.answer(true);
  expect(await answer).toBe('done');
  expect(made).toEqual([undefined, true]);
  expect(askedFirst.getSnapshot()).toBeNull();
});

test('where it is not meant nothing is done, and another refusal is no question', async () => {
  const { made, call } = callThatAsks();
  const answer = onceMeant(call);
  await asked();
  askedFirst.answer(false);
  await expect(answer).rejects.toBeInstanceOf(NotMeant);
  expect(made).toEqual([undefined]);
  const refused = new ApiError(409, { success: false, code: 'conflict', message: 'No', requestId: 'two' });
  await expect(onceMeant(() => Promise.reject(refused))).rejects.toBe(refused);
});

test('who thinks better of it is not asked again by what asks again', async () => {
  let asked = 0;
  const call = async () => {
    asked += 1;
    throw new NotMeant();
  };
  await expect(askAgain(call, LONG)).rejects.toThrow(NotMeant);
  expect(asked).toBe(1);
});
