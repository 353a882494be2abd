import { setImmediate as everythingElse } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '../../contracts/answers.contract.ts';
import { LIMITS } from '../../contracts/fields/field-limits.ts';
import { type Position, writeCursor } from '../../contracts/lists/cursor.ts';

/** Where a page of a list begins and how long it is; without a limit the list is whole. */
export type Page = { limit: number | undefined; after: Position | undefined };

/** The page of a list that a query asks for; without a limit it is as long as any answer may be. */
export function pageOf({ limit = LIMITS.bareListMax, cursor }: ListQuery): Page {
  return { limit, after: cursor };
}

/** In the order in which both databases sort moments and ids. */
export const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Cuts what a query found to the page. The query asks for one row more than the page holds: whether it came tells
 * if there is a next page.
 */
export function cutPage<Row>(
  rows: Row[],
  page: { limit: number | undefined; after?: unknown },
  positionOf: (row: Row) => Position,
): { rows: Row[]; nextCursor: string | null } {
  if (page.limit === undefined || rows.length <= page.limit) return { rows, nextCursor: null };
  const cut = rows.slice(0, page.limit);
  const last = cut.at(-1);
  return { rows: cut, nextCursor: last === undefined ? null : writeCursor(positionOf(last)) };
}

/**
 * The condition of what comes after a position, in a list sorted by these two columns. Without a position: everything.
 * PostgreSQL and SQLite both walk an index on the two columns with it.
 */
export function afterPosition(
  position: Position | undefined,
  columns: { at: string; id: string },
  direction: 'desc' | 'asc' = 'desc',
): RawBuilder<boolean> {
  if (!position) return sql<boolean>`1 = 1`;
  const place = sql`(${sql.ref(columns.at)}, ${sql.ref(columns.id)})`;
  const given = sql`(${position.at}, ${position.id})`;
  return direction === 'desc' ? sql<boolean>`${place} < ${given}` : sql<boolean>`${place} > ${given}`;
}

/** Rows of a list that are fetched at once where all of it is wanted: some milliseconds of work. */
const ROWS_PER_BATCH = 100;

/**
 * Every row of a list, fetched page by page: for files that are sent as they are made. Between two pages everything else has
 * its turn, which neither SQLite nor a stream that is read as fast as it is filled would leave it.
 */
export async function* eachRow<Row>(
  listPage: (page: Page) => Promise<Row[]>,
  positionOf: (row: Row) => Position,
): AsyncGenerator<Row> {
  let after: Position | undefined;
  for (;;) {
    const page = { limit: ROWS_PER_BATCH, after };
    const { rows, nextCursor } = cutPage(await listPage(page), page, positionOf);
    yield* rows;
    const last = rows.at(-1);
    if (nextCursor === null || !last) return;
    after = positionOf(last);
    await everythingElse();
  }
}
