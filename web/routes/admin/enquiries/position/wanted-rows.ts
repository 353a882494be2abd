import type { ListAnswer } from '../../../../../contracts/answers.contract.ts';
import { DESK_LIMITS } from '../../../../../contracts/fields/desk-limits.ts';

export type DeskList<Row extends { _id: string }> = {
  /** The key under which the length of the list is remembered. */
  name: 'bookings' | 'inbox';
  path: string;
  pathOf: (row: Row) => string;
  enquiryPath: (id: string) => string;
  messagePath: (id: string) => string;
  texts: { all: string; previous: string; next: string; failed: string };
  ask: (query: URLSearchParams) => Promise<ListAnswer<Row>>;
};

/** Rows of the first load, and of each further one. */
const ROWS = 50;

type Named = Pick<DeskList<never>, 'name'>;

/** The length of each list in this tab, by its filter, so that the way back leads to the same row. */
const wanted = new Map<string, number>();

/** Lists with more rows requested since their last load. */
const tooShort = new Set<string>();

export async function loadWantedRows<Row extends { _id: string }>(
  list: DeskList<Row>,
  search: URLSearchParams,
): Promise<ListAnswer<Row>> {
  const key = keyOf(list, search);
  const count = wanted.get(key) ?? ROWS;
  tooShort.delete(key);
  let found = await askForRows(list, search, count);
  while (found.nextCursor !== null && found.data.length < count) {
    const next = await askForRows(list, search, count - found.data.length, found.nextCursor);
    found = { ...next, data: [...found.data, ...next.data] };
  }
  return found;
}

export function askForRows<Row extends { _id: string }>(
  list: DeskList<Row>,
  search: URLSearchParams,
  count: number,
  cursor?: string,
): Promise<ListAnswer<Row>> {
  const query = withLimit(listFilters(search), Math.min(count, DESK_LIMITS.listPageMax));
  if (cursor !== undefined) query.set('cursor', cursor);
  return list.ask(query);
}

export function wantMoreRows(list: Named, search: URLSearchParams, shown: number): void {
  wanted.set(keyOf(list, search), shown + ROWS);
  tooShort.add(keyOf(list, search));
}

export function isLongEnough(list: Named, search: URLSearchParams): boolean {
  return !tooShort.has(keyOf(list, search));
}

const keyOf = ({ name }: Named, search: URLSearchParams) =>
  [name, ...[...listFilters(search)].map((pair) => pair.join('=')).sort()].join('&');

export function listFilters(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([name, value]) => !['view', 'cursor'].includes(name) && value !== ''),
  );
}

/** As the server counts and changes all that match: in no order. */
export function matchingFilters(search: URLSearchParams): URLSearchParams {
  const filters = listFilters(search);
  filters.delete('sort');
  return filters;
}

export function withLimit(search: URLSearchParams, limit: number): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('view');
  query.set('limit', String(limit));
  return query;
}
