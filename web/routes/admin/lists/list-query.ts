export function listQuery(request: Request, limit = 50): URLSearchParams {
  const query = new URLSearchParams(
    [...new URL(request.url).searchParams].filter(([, value]) => value !== ''),
  );
  query.set('limit', String(limit));
  return query;
}
