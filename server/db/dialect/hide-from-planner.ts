import { type RawBuilder, sql } from 'kysely';

/**
 * The same condition, hidden from the query planner, so that it filters rows while walking an index that is already
 * in order. If the planner sees it, it fetches all matching rows first and then sorts them.
 */
export function hideFromPlanner(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(case when ${condition} then 1 end) is not null`;
}
