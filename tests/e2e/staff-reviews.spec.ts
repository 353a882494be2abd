import type { Page } from '@playwright/test';
import { callApi, registerByApi, signInByApi } from '../support/e2e/call-api.ts';
import { chooseInRow, failure, LOGGED, toast } from '../support/e2e/desk.ts';
import { pressTwiceAndTwice } from '../support/e2e/double-press.ts';
import {
  ADMIN,
  checkAccessibility,
  expect,
  readMail,
  signIn,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, OUR_FAULT } from '../support/e2e/failing-answers.ts';
import type { SiteOfWorker } from '../support/process/sites-of-workers.ts';
import { tourBodyOf } from '../support/request-bodies.ts';

type Made = {
  title: string;
  path: string;
  praise: string;
  complaint: string;
  write: (email: string, text: string, rating: number) => Promise<string>;
};

/** A tour of its own with a review of five stars by nobody else's traveller, and one of one star by another. */
async function makeReviews(
  server: SiteOfWorker,
  account: { email: string; password: string },
): Promise<Made> {
  const staff = await signInByApi(server, ADMIN);
  const title = `Reviewed by ${account.email}`;
  const { data: shown } = await callApi<{ data: { photo: string }[] }>(server, 'GET', '/tours?limit=1');
  const body = tourBodyOf({ title, photo: shown[0]?.photo });
  const { data: tour } = await callApi<{ data: { _id: string; slug: string } }>(server, 'POST', '/tours', {
    body,
    token: staff,
  });
  const write = async (email: string, reviewText: string, rating: number) => {
    const token = await registerByApi(server, { ...account, username: 'Asha Rai', email });
    await callApi(server, 'POST', `/review/${tour._id}`, { body: { reviewText, rating }, token });
    return reviewText;
  };
  return {
    title,
    path: `/tours/${tour.slug}`,
    write,
    praise: await write(`glad.${account.email}`, 'Clear mornings, good drivers.', 5),
    complaint: await write(account.email, 'It rained, and nobody told us why.', 1),
  };
}

const reviewOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** What the tour's page says as it leaves the server: kept pages and structured data are in it, too. */
async function readTourPage({ url }: SiteOfWorker, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

test('a review is hidden, and the tour’s average follows at once; undo brings it back', async ({
  page,
  otherPage,
  server,
  traveller,
}) => {
  const { title, path, praise, complaint } = await makeReviews(server, traveller);
  expect(await readTourPage(server, path)).toContain('"ratingValue":3');
  await signInAsAdmin(page);
  await visit(page, `/admin/reviews?q=${encodeURIComponent(title)}`);
  await page.getByLabel('Rating').selectOption('1 star');
  await expect(reviewOf(page, praise)).toHaveCount(0);

  await reviewOf(page, complaint)
    .getByRole('button', { name: /^More for/ })
    .press('Enter');
  await checkAccessibility(page, page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Hide', exact: true }).press('Enter');
  await expect(page.getByText(/^The review by .* is hidden\.$/).first()).toBeVisible();
  await expect(reviewOf(page, complaint)).toContainText('Hidden');
  const without = await readTourPage(server, path);
  expect(without).toContain('"ratingValue":5,"reviewCount":1');
  expect(without).toContain(praise);
  expect(without).not.toContain(complaint);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reviewOf(page, complaint).getByText('Hidden', { exact: true })).toHaveCount(0);
  expect(await readTourPage(server, path)).toContain(complaint);

  await chooseInRow(reviewOf(page, complaint), 'Hide');
  await expect(reviewOf(page, complaint).getByText('Hidden', { exact: true })).toBeVisible();
  await signIn(otherPage, traveller);
  await visit(otherPage, '/account');
  await expect(otherPage.getByRole('region', { name: 'Your reviews' })).toContainText('Hidden by our staff');
});

test('a double press on Publish publishes the review, and does not begin a reply', { tag: '@long' }, async ({
  page,
  server,
  traveller,
}) => {
  const { title, complaint } = await makeReviews(server, traveller);
  await signInAsAdmin(page);
  await page.clock.install();
  await visit(page, `/admin/reviews?q=${encodeURIComponent(title)}`);
  const item = reviewOf(page, complaint);
  await chooseInRow(item, 'Hide');
  const publish = item.getByRole('button', { name: /^Publish/ });
  await expect(publish).toBeEnabled();
  const reply = item.getByRole('button', { name: /^Reply/ });
  await pressTwiceAndTwice(page, publish, () => expect(reply).toBeVisible());
  await page.clock.runFor(600);
  await expect(reply).toBeEnabled();
  await expect(item.getByLabel('Your reply')).toHaveCount(0);
  await expect(item.getByText('Hidden', { exact: true })).toHaveCount(0);
  await reply.click();
  await expect(item.getByLabel('Your reply')).toBeFocused();
});

test('the agency replies, corrects itself, and deletes what does not belong there §1.14 §6.4', {
  tag: '@long',
}, async ({ page, otherPage, server, traveller }) => {
  const { title, path, praise, complaint } = await makeReviews(server, traveller);
  await signInAsAdmin(page);
  await visit(page, `/admin/reviews?q=${encodeURIComponent(title)}`);
  const item = reviewOf(page, complaint);
  await item.getByRole('button', { name: /^Reply to/ }).press('Enter');
  await expect(item.getByLabel('Your reply')).toBeFocused();
  await item.getByRole('button', { name: 'Publish reply' }).click();
  await expect(item.getByText('Enter your reply.')).toBeVisible();
  await item.getByLabel('Your reply').fill('We are sorry about the road.');
  await checkAccessibility(page, item);
  await item.getByRole('button', { name: 'Publish reply' }).click();
  await expect(page.getByText('The reply is published.').first()).toBeVisible();

  await item.getByRole('button', { name: /^Edit reply/ }).click();
  await item.getByLabel('Your reply').fill('We are sorry about the road; it is mended.');
  await item.getByRole('button', { name: 'Save reply' }).click();
  await expect(item).toContainText('it is mended.');
  await expect(item.getByRole('button', { name: /^Edit reply/ })).toBeFocused();
  const whole = item.getByRole('button', { name: /^Read/ });
  await whole.press('Enter');
  await expect(item.getByText('it is mended.')).toHaveCount(0);
  await whole.press('Enter');
  await expect(item.getByText('it is mended.')).toBeVisible();
  await otherPage.goto(path);
  const reviews = otherPage.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('listitem').filter({ hasText: complaint })).toContainText(
    'Reply from Teesta Trails',
  );
  await checkAccessibility(otherPage, reviews.getByRole('listitem').filter({ hasText: complaint }));

  await chooseInRow(reviewOf(page, praise), 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete this review?' });
  await checkAccessibility(page, dialog);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Review deleted successfully').first()).toBeVisible();
  await expect(reviewOf(page, praise)).toHaveCount(0);
  await page.getByLabel('Rating').selectOption('5 stars');
  await expect(page.getByRole('heading', { name: 'No reviews found' })).toBeVisible();
});

test('its writer is told that a review is hidden; a bot’s waits, with why', { tag: '@long' }, async ({
  page,
  server,
  traveller,
}) => {
  const { title, complaint, write } = await makeReviews(server, traveller);
  const advertisement = 'We sell 1000 backlinks for only $49. Check http://seo-fast-rank.example today.';
  await write(`bot.${traveller.email}`, advertisement, 5);
  await signInAsAdmin(page);
  await visit(page, `/admin/reviews?q=${encodeURIComponent(title)}`);
  await chooseInRow(reviewOf(page, complaint), 'Tell the writer and hide');
  await expect(
    toast(page, / is hidden\. A mail to its writer is written to a file: mail is not set up\./),
  ).toBeVisible();
  expect((await readMail(server, traveller.email, 'Your review')).text).toMatch(/Your review of Reviewed by/);

  await page.getByLabel('State').selectOption('Spam');
  await expect(reviewOf(page, complaint)).toHaveCount(0);
  const bots = reviewOf(page, advertisement);
  await expect(bots.getByText('It advertises what form bots sell.')).toBeVisible();
  await checkAccessibility(page, bots);
  await bots.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByRole('heading', { name: 'No reviews found' })).toBeVisible();
});

test('a list that does not load, and a change that fails, say so §8.17', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
  await failCall(page, '/review/**', 'broken');
  await visit(page, '/admin/reviews?status=published&rating=3');
  await chooseInRow(page.getByRole('main').getByRole('listitem').first(), 'Hide');
  await expect(failure(page, 'Failed to hide review')).toContainText(OUR_FAULT);
  await failCall(page, '/review?*', 'broken');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`^Failed to load reviews\\s*${OUR_FAULT}$`));
});
