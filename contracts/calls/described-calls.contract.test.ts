import { expect, test } from 'vitest';
import { z } from 'zod';
import { doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import type { Calls } from './call.ts';
import { type DescribedCall, describeCalls } from './described-calls.contract.ts';

const id = z.object({ id: z.string() });
const name = z.object({ name: z.string() });
const LINES = {
  listWishes: { call: 'GET /wishes', may: 'see-tours' },
  grantWish: { call: 'PUT /wishes/:name', may: 'see-tours' },
} as const satisfies Calls;
const list = { summary: 'All wishes', answer: doneAnswer };
const grant = { summary: 'Grant a wish', params: name, answer: doneAnswer };

test('a described call has what its line says, and what is sent and answered', () => {
  const calls = describeCalls('site', { listWishes: list, grantWish: grant }, LINES);
  expect(calls.grantWish).toEqual({ ...LINES.grantWish, ...grant, name: 'grantWish', tag: 'site' });
});

test('what most calls have need not be said: an id in the path, and no more than that it is done', () => {
  const line = { call: 'PUT /wishes/:id/granted', may: 'write-tours' } as const;
  const { grantWish } = describeCalls('site', { grantWish: { summary: 'Grant it' } }, { grantWish: line });
  expect(grantWish.params).toBe(idParams);
  expect(grantWish.answer).toBe(doneAnswer);
});

test('what a call lacks, and what is too much, does not compile', () => {
  // @ts-expect-error grantWish is missing
  describeCalls('site', { listWishes: list }, LINES) satisfies Record<keyof typeof LINES, DescribedCall>;
  // @ts-expect-error no call has this name
  describeCalls('site', { listWishes: list, grantWish: grant, forgetWish: grant }, LINES);
  // @ts-expect-error the parameter of the path is missing
  describeCalls('site', { listWishes: list, grantWish: list }, LINES);
  // @ts-expect-error the path has no such parameter
  describeCalls('site', { listWishes: { ...list, params: name }, grantWish: grant }, LINES);
  const two = name.extend({ day: z.string() });
  // @ts-expect-error the path has only one of the two
  describeCalls('site', { listWishes: list, grantWish: { ...grant, params: two } }, LINES);
  // @ts-expect-error a part that is misspelt would not be read
  describeCalls('site', { listWishes: { ...list, querry: id }, grantWish: grant }, LINES);
  // @ts-expect-error a GET has no body
  describeCalls('site', { listWishes: { ...list, body: id }, grantWish: grant }, LINES);
  // @ts-expect-error what staff alone may ask is not everybody's
  describeCalls('site', { listWishes: { ...list, isPublic: true }, grantWish: grant }, LINES);
  const open = { askWishes: { call: 'GET /asked', by: 'everyone' } } as const;
  describeCalls('site', { askWishes: { ...list, isPublic: true } }, open);
  // @ts-expect-error what is cached has no limit
  describeCalls('site', { askWishes: { ...list, isPublic: true, limit: 'reset' } }, open);
  const posted = { askWishes: { call: 'POST /asked', by: 'everyone' } } as const;
  // @ts-expect-error only what a GET answers is cached
  describeCalls('site', { askWishes: { ...list, isPublic: true } }, posted);
  // @ts-expect-error an answer says that it is a success
  describeCalls('site', { listWishes: { ...list, answer: id }, grantWish: grant }, LINES);
  const everybodys = { call: 'GET /asked', by: 'everyone', may: 'see-tours' } as const;
  // @ts-expect-error it is for everybody or for who may, not both
  ({ everybodys }) satisfies Calls;
  // @ts-expect-error only calls of staff are about what not all of them see
  ({ asked: { call: 'GET /asked/:id', by: 'traveller', of: 'enquiry' } }) satisfies Calls;
  expect.assertions(0);
});
