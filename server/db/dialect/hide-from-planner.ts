import { type RawBuilder, sql } from 'kysely';

/** Makes the planner walk an ordered index and filter, instead of fetching all matching rows and sorting them. */
export function hideFromPlanner(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(case when ${condition} then 1 end) is not null`;
}
