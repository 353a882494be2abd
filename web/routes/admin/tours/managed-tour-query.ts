const LIST_PARAMETERS = ['q', 'status', 'sort', 'cursor'];
const ROWS_PER_PAGE = '25';

/** What the list asks the API: of the page's address, the list's own parameters. */
export function managedTourQuery(request: Request): URLSearchParams {
  const address = new URL(request.url).searchParams;
  const query = new URLSearchParams({ limit: ROWS_PER_PAGE });
  for (const name of LIST_PARAMETERS) {
    const value = address.get(name);
    if (value) query.set(name, value);
  }
  return query;
}
