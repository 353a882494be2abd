import { callApi, registerByApi } from '../support/e2e/call-api.ts';
import { callAsStaff, muteNews, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { contactBodyOf, enquiryBodyOf } from '../support/request-bodies.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('what waits shows its first words, is searched, changed together, and brought back at one press', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  const family = uniqueName('Lepcha');
  const { email } = traveller;
  await callApi(server, 'POST', '/booking', {
    token: await registerByApi(server, traveller),
    body: enquiryBodyOf({
      fullName: `Asha ${family}`,
      bookAt: TRAVEL_DAY,
      message: 'Two <b>window</b> seats\nand Jain food, please.',
    }),
  });
  await storeEnquiry(page, { fullName: `Binod ${family}` });
  const message = contactBodyOf({ email, name: `Chewang ${family}`, message: 'How cold is it in March?' });
  await callApi(server, 'POST', '/contacts/send-mail', { body: message });

  await visit(page, '/admin/inbox');
  await page.keyboard.press('/');
  await page.keyboard.type(family);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=Lepcha/);
  await expect(page.getByRole('search')).toHaveAttribute('aria-busy', 'false');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: family });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Asha' })).toContainText(
    'Two <b>window</b> seats and Jain food, please.',
  );
  await expect(page.getByRole('navigation', { name: 'Views' })).toContainText('All3');

  await page.getByLabel('Choose all shown').check();
  const bar = page.getByRole('region', { name: 'Chosen' });
  await expect(bar).toContainText('3 chosen');
  await checkAccessibility(page, page.getByRole('main'));
  await bar.getByRole('button', { name: 'Take' }).click();
  await expect(toast(page, /^3 given to /)).toBeVisible();
  await expect(rows.filter({ hasText: 'Nobody yet' })).toHaveCount(0);
  await expect(rows).toHaveCount(3);

  await page.getByLabel('Choose all shown').check();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(toast(page, '3 are done.')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('Nothing that waits has these words.')).toBeVisible();
  const told = page.getByRole('dialog').filter({ hasText: '3 are done.' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone for 3.')).toBeVisible();
  await expect(rows).toHaveCount(3);
});

test('of those that are chosen together, what a colleague was faster with is left and named', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/status of 409/);
  const family = uniqueName('Tamang');
  const first = await storeEnquiry(page, { fullName: `Asha ${family}` });
  await storeEnquiry(page, { fullName: `Binod ${family}` });
  await visit(page, `/admin/inbox?q=${encodeURIComponent(family)}`);
  const path = `/manage/bookings/${first._id}/status`;
  const choice = page.getByRole('checkbox', { name: `Choose Asha ${family}` });
  await choice.check();
  // What leaves the list is no longer chosen, also once it is back.
  await callAsStaff(page, 'put', path, { from: 'new', to: 'contacted' });
  await page.getByRole('button', { name: /^This list has changed/ }).click();
  await expect(choice).toHaveCount(0);
  await callAsStaff(page, 'put', path, { from: 'contacted', to: 'new' });
  await expect(choice).not.toBeChecked();
  await muteNews(page);
  await page.reload();
  await page.getByLabel('Choose all shown').check();
  await callAsStaff(page, 'put', path, { from: 'new', to: 'cancelled' });
  await page
    .getByRole('main')
    .getByRole('link', { name: `Binod ${family}` })
    .focus();
  await page.keyboard.press('s');
  await expect(toast(page, '1 is in the spam folder.')).toBeVisible();
  await expect(toast(page, `1 left as it is. ${first.reference}`)).toContainText('cancelled in the meantime');
});

test('a departure that many undone together make too full is told of once, as it is then', {
  tag: '@long',
}, async ({ page }) => {
  const family = uniqueName('Bhutia');
  for (const name of ['Asha', 'Binod']) await storeEnquiry(page, { fullName: `${name} ${family}` });
  let taken = 6;
  await page.route('**/api/v1/manage/bookings/changes/*/undo', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    taken += 1;
    const over = [{ departure: 'Dzongu', text: `Dzongu has no seat left: ${taken} of 6 are taken.` }];
    await route.fulfill({ response, json: { ...body, data: { ...body.data, over } } });
  });
  await visit(page, `/admin/inbox?q=${encodeURIComponent(family)}`);
  await page.getByLabel('Choose all shown').check();
  await page.getByRole('region', { name: 'Chosen' }).getByRole('button', { name: 'Done' }).click();
  const told = page.getByRole('dialog').filter({ hasText: '2 are done.' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone for 2.')).toBeVisible();
  await expect(toast(page, 'Dzongu has no seat left: 8 of 6 are taken.')).toBeVisible();
  await expect(toast(page, 'Dzongu has no seat left: 7 of 6 are taken.')).toHaveCount(0);
});

test('on a phone the ways to answer stand before what the enquiry says, and lead to the answer', {
  tag: '@widths',
}, async ({ page, traveller }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const message = 'We are two who walk slowly, and would like to see the red panda and the snow.';
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email, message });
  await visit(page, `/admin/bookings/${_id}`);
  const ways = page.getByRole('group', { name: 'Ways to answer' });
  await expect(ways.getByRole('button')).toHaveText(['Reply', 'WhatsApp', 'Call']);
  await expect(ways).toBeInViewport({ ratio: 1 });
  const words = page.locator('dd').getByText(message);
  const icon = page.locator('dd').filter({ hasText: message }).locator('svg');
  const [beside, below] = [await icon.boundingBox(), await words.boundingBox()];
  expect(below?.x).toBeGreaterThan(beside?.x ?? Number.NaN);
  expect(below?.y).toBeLessThan((beside?.y ?? 0) + (beside?.height ?? 0));
  await ways.getByRole('button', { name: 'WhatsApp' }).click();
  const text = page.getByRole('tabpanel', { name: 'WhatsApp' }).getByLabel('Message');
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport();
  await page.setViewportSize({ width: 800, height: 700 });
  await expect(ways).toBeHidden();
});
