/** Where a page of what was found stands. */
export function tourSearchPath(city: string, page = 1): string {
  return `/tours/search?${new URLSearchParams({ city, ...(page > 1 && { page: String(page) }) })}`;
}

/** The page that an address asks for; the first where it asks for none that there can be. */
export function searchedPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
