import type { Page } from '@playwright/test';

export async function originHeaders(page: Page): Promise<{ origin: string }> {
  const answer = await page.request.head('/healthz');
  return { origin: new URL(answer.url()).origin };
}
