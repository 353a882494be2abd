/** Where what a search finds stands. */
export function tourSearchPath(city: string): string {
  return `/tours/search?${new URLSearchParams({ city })}`;
}
