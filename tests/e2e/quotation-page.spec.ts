import type { Page } from '@playwright/test';
import { formatDay } from '../../contracts/india-time.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { cutOff } from '../support/e2e/page-layout.ts';
import { lapseQuote, readQuoteAsStaff, sendQuoteAsStaff } from '../support/e2e/sent-quote.ts';

const main = (page: Page) => page.getByRole('main');
const acceptForm = (page: Page) => page.getByRole('form', { name: 'Accept' });
const TOTAL = '₹77,900';
/** A browser notes what a refused call answers. */
const REFUSED = /status of 40[049]/;

async function fillAcceptance(page: Page): Promise<void> {
  const form = acceptForm(page);
  await form.getByRole('radio', { name: /Deluxe/ }).check();
  await form.getByLabel('Your full name').fill('Asha Rai');
  await form.getByLabel(/^State you live in/).selectOption('West Bengal');
  await form.getByRole('checkbox', { name: /I agree/ }).check();
}

test('a traveller reads the quotation, accepts an option, and sees what is due', {
  tag: '@phone',
}, async ({ page, otherPage }) => {
  await signInAsAdmin(page);
  const sent = await sendQuoteAsStaff(page);
  await visit(otherPage, sent.path);

  await test.step('prices, days and terms as they were sent, and staff do not count it as opened yet', async () => {
    await expect(otherPage.getByText(`Quotation ${sent.reference}`, { exact: true })).toBeVisible();
    await expect(main(otherPage).getByText('As we said on the phone.')).toBeVisible();
    const deluxe = main(otherPage).getByRole('article', { name: 'Deluxe' });
    await expect(deluxe.getByRole('row', { name: /^Total/ })).toContainText(TOTAL);
    await expect(deluxe.getByText('Advance, when you accept')).toBeVisible();
    await main(otherPage).getByText('Read the terms').click();
    await expect(main(otherPage).getByRole('heading', { name: 'If you have to cancel' })).toBeVisible();
    expect(await cutOff(otherPage)).toEqual([]);
    await checkAccessibility(otherPage, main(otherPage));
  });

  await test.step('faults stand beside their fields', async () => {
    const form = acceptForm(otherPage);
    await form.getByRole('button', { name: 'Accept' }).click();
    await expect(form.getByText('Choose an option.')).toBeVisible();
    await expect(form.getByText('Please agree to the terms.')).toBeVisible();
    await expect(form.getByRole('radio', { name: /Standard/ })).toBeFocused();
    await checkAccessibility(otherPage, form);
  });

  await test.step('two presses accept once', async () => {
    await fillAcceptance(otherPage);
    await acceptForm(otherPage).getByRole('button', { name: 'Accept' }).dblclick();
    const thanks = main(otherPage).getByRole('status').filter({ hasText: 'your trip is confirmed' });
    await expect(thanks).toBeInViewport();
    await expect(thanks).toContainText('Asha Rai accepted this quotation on');
    await expect(acceptForm(otherPage)).toHaveCount(0);
    await expect(main(otherPage).getByRole('region', { name: 'What is due' })).toContainText('₹38,950');
    await expect(main(otherPage).getByRole('article')).toHaveAccessibleName('Deluxe');
    await checkAccessibility(otherPage, main(otherPage));
  });

  await test.step('so it is on every later visit, and for staff', async () => {
    await visit(otherPage, sent.path);
    await expect(main(otherPage).getByText('Asha Rai accepted this quotation on')).toBeVisible();
    const { state, openedAt, decision } = await readQuoteAsStaff(page, sent);
    expect({ state, decision }).toMatchObject({ state: 'accepted', decision: { option: 1, state: '19' } });
    expect(openedAt).not.toBeNull();
  });
});

test('a program that loads the page opens nothing; a person who moves does', async ({ page, otherPage }) => {
  await signInAsAdmin(page);
  const sent = await sendQuoteAsStaff(page);
  await visit(otherPage, sent.path);
  expect((await readQuoteAsStaff(page, sent)).openedAt).toBeNull();
  const noted = otherPage.waitForResponse(/\/opening$/);
  await otherPage.keyboard.press('Tab');
  await noted;
  expect((await readQuoteAsStaff(page, sent)).openedAt).not.toBeNull();
});

test('a question goes out and the form is empty again; a decline with its reason ends it', {
  tag: '@phone-long',
}, async ({ page, otherPage }) => {
  await signInAsAdmin(page);
  const sent = await sendQuoteAsStaff(page);
  await visit(otherPage, sent.path);
  const ask = otherPage.getByRole('form', { name: 'Ask a question' });
  await ask.getByLabel('Your question').fill('Is there a room on the ground floor?');
  await otherPage.reload();
  await expect(ask.getByLabel('Your question')).toHaveValue('Is there a room on the ground floor?');
  await ask.getByRole('button', { name: 'Send the question' }).click();
  await expect(ask.getByText('Your question is with us.')).toBeVisible();
  await expect(ask.getByLabel('Your question')).toHaveValue('');

  await main(otherPage).getByText('Not for you? Decline it').click();
  const decline = otherPage.getByRole('form', { name: 'Decline' });
  await decline.getByLabel(/^What did not fit/).fill('Too many hours in the car.');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(main(otherPage).getByRole('status').first()).toContainText('Thank you for telling us.');
  await expect(acceptForm(otherPage)).toHaveCount(0);
  await expect(ask).toBeVisible();
  const { state, reason } = await readQuoteAsStaff(page, sent);
  expect({ state, reason }).toEqual({ state: 'declined', reason: 'Too many hours in the car.' });
});

test('an old link says so without prices; who still has the old page open is told, and it follows', {
  tag: '@phone-long',
}, async ({ page, otherPage, guard }) => {
  guard.allow(REFUSED);
  await signInAsAdmin(page);
  const first = await sendQuoteAsStaff(page);
  await visit(otherPage, first.path);
  await fillAcceptance(otherPage);
  const second = await sendQuoteAsStaff(page, first);
  await acceptForm(otherPage).getByRole('button', { name: 'Accept' }).click();
  await expect(otherPage.getByRole('alert')).toContainText('was replaced by a newer one');
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('There is a newer quotation');
  await expect(otherPage.getByRole('alert')).toContainText('was replaced by a newer one');
  const html = await (await otherPage.request.get(first.path)).text();
  expect(html).not.toContain('77,900');
  expect(html).not.toContain(second.path);
  await checkAccessibility(otherPage, main(otherPage));
  await visit(otherPage, second.path);
  await expect(otherPage.getByText(`Quotation ${second.reference}, version 2`)).toBeVisible();
});

test('a lapsed quotation says so first, cannot be accepted, and can be asked about', {
  tag: '@phone-long',
}, async ({ page, otherPage, server }) => {
  await signInAsAdmin(page);
  const sent = await sendQuoteAsStaff(page);
  const until = lapseQuote(server, sent);
  await visit(otherPage, sent.path);
  await expect(main(otherPage).getByText(`its price held until ${formatDay(until)}`)).toBeVisible();
  await expect(acceptForm(otherPage)).toHaveCount(0);
  await expect(main(otherPage).getByText('Advance, when you accept')).toHaveCount(0);
  await expect(otherPage.getByRole('form', { name: 'Ask a question' })).toBeVisible();
});

test('the address stays with its reader, and a link that was cut short leads on', async ({
  page,
  otherPage,
}) => {
  await signInAsAdmin(page);
  const { path, reference } = await sendQuoteAsStaff(page);
  const headers = (await visit(otherPage, path))?.headers();
  expect(headers).toMatchObject({
    ...{ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
  await expect(main(otherPage).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`text=Hello.*${reference}`),
  );
  await visit(otherPage, path.slice(0, -9));
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('This link is not known');
});

test('a printed quotation has prices and terms, and no buttons', async ({ page, otherPage }) => {
  await signInAsAdmin(page);
  const { path } = await sendQuoteAsStaff(page);
  await visit(otherPage, path);
  await otherPage.emulateMedia({ media: 'print' });
  await expect(
    main(otherPage)
      .getByRole('row', { name: /^Total/ })
      .last(),
  ).toBeVisible();
  await expect(main(otherPage).getByRole('heading', { name: 'If you have to cancel' })).toBeVisible();
  await expect(otherPage.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(otherPage.getByRole('banner')).toBeHidden();
});

test.describe('without JavaScript', () => {
  // It holds for `page`, not for `otherPage`.
  test.use({ javaScriptEnabled: false });

  test('a traveller asks and accepts', { tag: ['@no-script', '@phone-long'] }, async ({
    page: visitor,
    otherPage: staff,
    guard,
  }) => {
    guard.allow(REFUSED);
    await signInAsAdmin(staff);
    const sent = await sendQuoteAsStaff(staff);
    await visitor.goto(sent.path);
    const ask = visitor.getByRole('form', { name: 'Ask a question' });
    await ask.getByLabel('Your question').fill('Is there a room on the ground floor?');
    await ask.getByRole('button', { name: 'Send the question' }).click();
    await expect(ask.getByRole('status').filter({ hasText: 'Your question is with us.' })).toBeVisible();
    await expect(ask.getByLabel('Your question')).toHaveValue('');
    await acceptForm(visitor).getByLabel('Your full name').fill('Asha Rai');
    await acceptForm(visitor).getByRole('button', { name: 'Accept' }).click();
    await expect(acceptForm(visitor).getByText('Choose an option.')).toBeVisible();
    await expect(acceptForm(visitor).getByLabel('Your full name')).toHaveValue('Asha Rai');
    await fillAcceptance(visitor);
    await acceptForm(visitor).getByRole('button', { name: 'Accept' }).click();
    await expect(main(visitor).getByText('Thank you: your trip is confirmed.')).toBeVisible();
    await expect(acceptForm(visitor)).toHaveCount(0);
    const { state, openedAt } = await readQuoteAsStaff(staff, sent);
    expect(state).toBe('accepted');
    expect(openedAt).not.toBeNull();
  });

  test('a traveller declines, and an answer to a replaced one is refused in a sentence', {
    tag: '@no-script',
  }, async ({ page: visitor, otherPage: staff, guard }) => {
    guard.allow(REFUSED);
    await signInAsAdmin(staff);
    const first = await sendQuoteAsStaff(staff);
    await visitor.goto(first.path);
    await fillAcceptance(visitor);
    const second = await sendQuoteAsStaff(staff, first);
    await acceptForm(visitor).getByRole('button', { name: 'Accept' }).click();
    await expect(main(visitor).getByRole('alert')).toContainText('was replaced by a newer one');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('There is a newer quotation');
    await visitor.goto(second.path);
    await main(visitor).getByText('Not for you? Decline it').click();
    await visitor.getByRole('form', { name: 'Decline' }).getByRole('button', { name: 'Decline' }).click();
    await expect(main(visitor).getByText('Thank you for telling us.')).toBeVisible();
    expect((await readQuoteAsStaff(staff, second)).state).toBe('declined');
  });
});

test('who presses Accept after it was replaced elsewhere is led to what says so', { tag: '@long' }, async ({
  page,
  otherPage,
  guard,
}) => {
  guard.allow(REFUSED);
  await signInAsAdmin(page);
  const sent = await sendQuoteAsStaff(page);
  await visit(otherPage, sent.path);
  await fillAcceptance(otherPage);
  await sendQuoteAsStaff(page, sent);
  await acceptForm(otherPage).getByRole('button', { name: 'Accept' }).click();
  await expect(otherPage.locator(':focus')).toContainText('There is a newer quotation');
  await expect(otherPage.locator(':focus')).toBeInViewport();
});
