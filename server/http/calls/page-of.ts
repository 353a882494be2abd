import type { ListQuery } from '../../../contracts/answers.contract.ts';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { Page } from '../../db/paging.ts';

/** The page of a list that a query asks for; without a limit it is as long as any answer may be. */
export function pageOf({ limit = LIMITS.bareListMax, cursor }: ListQuery): Page {
  return { limit, after: cursor };
}
