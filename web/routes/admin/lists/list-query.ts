const PAGE_SIZE = 50;

export function listQuery(request: Request): URLSearchParams {
  const query = new URLSearchParams(
    [...new URL(request.url).searchParams].filter(([, value]) => value !== ''),
  );
  query.set('limit', String(PAGE_SIZE));
  return query;
}
