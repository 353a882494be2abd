import type { BrowserContext, Page } from '@playwright/test';
import { storeEnquiry, toast, uniqueName, uniquePhone } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { enquiryForm } from '../support/e2e/enquiry-form.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

const NEW_ENQUIRY = '/admin/bookings/new';
const NEW_TOUR = '/admin/manage-tours?tour=new';

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await visit(tab, path);
  return tab;
}

const nameIn = (tab: Page) => tab.getByRole('form', { name: 'Enquiry' }).getByLabel('Full name');
const titleIn = (tab: Page) => tab.getByRole('textbox', { name: 'Title', exact: true }).first();
const noteIn = (tab: Page) => tab.getByLabel('Internal note');

test('of two calls at once each keeps its own words', async ({ page, context }) => {
  await signInAsAdmin(page);
  await visit(page, NEW_ENQUIRY);
  await nameIn(page).fill('Tab A');
  const other = await openTab(context, NEW_ENQUIRY);
  await expect(nameIn(other)).toHaveValue('');
  const form = other.getByRole('form', { name: 'Enquiry' });
  await nameIn(other).fill(uniqueName('Pemba'));
  await form.getByLabel('Phone').fill(uniquePhone());
  await form.getByLabel('Destination or tour').fill('Kalimpong');
  await form.getByLabel('Number of people').fill('4');
  await form.getByLabel('Date of travel').fill(TRAVEL_DAY);
  await form.getByRole('button', { name: 'Store the enquiry' }).click();
  await expect(toast(other, 'Stored as TT-')).toBeVisible();
  await page.reload();
  await expect(nameIn(page)).toHaveValue('Tab A');
});

test('what a closed tab has left is there for the next one that opens the form, once', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await visit(page, NEW_ENQUIRY);
  const second = await openTab(context, NEW_ENQUIRY);
  await nameIn(page).fill('Tab A');
  await nameIn(second).fill('Tab B');
  // Killed, as a phone does with what it has no room for: the page hears nothing of it.
  await second.close();
  const third = await openTab(context, NEW_ENQUIRY);
  await expect(nameIn(third)).toHaveValue('Tab B');
  const fourth = await openTab(context, NEW_ENQUIRY);
  await expect(nameIn(fourth)).toHaveValue('');
  await third.reload();
  await expect(nameIn(third)).toHaveValue('Tab B');
});

test('a form that was left in one tab is finished in another', async ({ page, context }) => {
  await signInAsAdmin(page);
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await noteIn(page).fill('Vegetarian');
  const other = await openTab(context, `/admin/bookings/${_id}`);
  await expect(
    other
      .getByRole('tab', { name: 'Mail' })
      .or(other.getByRole('tab', { name: 'WhatsApp' }))
      .first(),
  ).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(noteIn(page)).toHaveCount(0);
  await other.reload();
  await expect(noteIn(other)).toHaveValue('Vegetarian');
});

test('of two new tours each is its own, and what is previewed is what the press was on', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await visit(page, NEW_TOUR);
  await titleIn(page).fill('Tour of tab A');
  const other = await openTab(context, NEW_TOUR);
  await expect(titleIn(other)).toHaveValue('');
  await titleIn(other).fill('Tour of tab B');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Tour of tab A');
  await expect(preview.getByText('Go on in the tab that has the form.')).toBeVisible();
  for (const tab of [page, other]) tab.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(titleIn(page)).toHaveValue('Tour of tab A');
  await other.reload();
  await expect(titleIn(other)).toHaveValue('Tour of tab B');
});

test('a traveller who asks twice at once has both enquiries, after a reload, too', async ({
  page,
  context,
}) => {
  await visit(page, '/contact');
  await enquiryForm(page).getByLabel('Full name').fill('Tab A');
  const other = await openTab(context, '/contact');
  await expect(enquiryForm(other).getByLabel('Full name')).toHaveValue('');
  await enquiryForm(other).getByLabel('Full name').fill('Tab B');
  await page.reload();
  await expect(enquiryForm(page).getByLabel('Full name')).toHaveValue('Tab A');
  await other.reload();
  await expect(enquiryForm(other).getByLabel('Full name')).toHaveValue('Tab B');
});
