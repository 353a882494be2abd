import { describe, expect, test } from 'vitest';
import { listQuery } from '../../contracts/answers.contract.ts';
import { turnsDuring } from '../../tests/support/turns-during.ts';
import { eachRow, type Page, pageOf, slicePage } from './paging.ts';

type Row = { at: string; id: string };
const rows: Row[] = ['05', '04', '03', '02', '01'].map((day) => ({
  at: `2026-05-${day}T10:00:00.000Z`,
  id: `0190b0a0-0000-7000-8000-0000000000${day}`,
}));
const positionOf = (row: Row) => row;

/** What a list's query would find: everything after the position, one row more than the page holds. */
function find(page: Page): Row[] {
  const { after, limit } = page;
  const later = after ? rows.filter((row) => row.at < after.at) : rows;
  return limit === undefined ? later : later.slice(0, limit + 1);
}

describe('a list', () => {
  test('that is asked for bare is whole up to 500 rows', () => {
    const page = pageOf(listQuery.parse({}));
    expect(page).toEqual({ limit: 500, after: undefined });
    expect(slicePage(rows, page, positionOf)).toEqual({ rows, nextCursor: null });
  });

  test.each([1, 2, 3, 4])('is read page by page, each row once: %i a page', (limit) => {
    const seen: Row[] = [];
    let cursor: string | undefined;
    do {
      const page = pageOf(listQuery.parse({ limit, cursor }));
      const cut = slicePage(find(page), page, positionOf);
      expect(cut.rows.length).toBeLessThanOrEqual(limit);
      seen.push(...cut.rows);
      cursor = cut.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(rows);
  });

  test('has no next page when the page holds the last row', () => {
    const page = { limit: 5, after: undefined };
    expect(slicePage(find(page), page, positionOf)).toEqual({ rows, nextCursor: null });
    expect(slicePage([], page, positionOf)).toEqual({ rows: [], nextCursor: null });
  });

  test('goes on after a cursor also without a limit', () => {
    const first = slicePage(rows.slice(0, 3), { limit: 2, after: undefined }, positionOf);
    const page = pageOf(listQuery.parse({ cursor: first.nextCursor ?? '' }));
    expect(page).toEqual({ limit: 500, after: rows[1] });
  });

  test('that is read whole leaves everything else its turn between two pages', async () => {
    const all = Array.from({ length: 450 }, (_, at) => ({ at: String(2_000 - at), id: 'same' }));
    const listPage = async ({ after, limit = 0 }: Page) =>
      all.filter((row) => !after || row.at < after.at).slice(0, limit + 1);
    const read: Row[] = [];
    const turns = await turnsDuring(async () => {
      for await (const row of eachRow(listPage, positionOf)) read.push(row);
    });
    expect(read).toEqual(all);
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});
