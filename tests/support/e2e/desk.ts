import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { AddedEnquiry } from '../../../contracts/enquiries/desk-work.contract.ts';
import { TRAVEL_DAY } from '../travel-day.ts';
import { expect } from './e2e-fixtures.ts';
import { originHeaders } from './origin-headers.ts';

let made = 0;

const SYLLABLES = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru'];

/** Unique, letters only, and pronounceable: random letters count as spam. */
export function uniqueName(first: string): string {
  made += 1;
  const digits = `${process.pid % 100}${Date.now() % 1e8}${made}`;
  return `${first} ${[...digits].map((digit) => SYLLABLES[Number(digit)]).join('')}`;
}

export function uniquePhone(): string {
  made += 1;
  return `+9198${String(Date.now() * 10 + made).slice(-8)}`;
}

export async function callAsStaff<T>(
  page: Page,
  method: 'post' | 'put' | 'get' | 'delete',
  path: string,
  data?: object,
) {
  const headers = await originHeaders(page);
  const answer = await page.request[method](`/api/v1${path}`, { headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data as T;
}

export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}

/** Blocks live news, which reload the page: for journeys about failed loads or with a stopped clock. */
export async function muteNews(page: Page | BrowserContext): Promise<void> {
  await page.route('**/api/v1/manage/live', () => {});
}

export function failure(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('alert').filter({ hasText: text });
}

export const LOGGED = /^console error: Failed to /;

export function storeEnquiry(page: Page, given: Record<string, unknown> = {}): Promise<AddedEnquiry> {
  return callAsStaff<AddedEnquiry>(page, 'post', '/manage/bookings', {
    ...{ source: 'email', ownerId: 'nobody' },
    fullName: uniqueName('Bina'),
    phone: uniquePhone(),
    tourName: 'Sikkim',
    guestSize: 2,
    bookAt: TRAVEL_DAY,
    ...given,
  });
}

export async function chooseInRow(row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: /^More for/ }).click();
  await row.page().getByRole('menuitem', { name: item, exact: true }).click();
}
