import { type RawBuilder, sql } from 'kysely';

/**
 * Hides a condition from the query planner, so that it filters rows while walking an index that is already in order.
 * Otherwise it fetches all matching rows and sorts them.
 */
export function hideFromPlanner(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(case when ${condition} then 1 end) is not null`;
}
