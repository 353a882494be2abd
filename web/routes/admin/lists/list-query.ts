const PAGE_SIZE = 50;

/** What a list asks the API, as the page's address has it: its filters, without empty ones, and a page's length. */
export function listQuery(request: Request): URLSearchParams {
  const query = new URLSearchParams(
    [...new URL(request.url).searchParams].filter(([, value]) => value !== ''),
  );
  query.set('limit', String(PAGE_SIZE));
  return query;
}
