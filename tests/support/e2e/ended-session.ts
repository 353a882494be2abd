import type { Page } from '@playwright/test';
import { ADMIN, expect } from './e2e-fixtures.ts';
import { signInByForm } from './sign-in-form.ts';

/** On the server: this browser does not know yet. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'ended'));
}

export const signInWindow = (page: Page) => page.getByRole('dialog', { name: 'Sign in to go on' });

export async function signInAgain(page: Page): Promise<void> {
  const dialog = signInWindow(page);
  await expect(dialog.getByLabel('Email')).toHaveValue(ADMIN.email);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
}

export async function openWithoutSession(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInByForm(page, ADMIN);
}
