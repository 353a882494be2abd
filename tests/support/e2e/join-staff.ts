import { expect, type Page } from '@playwright/test';
import { codeAt } from '../second-factor.ts';
import { visit } from './e2e-fixtures.ts';
import { signInByForm } from './sign-in-form.ts';

type Invited = { link: string; email: string; password: string };

/** Accepts an invitation to a role that signs in with a second step, and sets that up. */
export async function joinStaff(page: Page, { link, email, password }: Invited): Promise<void> {
  const main = page.getByRole('main');
  await visit(page, link);
  await expect(main).toContainText('Your role signs in with a second step.');
  await main.getByLabel('Choose a password').fill(password);
  await main.getByRole('button', { name: 'Join the staff' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the staff' })).toBeVisible();
  await main.getByRole('link', { name: 'Sign in' }).click();
  await signInByForm(page, { email, password });

  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  await main.getByLabel('Your password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const address = await main.getByRole('link', { name: 'open it in the app' }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await main.getByLabel('Code from your authenticator app').fill(codeAt(secret, new Date()));
  await main.getByRole('button', { name: 'Switch on' }).click();
  await main.getByRole('button', { name: 'Download' }).click();
  await main.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
}
