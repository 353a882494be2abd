import type { TestApp } from './test-app.ts';

export async function readPages<T>(
  site: TestApp,
  path: string,
  { limit, as, query = '' }: { limit: number; as?: string; query?: string },
): Promise<T[][]> {
  const pages: T[][] = [];
  let cursor: string | null = null;
  do {
    const at: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const { status, body } = await site.get<T[]>(`${path}?limit=${limit}${at}${query}`, as ? { as } : {});
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.message}`);
    pages.push(body.data);
    cursor = body.nextCursor;
  } while (cursor !== null && pages.length < 1_000);
  return pages;
}
