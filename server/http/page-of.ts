import {
  type answerOf,
  type doneAnswer,
  failureAnswer,
  type ListQuery,
  type listAnswerOf,
} from '../../contracts/answers.contract.ts';
import type { Page } from '../db/paging.ts';

/** The schemas of a route's answers: one for success, one for every failure. */
export function answers<
  T extends ReturnType<typeof answerOf> | ReturnType<typeof listAnswerOf> | typeof doneAnswer,
>(success: T) {
  return { 200: success, '4xx': failureAnswer, '5xx': failureAnswer };
}

/** The page of a list that a query asks for. */
export function pageOf({ limit, cursor }: ListQuery): Page {
  return { limit, after: cursor };
}
