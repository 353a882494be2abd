import { describe, expect, test } from 'vitest';
import { cutPage, type Page, readPage } from './paging.ts';

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
  test('that is asked for bare is whole', () => {
    const page = readPage({});
    expect(page).toEqual({ limit: undefined, after: undefined });
    expect(cutPage(rows, page as Page, positionOf)).toEqual({ rows, nextCursor: null });
  });

  test.each([1, 2, 3, 4])('is read page by page, each row once: %i a page', (limit) => {
    const seen: Row[] = [];
    let cursor: string | undefined;
    do {
      const page = readPage({ limit, cursor }) as Page;
      const cut = cutPage(find(page), page, positionOf);
      expect(cut.rows.length).toBeLessThanOrEqual(limit);
      seen.push(...cut.rows);
      cursor = cut.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(rows);
  });

  test('has no next page when the page holds the last row', () => {
    const page = { limit: 5, after: undefined };
    expect(cutPage(find(page), page, positionOf)).toEqual({ rows, nextCursor: null });
    expect(cutPage([], page, positionOf)).toEqual({ rows: [], nextCursor: null });
  });

  test('goes on after a cursor also without a limit', () => {
    const first = cutPage(rows.slice(0, 3), { limit: 2, after: undefined }, positionOf);
    const page = readPage({ cursor: first.nextCursor ?? '' });
    expect(page).toEqual({ limit: undefined, after: rows[1] });
  });
});

describe('a cursor', () => {
  const forge = (text: string) => Buffer.from(text).toString('base64url');

  test.each([
    '',
    'forged',
    '%%%',
    forge('2026-05-05T10:00:00.000Z'),
    forge('2026-05-05T10:00:00.000Z '),
    forge(' 0190b0a0'),
    forge("2026' or 1=1 -- 0190b0a0"),
    forge('2026-05-05T10:00:00.000Z\u0000 0190b0a0'),
    forge('2026-05-05T10:00:00.000Z 0190b0a0\u0000'),
    forge(`2026-05-05T10:00:00.000Z ${'0'.repeat(65)}`),
    forge('{"at":"x","id":"y"}'),
  ])('that no list gave out is not read: %j', (cursor) => {
    expect(readPage({ cursor })).toBeUndefined();
  });

  test('stands in an address as it is', () => {
    const { nextCursor } = cutPage(rows, { limit: 1, after: undefined }, positionOf);
    expect(nextCursor).toMatch(/^[\w-]+$/);
    expect(nextCursor?.length).toBeLessThanOrEqual(200);
  });
});
