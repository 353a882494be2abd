/** Rows of a list at first, and how many more each time. */
const ROWS = 50;

/** How long each list has become in this tab, by its filter: whoever comes back finds it as long, and their place in it. */
const wanted = new Map<string, number>();

/** The lists that are to become longer, and have not been loaded since. */
const tooShort = new Set<string>();

/** How many rows to load. */
export function takeWantedRows(search: URLSearchParams): number {
  const key = keyOf(search);
  tooShort.delete(key);
  return wanted.get(key) ?? ROWS;
}

/** The next time it is loaded this list is longer. */
export function wantMoreRows(search: URLSearchParams, shown: number): void {
  wanted.set(keyOf(search), shown + ROWS);
  tooShort.add(keyOf(search));
}

/** Whether it was loaded since it was to become longer. */
export function isLongEnough(search: URLSearchParams): boolean {
  return !tooShort.has(keyOf(search));
}

const keyOf = (search: URLSearchParams) =>
  [...search]
    .filter(([name, value]) => name !== 'cursor' && value !== '')
    .map((pair) => pair.join('='))
    .sort()
    .join('&');
