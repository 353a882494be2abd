/** The ends, the current page and its neighbours; null for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = new Set([1, 2, current - 1, current, current + 1, last - 1, last]);
  const shown: (number | null)[] = [];
  for (let page = 1; page <= last; page += 1) {
    if (wanted.has(page) || isLoneGap(page, wanted)) shown.push(page);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}

function isLoneGap(page: number, wanted: Set<number>): boolean {
  return wanted.has(page - 1) && wanted.has(page + 1);
}
