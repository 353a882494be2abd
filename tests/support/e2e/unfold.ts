import type { Locator, Page } from '@playwright/test';

/** Opens what is folded behind these words. */
export async function unfold(within: Page | Locator, words: string | RegExp): Promise<void> {
  await within.locator('summary', { hasText: words }).filter({ visible: true }).first().click();
}

/** Of a tour's page: who asks is asked after people and date. */
export const unfoldEnquiry = (page: Page) => unfold(page, 'Enquire');
export const unfoldReview = (page: Page) => unfold(page, 'Write a review');
