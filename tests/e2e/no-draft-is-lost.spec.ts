import type { Locator, Page } from '@playwright/test';
import { expect, registerAndSignIn, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { ENQUIRY, enquiryForm, fillEnquiry, openEnquiryForm } from '../support/e2e/enquiry-form.ts';
import {
  FAILED_CALL,
  failCall,
  MAYBE_SENT,
  OUR_FAULT,
  REQUEST_ID,
  SEND_AGAIN,
  TOO_OFTEN,
} from '../support/e2e/failing-answers.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';
import { unfoldEnquiry, unfoldReview } from '../support/e2e/unfold.ts';

const RESTORED = 'We kept what you typed.';

test('signing in from the enquiry window leads back to it, open and as it was', async ({
  page,
  traveller,
}) => {
  await page.request.post('/api/v1/auth/register', { data: traveller });
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Enquiry' }).click();
  const dialog = page.getByRole('dialog');
  await fillEnquiry(enquiryForm(dialog), 'Dooars');
  await enquiryForm(dialog).getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please sign in');
  await expect(dialog.getByText(RESTORED)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
    'href',
    /text=Hello.*Dooars.*3%20people.*Asha%20Rai/,
  );
  await dialog.getByRole('link', { name: 'Sign in' }).click();
  // It would lie over the form, and says nothing there any more.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await signInByForm(page, traveller);
  await expect(page).toHaveURL(/\/about$/);
  const form = enquiryForm(dialog);
  await expect(form.getByLabel('Destination')).toHaveValue('Dooars');
  await expect(form.getByLabel('Full name')).toHaveValue(ENQUIRY.fullName);
  await expect(form.getByLabel('Date of travel')).toHaveValue(ENQUIRY.bookAt);
  await expect(form.getByLabel('Email')).toHaveValue(traveller.email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('what arrives late in the window moves nothing from under the finger', { tag: '@long' }, async ({
  page,
}) => {
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(/\/contact-without-account-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Enquiry' }).click();
  const dialog = page.getByRole('dialog');
  await enquiryForm(dialog).getByRole('button', { name: 'Send enquiry' }).click();
  const signIn = dialog.getByRole('link', { name: 'Sign in' });
  const before = await signIn.boundingBox();
  letPass();
  await expect(dialog.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
  expect(await signIn.boundingBox()).toEqual(before);
});

test('signed-out travellers have other ways: WhatsApp, a call, a message', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/contact');
  const form = enquiryForm(page);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please sign in');
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription(/Enter/);
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText(RESTORED)).toHaveCount(0);
  const message = page.getByRole('region', { name: 'Message' });
  await expect(message.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Hello%20.*%20plan%20a%20tour\.$/,
  );
  await expect(message.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await fillEnquiry(form, 'Kalimpong');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByText(RESTORED)).toBeVisible();
  await message.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/home#contact-form$/);
  const contact = page.getByRole('form', { name: 'Contact' });
  await expect(contact).toBeInViewport();
  await expect(contact.getByLabel('Name')).toHaveValue(ENQUIRY.fullName);
  await expect(contact.getByLabel('Message')).toHaveValue(
    /^I would like to ask about Kalimpong on .* for 3 people\./,
  );
});

for (const where of ['/contact', 'the page of a tour', 'the window over a page']) {
  test(`Please sign in lies over no label of a field that is gone to, on ${where}`, {
    tag: ['@phone', '@widths'],
  }, async ({ page }) => {
    const isWindow = where.startsWith('the window');
    await visit(page, where === '/contact' ? where : '/tours/gangtok-tsomgo-and-nathula');
    if (isWindow) await page.getByRole('banner').getByRole('button', { name: 'Enquiry' }).click();
    const form = enquiryForm(isWindow ? page.getByRole('dialog') : page);
    if (where === 'the page of a tour') await unfoldEnquiry(page);
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    const message = page.getByRole('region', { name: 'Message' });
    await expect(message.getByRole('link', { name: 'Write to us' })).toBeVisible();
    // In a low window, as above a phone's keyboard.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 520 });
    await form.getByRole('button', { name: 'Send enquiry' }).focus();
    for (const name of ['Message (optional)', 'Date of travel', 'Number of people', 'Phone', 'Full name']) {
      await form.getByLabel(name, { exact: true }).focus();
      const label = form.getByText(name, { exact: true });
      const isOnTop = () =>
        label.evaluate((element) => {
          const { left, top, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + 4, top + height / 2) === element;
        });
      await expect.poll(isOnTop, name).toBe(true);
    }
  });
}

const FORMS: [where: string, path: string, label: string, open: (page: Page) => Promise<Locator>][] = [
  ['/contact', '/contact', 'Full name', async (page) => enquiryForm(page)],
  [
    'the window over a page',
    '/tours',
    'Full name',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Enquiry' }).click();
      return enquiryForm(page.getByRole('dialog'));
    },
  ],
  [
    'the page of a tour',
    '/tours/gangtok-tsomgo-and-nathula',
    'Your review',
    async (page) => {
      const form = page.getByRole('form', { name: /^Review / });
      // Opens by itself for what was typed.
      if (await form.isHidden()) await unfoldReview(page);
      return form;
    },
  ],
];

for (const [where, path, label, openForm] of FORMS) {
  test(`what was typed outlasts a reload of ${where}`, async ({ page }) => {
    await visit(page, path);
    await (await openForm(page)).getByLabel(label).fill(ENQUIRY.fullName);
    await visit(page, path);
    const form = await openForm(page);
    await expect(form.getByLabel(label)).toHaveValue(ENQUIRY.fullName);
    await expect(form.getByText(RESTORED)).toBeVisible();
  });
}

test('an enquiry that is not sent says why, is kept, and can be sent again §7.24 §8.6', async ({
  page,
  guard,
  traveller,
}) => {
  guard.allow(FAILED_CALL);
  const form = await openEnquiryForm(page, traveller);
  await fillEnquiry(form, 'Bhutan');
  for (const [fault, said] of [
    ['too many', TOO_OFTEN],
    ['broken', OUR_FAULT],
    ['unreachable', `Your enquiry ${MAYBE_SENT} ${SEND_AGAIN}`],
  ] as const) {
    await failCall(page, '/booking', fault);
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(page.getByText(REQUEST_ID)).toHaveCount(fault === 'broken' ? 1 : 0);
    await expect(page.getByText('Failed to fetch')).toHaveCount(fault === 'unreachable' ? 1 : 0);
    const isKnown = fault !== 'unreachable';
    await expect(
      form.getByText(`Your enquiry ${isKnown ? 'was not sent.' : MAYBE_SENT} ${RESTORED}`),
    ).toBeVisible();
    await page.unroute('**/api/v1/booking');
  }
  const back = page.getByRole('status').filter({ hasText: 'Your connection is back.' });
  for (const [event, times] of [
    ['online', 1],
    ['offline', 0],
    ['online', 1],
  ] as const) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), event);
    await expect(back).toHaveCount(times);
  }

  await visit(page, '/contact');
  await expect(form.getByLabel('Full name')).toHaveValue(ENQUIRY.fullName);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL('**/thank-you');
  await visit(page, '/contact');
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

test('a review that is not sent says why and is kept §7.30 §8.6', { tag: '@long' }, async ({
  page,
  guard,
  traveller,
}) => {
  guard.allow(FAILED_CALL);
  await registerAndSignIn(page, traveller);
  await visit(page, '/tours');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Tour/ })
    .click();
  const form = page.getByRole('form', { name: /^Review / });
  await unfoldReview(page);
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByLabel('Your review').fill('Half written.');
  for (const [fault, said] of [
    ['too many', TOO_OFTEN],
    ['broken', OUR_FAULT],
  ] as const) {
    await failCall(page, '/review/*', fault);
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('alert')).toHaveText(said);
    await page.unroute('**/api/v1/review/*');
  }
  await expect(form.getByText(`Your review was not sent. ${RESTORED}`)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Your review')).toHaveValue('Half written.');
});
