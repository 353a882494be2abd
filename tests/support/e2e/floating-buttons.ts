import type { Page } from '@playwright/test';
import { visit } from './e2e-fixtures.ts';

export const quick = (page: Page) => page.getByRole('navigation', { name: 'Quick contact' });

export const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

export const openTour = (page: Page) => visit(page, '/tours/gangtok-tsomgo-and-nathula');

/** On the way up there: reading on shows no bar. */
export async function turnBackAt(page: Page, top: number): Promise<void> {
  await scrollPage(page, top + 40);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await scrollPage(page, top);
}
