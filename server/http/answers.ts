import {
  type answerOf,
  type doneAnswer,
  failureAnswer,
  type ListQuery,
  type listAnswerOf,
} from '../../contracts/answers.contract.ts';
import { type Page, readPage } from '../db/paging.ts';
import { badInput } from './errors.ts';

/** The schemas of a route's answers: one for success, one for every failure. */
export function answers<
  T extends ReturnType<typeof answerOf> | ReturnType<typeof listAnswerOf> | typeof doneAnswer,
>(success: T) {
  return { 200: success, '4xx': failureAnswer, '5xx': failureAnswer };
}

/** Reads a list's `limit` and `cursor`; a cursor that no list gave out is refused. */
export function pageOf(query: ListQuery): Page {
  const page = readPage(query);
  if (!page) throw badInput({ cursor: 'This cursor is not one of ours.' });
  return page;
}
