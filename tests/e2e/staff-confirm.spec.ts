import type { Page } from '@playwright/test';
import { callApi, registerByApi } from '../support/e2e/call-api.ts';
import { failure, LOGGED, toast } from '../support/e2e/desk.ts';
import { expect, reloadAfterDialog, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, holdCall } from '../support/e2e/failing-answers.ts';
import { createTour } from '../support/e2e/managed-tours.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

const confirm = async (page: Page) => {
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** What has the keyboard's focus; the bare page, which is nothing, is not found by it. */
const focused = (page: Page) => page.locator(':focus');

test.beforeEach(({ page }) => signInAsAdmin(page));

test(
  'after a row was deleted by keyboard, the focus is in the list that it stood in',
  { tag: '@long' },
  async ({ page, server, traveller }, info) => {
    const others = { username: 'Asha Rai', email: `b.${traveller.email}`, password: traveller.password };
    await registerByApi(server, traveller);
    const token = await registerByApi(server, others);
    for (const name of ['first', 'second']) {
      await callApi(server, 'POST', '/subscribe', { body: { email: `${name}.${traveller.email}` } });
      const tour = await createTour(page, { title: `Focus ${info.testId} ${name}` });
      await callApi(server, 'POST', `/review/${tour._id}`, {
        body: { reviewText: `A ${name} trip.`, rating: 4 },
        token,
      });
    }

    await visit(page, `/admin/subscribers?q=${encodeURIComponent(traveller.email)}`);
    await page.getByRole('button', { name: `Delete first.${traveller.email}` }).focus();
    await confirm(page);
    await expect(focused(page)).toContainText(`second.${traveller.email}`);

    const listOfTours = encodeURIComponent(`Focus ${info.testId}`);
    await visit(page, `/admin/reviews?q=${listOfTours}`);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'A first trip.' })
      .getByRole('button', { name: /^More for/ })
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).focus();
    await confirm(page);
    await expect(focused(page)).toContainText('A second trip.');

    await visit(page, `/admin/manage-tours?q=${listOfTours}`);
    const menu = page.getByRole('button', { name: `More for Focus ${info.testId} first` });
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).press('Enter');
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).focus();
    await confirm(page);
    await expect(focused(page)).toContainText(`Focus ${info.testId} second`);

    await visit(page, `/admin/users?q=${encodeURIComponent(traveller.email)}`);
    await page.getByRole('button', { name: new RegExp(`^Delete .*, ${traveller.email}`) }).focus();
    await confirm(page);
    await expect(focused(page)).toContainText(others.email);
  },
);

test('after what a page shows was deleted by keyboard, the focus is in the page that follows', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ email: traveller.email }) });
  await visit(page, `/admin/messages?q=${encodeURIComponent(traveller.email)}`);
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).focus();
  await confirm(page);
  await page.waitForURL('**/admin/messages');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a slow deletion holds its question open, so that it never closes the next one', {
  tag: '@long',
}, async ({ page, server, traveller, guard }) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const email = `slow.${traveller.email}`;
  await callApi(server, 'POST', '/subscribe', { body: { email } });
  await visit(page, `/admin/subscribers?q=${encodeURIComponent(email)}`);
  const button = page.getByRole('button', { name: `Delete ${email}` });
  const dialog = page.getByRole('dialog', { name: 'Delete this subscriber?' });
  const release = await holdCall(page, '/subscribe/*');
  await button.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Keep' }).click({ force: true });
  await page.mouse.click(5, 300);
  await dialog.getByText('gets no newsletter any more').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  release();
  await expect(toast(page, 'Subscriber deleted successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await callApi(server, 'POST', '/subscribe', { body: { email } });
  await page.unroute('**/api/v1/subscribe/*');
  await failCall(page, '/subscribe/*', 'unreachable');
  await reloadAfterDialog(page);
  await button.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(failure(page, 'Failed to delete subscriber')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
