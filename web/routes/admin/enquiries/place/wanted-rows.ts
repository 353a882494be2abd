import type { ListAnswer } from '../../../../../contracts/answers.contract.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import type { DeskList } from './desk-list.ts';

/** Rows of a list at first, and how many more each time. */
const ROWS = 50;

type Named = Pick<DeskList<never>, 'name'>;

/** How long each list has become in this tab, by its filter: whoever comes back finds it as long, and their place in it. */
const wanted = new Map<string, number>();

/** The lists that are to become longer, and have not been loaded since. */
const tooShort = new Set<string>();

/** As many as are wanted of this list: it is as long again where it is loaded anew, or gone back to. */
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

/** So many at most, from the beginning or behind what the cursor stands for. */
export function askForRows<Row extends { _id: string }>(
  list: DeskList<Row>,
  search: URLSearchParams,
  count: number,
  cursor?: string,
): Promise<ListAnswer<Row>> {
  const query = withLimit(listFilters(search), Math.min(count, LIMITS.listPageMax));
  if (cursor !== undefined) query.set('cursor', cursor);
  return list.ask(query);
}

/** The next time it is loaded this list is longer. */
export function wantMoreRows(list: Named, search: URLSearchParams, shown: number): void {
  wanted.set(keyOf(list, search), shown + ROWS);
  tooShort.add(keyOf(list, search));
}

/** Whether it was loaded since it was to become longer. */
export function isLongEnough(list: Named, search: URLSearchParams): boolean {
  return !tooShort.has(keyOf(list, search));
}

const keyOf = ({ name }: Named, search: URLSearchParams) =>
  [name, ...[...listFilters(search)].map((pair) => pair.join('=')).sort()].join('&');

/** What of the address narrows or sorts a list. */
export function listFilters(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([name, value]) => !['view', 'cursor'].includes(name) && value !== ''),
  );
}

export function withLimit(search: URLSearchParams, limit: number): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('view');
  query.set('limit', String(limit));
  return query;
}
