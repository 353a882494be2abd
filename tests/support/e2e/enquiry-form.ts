import type { Locator, Page } from '@playwright/test';
import { TRAVEL_DAY } from '../travel-day.ts';
import { type Account, registerAndSignIn, visit } from './e2e-fixtures.ts';

export const ENQUIRY = { fullName: 'Asha Rai', phone: '98000 00000', guestSize: '3', bookAt: TRAVEL_DAY };

export const enquiryForm = (within: Page | Locator) => within.getByRole('form', { name: 'Enquiry' });

export async function openEnquiryForm(page: Page, account: Account): Promise<Locator> {
  await registerAndSignIn(page, account);
  await visit(page, '/contact');
  return enquiryForm(page);
}

export async function fillEnquiry(form: Locator, destination?: string): Promise<void> {
  await form.getByLabel('Full name').fill(ENQUIRY.fullName);
  await form.getByLabel('Phone').fill(ENQUIRY.phone);
  if (destination) await form.getByLabel('Destination').selectOption(destination);
  await form.getByLabel('Number of people').fill(ENQUIRY.guestSize);
  await form.getByLabel('Date of travel').fill(ENQUIRY.bookAt);
}
