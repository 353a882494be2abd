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

test('of two calls at once each keeps its own words', { tag: '@long' }, async ({ page, context }) => {
  await signInAsAdmin(page);
  await visit(page, NEW_ENQUIRY);
  await nameIn(page).fill('Tab A');
  const other = await openTab(context, NEW_ENQUIRY);
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

test('what a closed tab has left is there for the next one that opens the form', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  const closed = await openTab(context, NEW_ENQUIRY);
  await nameIn(closed).fill('Tab A');
  await closed.close();
  await visit(page, NEW_ENQUIRY);
  await expect(nameIn(page)).toHaveValue('Tab A');
});

test('a form that was left in one tab is finished in another', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await noteIn(page).fill('Vegetarian');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(noteIn(page)).toHaveCount(0);
  const other = await openTab(context, `/admin/bookings/${_id}`);
  await expect(noteIn(other)).toHaveValue('Vegetarian');
  await noteIn(other).fill('Vegetarian, and early to bed');
  await other.getByRole('button', { name: 'Add the note' }).click();
  await expect(other.getByRole('main').getByText('Vegetarian, and early to bed')).toBeVisible();
  await expect(noteIn(other)).toHaveValue('');
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await expect(noteIn(page)).toHaveValue('');
});

test('a form that was left keeps its words where another tab, which had it open already, types its own', {
  tag: '@long',
}, async ({ page, context }) => {
  await signInAsAdmin(page);
  const { _id } = await storeEnquiry(page);
  const other = await openTab(context, `/admin/bookings/${_id}`);
  await other.getByRole('tab', { name: 'Note' }).click();
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await noteIn(page).fill('Vegetarian');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(noteIn(page)).toHaveCount(0);
  await noteIn(other).fill('Early to bed');
  await page.goBack();
  await expect(noteIn(page)).toHaveValue('Vegetarian');
  await page.close();
  await other.getByRole('button', { name: 'Add the note' }).click();
  await expect(other.getByRole('main').getByText('Early to bed')).toBeVisible();
  await expect(noteIn(other)).toHaveValue('');
  const third = await openTab(context, `/admin/bookings/${_id}`);
  await expect(noteIn(third)).toHaveValue('Vegetarian');
});

test('a file that one tab takes off its reply goes with that of the other, which has attached it', {
  tag: '@long',
}, async ({ page, context, traveller }) => {
  await signInAsAdmin(page);
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  const formOf = (tab: Page) => tab.getByRole('form', { name: 'Reply by mail' });
  const attachedTo = (tab: Page) => formOf(tab).getByRole('list', { name: 'Attached' }).getByRole('listitem');
  await formOf(page).getByLabel('Message').fill('See the plan.');
  const plan = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await formOf(page).locator('input[type=file]').setInputFiles(plan);
  await expect(attachedTo(page)).toHaveCount(1);
  const other = await openTab(context, `/admin/bookings/${_id}`);
  await formOf(other).getByRole('button', { name: 'Remove Plan.pdf' }).click();
  await expect(attachedTo(other)).toHaveCount(0);
  await formOf(page).getByRole('button', { name: 'Send the reply' }).click();
  const thread = page.getByRole('region', { name: 'Thread' });
  await expect(thread).toContainText('See the plan.');
  await expect(thread).toContainText('Plan.pdf');
});

test('of two new tours each keeps its own title', { tag: '@long' }, async ({ page, context }) => {
  await signInAsAdmin(page);
  await visit(page, NEW_TOUR);
  await titleIn(page).fill('Tour of tab A');
  const other = await openTab(context, NEW_TOUR);
  await titleIn(other).fill('Tour of tab B');
  for (const tab of [page, other]) tab.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(titleIn(page)).toHaveValue('Tour of tab A');
  await other.reload();
  await expect(titleIn(other)).toHaveValue('Tour of tab B');
});

test('a traveller who asks twice at once has both enquiries, after a reload, too', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await visit(page, '/contact');
  await enquiryForm(page).getByLabel('Full name').fill('Tab A');
  const other = await openTab(context, '/contact');
  await enquiryForm(other).getByLabel('Full name').fill('Tab B');
  await page.reload();
  await expect(enquiryForm(page).getByLabel('Full name')).toHaveValue('Tab A');
  await other.reload();
  await expect(enquiryForm(other).getByLabel('Full name')).toHaveValue('Tab B');
});
