import type { ListQuery } from '../../../contracts/answers.contract.ts';
import type { Page } from '../../db/paging.ts';

/** The page of a list that a query asks for. */
export function pageOf({ limit, cursor }: ListQuery): Page {
  return { limit, after: cursor };
}
