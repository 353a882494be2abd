import type { Page } from '@playwright/test';
import type { SiteOfWorker } from '../process/sites-of-workers.ts';
import { callApi, registerByApi } from './call-api.ts';
import { callAsStaff } from './desk.ts';
import { type Account, readMail, signInAsAdmin } from './e2e-fixtures.ts';

/** Confirms the address as well: nobody else can be made staff. Returns the token of a session. */
export async function registerProved(server: SiteOfWorker, account: Account): Promise<string> {
  const token = await registerByApi(server, account);
  const { text = '' } = await readMail(server, account.email, 'Welcome to');
  const link = /\/confirm-email\/([\w-]+)/.exec(text)?.[1] ?? 'no link';
  await callApi(server, 'POST', '/account/email/confirmed', { token, body: { token: link } });
  return token;
}

/** Returns the account's id. Afterwards the page is signed in as the first admin. */
export async function makeStaff(
  page: Page,
  server: SiteOfWorker,
  account: Account,
  staffRole: 'manager' | 'agent' | 'reader' = 'manager',
): Promise<string | undefined> {
  await registerProved(server, account);
  await signInAsAdmin(page);
  const query = new URLSearchParams({ q: account.email });
  const [user] = await callAsStaff<{ _id: string }[]>(page, 'get', `/users?${query}`);
  await callAsStaff(page, 'put', `/users/${user?._id}/role`, { role: 'admin', staffRole });
  return user?._id;
}
