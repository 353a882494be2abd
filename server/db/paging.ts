import { setImmediate as everythingElse } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '../../contracts/answers.contract.ts';
import { SERVER_LIMITS } from '../../contracts/fields/field-limits.ts';
import { type Position, writeCursor } from '../../contracts/lists/cursor.ts';

export type Page = { limit: number | undefined; after: Position | undefined };

export function pageOf({ limit = SERVER_LIMITS.bareListMax, cursor }: ListQuery): Page {
  return { limit, after: cursor };
}

export const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The query asks for one row more than the page holds, to tell if there is a next page. */
export function slicePage<Row>(
  rows: Row[],
  page: { limit: number | undefined; after?: unknown },
  positionOf: (row: Row) => Position,
): { rows: Row[]; nextCursor: string | null } {
  if (page.limit === undefined || rows.length <= page.limit) return { rows, nextCursor: null };
  const cut = rows.slice(0, page.limit);
  const last = cut.at(-1);
  return { rows: cut, nextCursor: last === undefined ? null : writeCursor(positionOf(last)) };
}

/** Both databases walk an index on the two columns with this condition. */
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

const ROWS_PER_BATCH = 100;

/** Fetches a list page by page, for streamed files. Yields to other work between pages. */
export async function* eachRow<Row>(
  listPage: (page: Page) => Promise<Row[]>,
  positionOf: (row: Row) => Position,
): AsyncGenerator<Row> {
  let after: Position | undefined;
  for (;;) {
    const page = { limit: ROWS_PER_BATCH, after };
    const { rows, nextCursor } = slicePage(await listPage(page), page, positionOf);
    yield* rows;
    const last = rows.at(-1);
    if (nextCursor === null || !last) return;
    after = positionOf(last);
    await everythingElse();
  }
}
