import type { ListQuery } from '../../contracts/answers.contract.ts';

/** A place in a list that is sorted by a time (or another text) and, within it, by id. */
export type Position = { at: string; id: string };

/** Where a page of a list begins and how long it is; without a limit the list is whole. */
export type Page = { limit: number | undefined; after: Position | undefined };

/** Reads `limit` and `cursor`. Answers undefined for a cursor that no list has given out. */
export function readPage(query: ListQuery): Page | undefined {
  if (query.cursor === undefined) return { limit: query.limit, after: undefined };
  const after = readCursor(query.cursor);
  return after && { limit: query.limit, after };
}

/**
 * Cuts what a query found to the page. The query asks for one row more than the page holds: whether it came tells
 * if there is a next page.
 */
export function cutPage<Row>(
  rows: Row[],
  page: Page,
  positionOf: (row: Row) => Position,
): { rows: Row[]; nextCursor: string | null } {
  if (page.limit === undefined || rows.length <= page.limit) return { rows, nextCursor: null };
  const cut = rows.slice(0, page.limit);
  const last = cut.at(-1);
  return { rows: cut, nextCursor: last === undefined ? null : writeCursor(positionOf(last)) };
}

function writeCursor(position: Position): string {
  return Buffer.from(`${position.at} ${position.id}`).toString('base64url');
}

function readCursor(cursor: string): Position | undefined {
  const match = /^([\w:.-]+) ([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString());
  return match?.[1] && match[2] ? { at: match[1], id: match[2] } : undefined;
}
