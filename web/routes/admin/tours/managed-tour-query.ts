const LIST_PARAMETERS = ['q', 'status', 'sort', 'cursor'];
const ROWS_PER_PAGE = '25';

export function managedTourQuery(request: Request): URLSearchParams {
  const address = new URL(request.url).searchParams;
  const query = new URLSearchParams({ limit: ROWS_PER_PAGE });
  for (const name of LIST_PARAMETERS) {
    const value = address.get(name);
    if (value) query.set(name, value);
  }
  return query;
}
