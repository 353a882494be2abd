import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { AddedEnquiry } from '../../../contracts/enquiries/desk-work.contract.ts';
import { TRAVEL_DAY } from '../travel-day.ts';
import { expect } from './e2e-fixtures.ts';
import { originHeaders } from './origin-headers.ts';

let made = 0;

const SYLLABLES = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru'];

/** A name that nobody else has, in letters alone, and one that can be spoken: of random letters spam is made. */
export function uniqueName(first: string): string {
  made += 1;
  const digits = `${process.pid % 100}${Date.now() % 1e8}${made}`;
  return `${first} ${[...digits].map((digit) => SYLLABLES[Number(digit)]).join('')}`;
}

/** A phone number that no other enquiry has. */
export function uniquePhone(): string {
  made += 1;
  return `+9198${String(Date.now() * 10 + made).slice(-8)}`;
}

/** Makes a call as the staff that this page is signed in as. */
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

/** A message at the foot of the screen. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}

/** No news reach the page, which would load anew by itself: for a journey about a page that does not load, or whose clock stops. */
export async function muteNews(page: Page | BrowserContext): Promise<void> {
  await page.route('**/api/v1/manage/live', () => {});
}

/** A failure at the foot of the screen: what did not work, and below it why. */
export function failure(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('alert').filter({ hasText: text });
}

/** What the admin area writes to the console about a call that failed. */
export const LOGGED = /^console error: Failed to /;

/** Stores an enquiry as staff do, of a phone number that no other enquiry has. */
export function storeEnquiry(page: Page, given: Record<string, unknown> = {}): Promise<AddedEnquiry> {
  return callAsStaff<AddedEnquiry>(page, 'post', '/manage/bookings', {
    // Nobody's yet, and not answered.
    ...{ source: 'email', ownerId: 'nobody' },
    fullName: uniqueName('Bina'),
    phone: uniquePhone(),
    tourName: 'Sikkim',
    guestSize: 2,
    bookAt: TRAVEL_DAY,
    ...given,
  });
}
