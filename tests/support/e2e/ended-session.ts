import type { Page } from '@playwright/test';
import { ADMIN } from './e2e-fixtures.ts';
import { signInByForm } from './sign-in-form.ts';

/** As the server does it: this browser does not know yet. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'ended'));
}

export async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInByForm(page, ADMIN);
}
