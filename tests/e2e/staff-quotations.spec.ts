import type { Page } from '@playwright/test';
import type { DeskQuote } from '../../contracts/quotes/quotes.contract.ts';
import { callAsStaff, LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { expect, signIn, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { endSession, signInAgain } from '../support/e2e/ended-session.ts';
import { createTour } from '../support/e2e/managed-tours.ts';
import { onePriceEach, sendQuote } from '../support/e2e/sent-quote.ts';
import { makeStaff } from '../support/e2e/staff-account.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

const lineIn = (page: Page, option: string) =>
  page.getByRole('listitem', { name: option }).getByLabel('Each (₹)');
const quotations = (page: Page) => page.getByRole('region', { name: 'Quotations' });

test.beforeEach(({ page }) => signInAsAdmin(page));

test('from an enquiry to a sent quotation in two presses, and a revision replaces it', {
  tag: '@phone',
}, async ({ page, traveller, guard }) => {
  // What the form has wrong is no fault of the page.
  guard.allow(/status of 400/);
  const tourName = uniqueName('Dzongu');
  await createTour(page, { title: tourName });
  const { _id } = await storeEnquiry(page, { tourName, userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  await quotations(page).getByRole('button', { name: 'New quotation' }).click();
  await page.getByRole('button', { name: 'Send by mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotation 1 for' })).toBeVisible();
  await expect(toast(page, 'The quotation is written to a file: mail is not set up.')).toBeVisible();

  await page.getByRole('button', { name: 'More for it' }).click();
  await page.getByRole('menuitem', { name: 'Revise' }).click();
  await expect(page.getByRole('form', { name: 'Quotation' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The trip' })).toContainText(tourName);
  await lineIn(page, 'Option 1').fill('₹ 30,500');
  await page.getByText('Show it').click();
  const preview = page.getByRole('region', { name: 'What they will see' });
  await expect(preview).toContainText(tourName);
  await expect(preview).toContainText('2 × ₹30,500');
  await expect(preview).toContainText('For 2 people, ₹30,500 per person');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await expect(page.getByLabel('Option', { exact: true }).last()).toHaveValue('Deluxe');
  await lineIn(page, 'Option 2').fill('dear');
  await page.getByRole('button', { name: 'Send without mail' }).click();
  await expect(lineIn(page, 'Option 2')).toBeFocused();
  await expect(lineIn(page, 'Option 2')).toHaveAccessibleDescription(
    'Enter the price of one in whole rupees.',
  );
  await lineIn(page, 'Option 2').fill('40500');
  await expect(page.getByRole('listitem', { name: 'Option 2' })).toContainText('Total₹81,000');
  await page.getByRole('button', { name: 'Send without mail' }).click();
  await expect(toast(page, 'The quotation is frozen. Send its link now.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link or WhatsApp' }).click();
  await expect(page.getByRole('textbox', { name: 'The link' })).toHaveValue(/\/quote\/.{20}/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^The enquiry TT-/ }).click();
  await expect(quotations(page)).toContainText('Standard ₹61,000');
  await quotations(page).getByText('1 earlier').click();
  await expect(quotations(page).getByRole('listitem').filter({ hasText: 'Quotation 1' })).toContainText(
    'Replaced',
  );
});

test('what is typed into a draft outlives a reload and a session that has ended', async ({ page, guard }) => {
  guard.allow(/status of 401/);
  guard.allow(LOGGED);
  const { _id } = await storeEnquiry(page);
  const made = await callAsStaff<DeskQuote>(page, 'post', `/manage/bookings/${_id}/quotes`, {});
  await visit(page, `/admin/bookings/${_id}/quotes/${made._id}`);
  const words = page.getByLabel('Your own words');
  await words.fill('As we said on the phone.');
  await lineIn(page, 'Option 1').fill('9000');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved changes have been restored.')).toBeVisible();
  await expect(words).toHaveValue('As we said on the phone.');
  await expect(lineIn(page, 'Option 1')).toHaveValue('9000');
  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await signInAgain(page);
  await expect(toast(page, 'The draft is saved.')).toBeVisible();
  await page.reload();
  await expect(words).toHaveValue('As we said on the phone.');
  await expect(page.getByText('Your unsaved changes')).toHaveCount(0);
});

test('two colleagues at one draft choose what both changed, and lose nothing to a sending', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/status of 409/);
  guard.allow(LOGGED);
  const { _id } = await storeEnquiry(page);
  const path = `/manage/bookings/${_id}/quotes`;
  const draft = await callAsStaff<DeskQuote>(page, 'post', path, {});
  const quote = `${path}/${draft._id}`;
  await visit(page, `/admin/bookings/${_id}/quotes/${draft._id}`);
  const words = page.getByLabel('Your own words');
  await words.fill('Mine');
  const saved = await callAsStaff<{ version: number }>(page, 'put', quote, {
    ...draft.content,
    ...{ words: 'Theirs', options: onePriceEach(9_000), version: draft.version },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const choice = page.getByRole('dialog', { name: /^A colleague has saved this quotation/ });
  await expect(choice).toContainText('Also taken over from your colleague: Options and prices.');
  await choice.getByRole('button', { name: 'Save together' }).click();
  await expect(toast(page, 'The draft is saved.')).toBeVisible();
  await expect(words).toHaveValue('Mine');
  await expect(lineIn(page, 'Option 1')).toHaveValue('9000');

  await words.fill('Mine, and more');
  await callAsStaff(page, 'post', `${quote}/sending`, { version: saved.version + 1, isMailed: false });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('They are not in it.')).toBeVisible();
  const revised = await callAsStaff<DeskQuote>(page, 'post', path, { from: draft._id });
  await callAsStaff(page, 'put', `${path}/${revised._id}`, {
    ...{ ...revised.content, words: 'Theirs, and more', version: revised.version },
  });
  await page.getByRole('button', { name: 'Revise it with them' }).click();
  await expect(words).toHaveValue('Mine, and more');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(choice.getByRole('radio', { name: 'Theirs, and more' })).toBeVisible();
});

test('what is typed while a quotation is being sent is offered for the next one', { tag: '@long' }, async ({
  page,
}) => {
  const { _id } = await storeEnquiry(page);
  const made = await callAsStaff<DeskQuote>(page, 'post', `/manage/bookings/${_id}/quotes`, {});
  await visit(page, `/admin/bookings/${_id}/quotes/${made._id}`);
  const words = page.getByLabel('Your own words');
  await lineIn(page, 'Option 1').fill('9000');
  await page.route('**/sending', async (route) => {
    await words.fill('And a word more');
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send without mail' }).click();
  await expect(page.getByText('They are not in it.')).toBeVisible();
  await page.getByRole('button', { name: 'Revise it with them' }).click();
  await expect(words).toHaveValue('And a word more');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'The draft is saved.')).toBeVisible();
});

test('a message with the link outlives its dialog, and the history shows no link', { tag: '@long' }, async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/^outbound request: https:\/\/wa\.me\//);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const { _id } = await storeEnquiry(page);
  await sendQuote(page, { options: onePriceEach(9_000) }, { enquiryId: _id });
  await visit(page, `/admin/bookings/${_id}`);
  const open = async () => {
    await quotations(page).getByRole('button', { name: 'More for quotation 1' }).click();
    await page.getByRole('menuitem', { name: 'Copy link or WhatsApp' }).click();
  };
  const dialog = page.getByRole('dialog');
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await open();
  await message.pressSequentially(' Pay by [… the day].');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open();
  const link = await dialog.getByRole('textbox', { name: 'The link' }).inputValue();
  await expect.poll(() => message.inputValue()).toContain(`${link} Pay by`);
  await dialog.getByRole('link', { name: 'Open WhatsApp' }).click();
  await expect(message).toHaveAccessibleDescription(/Fill this first/);
  await message.fill(`Here it is: ${link} Pay by Monday.`);
  const whatsApp = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open WhatsApp' }).click();
  await (await whatsApp).waitForURL(/^https:\/\/wa\.me\/.*%2Fquote%2F/);
  await expect(page.getByText('Here it is: [link to quotation 1] Pay by Monday.')).toBeVisible();
});

test('a yes on the phone asks about seats first, and a no keeps its reason', async ({ page, guard }) => {
  // What the server asks is no fault of the page.
  guard.allow(/status of 4(00|09)/);
  const tourName = uniqueName('Dzongu');
  await createTour(page, { title: tourName, departures: [{ day: TRAVEL_DAY, seats: 1 }] });
  const { _id } = await storeEnquiry(page, { tourName });
  await sendQuote(page, { options: onePriceEach(9_000) }, { enquiryId: _id });
  await visit(page, `/admin/bookings/${_id}`);
  const act = async (name: string) => {
    await quotations(page)
      .getByRole('button', { name: /^More for quotation/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await act('Declined');
  await page.getByLabel('Why they decline').fill('Too dear');
  await page.getByRole('button', { name: 'Decline for them' }).click();
  await expect(quotations(page)).toContainText('Too dear');

  await sendQuote(page, { options: onePriceEach(9_000) }, { enquiryId: _id });
  await page.reload();
  await act('Accepted by phone');
  const form = page.getByRole('form', { name: 'Quotation 2 is accepted' });
  await form.getByRole('button', { name: 'Accept for them' }).click();
  await expect(form.getByLabel('The state they live in')).toBeFocused();
  await form.getByLabel('The state they live in').selectOption('Sikkim');
  await form.getByRole('button', { name: 'Accept for them' }).click();
  await page
    .getByRole('dialog', { name: 'Is this meant?' })
    .getByRole('button', { name: 'Do it all the same' })
    .click();
  await expect(quotations(page)).toContainText('Accepted');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Confirmed');
  await expect(quotations(page).getByRole('button', { name: 'New quotation' })).toHaveCount(0);

  await act('Withdraw');
  const taken = page.getByRole('dialog', { name: 'Quotation 2: withdraw it?' });
  await expect(taken).toContainText('if that was a mistake, or when nobody travels any more');
  await taken.getByRole('button', { name: 'Withdraw' }).click();
  await expect(quotations(page).getByRole('listitem').first()).toContainText('Withdrawn');
  await expect(quotations(page).getByRole('button', { name: 'New quotation' })).toBeVisible();
});

test('a reader sees a draft and what was sent, and changes neither', { tag: '@long' }, async ({
  page,
  server,
  traveller,
}) => {
  await page.context().clearCookies();
  await makeStaff(page, server, traveller, 'reader');
  const { _id } = await storeEnquiry(page);
  await callAsStaff<DeskQuote>(page, 'post', `/manage/bookings/${_id}/quotes`, {});
  await page.context().clearCookies();
  await signIn(page, traveller);
  await visit(page, `/admin/bookings/${_id}`);
  await expect(quotations(page).getByRole('button')).toHaveCount(0);
  await quotations(page).getByRole('link', { name: 'Draft' }).click();
  await expect(page.getByRole('region', { name: 'The draft' })).toContainText('Valid until');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});
