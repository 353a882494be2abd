import type { Page } from '@playwright/test';
import { expect } from './e2e-fixtures.ts';

export const quick = (page: Page) => page.getByRole('navigation', { name: 'Quick contact' });

export const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** From the list to the page of its first tour. */
export async function openFirstTour(page: Page) {
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Tour/ })
    .click();
  await expect(page.getByRole('button', { name: /^\d+ pictures$/ })).toBeVisible();
}
