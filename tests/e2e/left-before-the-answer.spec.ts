import type { Locator, Page } from '@playwright/test';
import {
  expect,
  openMenu,
  registerAndSignIn,
  test,
  untilTakenOver,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { MAYBE_SENT, NO_ANSWER, SEND_AGAIN } from '../support/e2e/failing-answers.ts';
import { unfoldReview } from '../support/e2e/unfold.ts';

/** Sends a form, goes on to another page, and loses the answer there. */
async function leaveBeforeTheAnswer(page: Page, call: string, form: Locator, button: Locator): Promise<void> {
  const lost = Promise.withResolvers<void>();
  await page.route(`**/api/v1${call}`, async (route) => {
    await lost.promise;
    await route.abort('connectionrefused');
  });
  const asked = page.waitForRequest(`**/api/v1${call}`);
  await button.click();
  await asked;
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  // The address comes first.
  await expect(form).toHaveCount(0);
  lost.resolve();
}

test.beforeEach(({ guard }) => guard.allow(/ERR_CONNECTION_REFUSED/));

test('a message that fails after its page was left says so', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/home');
  const form = page.getByRole('form', { name: 'Contact' });
  const button = form.getByRole('button', { name: 'Send Message' });
  await untilTakenOver(button);
  await form.getByLabel('Name').fill('Bina Lama');
  await form.getByLabel('Email').fill('bina@example.com');
  await form.getByLabel('Mobile').fill('9800000001');
  await form.getByLabel('Tour type').selectOption('Family');
  await form.getByLabel('Message').fill('Is it open in April?');
  await leaveBeforeTheAnswer(page, '/contacts/send-mail', form, button);
  await expect(page.getByRole('alert')).toHaveText(NO_ANSWER);
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
});

test('a subscription that fails after its page was left says so', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/home');
  const form = page.getByRole('form', { name: 'Newsletter' });
  const button = form.getByRole('button', { name: 'Subscribe' });
  await untilTakenOver(button);
  await form.getByLabel('Email').fill('bina@example.com');
  await leaveBeforeTheAnswer(page, '/subscribe', form, button);
  await expect(page.getByRole('alert')).toHaveText(NO_ANSWER);
  await expect(page.getByText('Failed to subscribe. Please try again later.')).toBeVisible();
});

test('a review that fails after its page was left says what failed', { tag: '@long' }, async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/tours/gangtok-tsomgo-and-nathula');
  const form = page.getByRole('form', { name: /^Review / });
  await unfoldReview(page);
  const button = form.getByRole('button', { name: 'Send review' });
  await untilTakenOver(button);
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByLabel('Your review').fill('Clear mornings.');
  await leaveBeforeTheAnswer(page, '/review/*', form, button);
  await expect(page.getByRole('alert')).toHaveText(`Your review ${MAYBE_SENT} ${SEND_AGAIN}`);
  await expect(page.getByText('Failed to fetch')).toBeVisible();
});
