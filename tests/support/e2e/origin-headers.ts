import type { Page } from '@playwright/test';

/** What a change made by cookie has to carry: it is taken from the site's own pages alone, and this page may have none. */
export async function originHeaders(page: Page): Promise<{ origin: string }> {
  const answer = await page.request.head('/healthz');
  return { origin: new URL(answer.url()).origin };
}
