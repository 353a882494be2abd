import { expect, test } from 'vitest';
import { z } from 'zod';
import { doneAnswer } from '../answers.contract.ts';
import type { Calls } from './call.ts';
import { describeCalls } from './described-calls.contract.ts';

const id = z.object({ id: z.string() });
const LINES = {
  listWishes: { call: 'GET /wishes', by: 'staff' },
  grantWish: { call: 'PUT /wishes/:id', by: 'staff' },
} as const satisfies Calls;
const list = { summary: 'All wishes', answer: doneAnswer };
const grant = { summary: 'Grant a wish', params: id, answer: doneAnswer };

test('a described call has what its line says, and what is sent and answered', () => {
  const calls = describeCalls('site', LINES, { listWishes: list, grantWish: grant });
  expect(calls.grantWish).toEqual({ ...LINES.grantWish, ...grant, name: 'grantWish', tag: 'site' });
});

test('what a call lacks, and what is too much, does not compile', () => {
  // @ts-expect-error grantWish is missing
  describeCalls('site', LINES, { listWishes: list });
  // @ts-expect-error no call has this name
  describeCalls('site', LINES, { listWishes: list, grantWish: grant, forgetWish: grant });
  // @ts-expect-error the parameter of the path is missing
  describeCalls('site', LINES, { listWishes: list, grantWish: list });
  // @ts-expect-error the path has no such parameter
  describeCalls('site', LINES, { listWishes: { ...list, params: id }, grantWish: grant });
  const two = z.object({ id: z.string(), day: z.string() });
  // @ts-expect-error the path has only one of the two
  describeCalls('site', LINES, { listWishes: list, grantWish: { ...grant, params: two } });
  // @ts-expect-error a part that is misspelt would not be read
  describeCalls('site', LINES, { listWishes: { ...list, querry: id }, grantWish: grant });
  // @ts-expect-error a GET has no body
  describeCalls('site', LINES, { listWishes: { ...list, body: id }, grantWish: grant });
  // @ts-expect-error an answer says that it is a success
  describeCalls('site', LINES, { listWishes: { ...list, answer: id }, grantWish: grant });
  expect.assertions(0);
});
