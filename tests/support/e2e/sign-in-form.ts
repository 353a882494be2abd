import type { Page } from '@playwright/test';

export async function signInByForm(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign in' }).click();
}
