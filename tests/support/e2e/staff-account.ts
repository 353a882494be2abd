import type { Page } from '@playwright/test';
import { callAsStaff } from './desk.ts';
import { type Account, expect, signInAsAdmin } from './e2e-fixtures.ts';

/** Returns the account's id. Afterwards the page is signed in as the first admin. */
export async function makeStaff(
  page: Page,
  account: Account,
  staffRole: 'manager' | 'agent' | 'reader' = 'manager',
): Promise<string | undefined> {
  const registered = await page.request.post('/api/v1/auth/register', { data: account });
  expect(registered.ok(), await registered.text()).toBe(true);
  await signInAsAdmin(page);
  const query = new URLSearchParams({ q: account.email });
  const [user] = await callAsStaff<{ _id: string }[]>(page, 'get', `/users?${query}`);
  await callAsStaff(page, 'put', `/users/${user?._id}/role`, { role: 'admin', staffRole });
  return user?._id;
}
