import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { travelledText } from '../../contracts/reviews/travelled-text.ts';
import { callAsStaff, storeEnquiry } from '../support/e2e/desk.ts';
import {
  type Account,
  checkAccessibility,
  expect,
  readMail,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { createTour } from '../support/e2e/managed-tours.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';
import { PAST_DAY, setTripToPast } from '../support/process/past-trip.ts';
import type { SiteOfWorker } from '../support/process/sites-of-workers.ts';

const TRAVELLED = travelledText(PAST_DAY.slice(0, 7));
const TEXT = 'Clear mornings at Tsomgo, and a driver who waited at every view.';

/** A trip that staff have just set to completed, on its own page. */
async function completeTrip(
  page: Page,
  server: SiteOfWorker,
  title: string,
  { email }: Account,
): Promise<string> {
  const tour = await createTour(page, { title });
  const { _id } = await storeEnquiry(page, { tourName: title, userEmail: email });
  await callAsStaff(page, 'put', `/manage/bookings/${_id}/status`, { from: 'new', to: 'confirmed' });
  setTripToPast(server, _id);
  await callAsStaff(page, 'put', `/manage/bookings/${_id}/status`, { from: 'confirmed', to: 'completed' });
  return `/tours/${tour.slug}`;
}

/** Where the link of the mail leads. */
async function linkOf(server: SiteOfWorker, { email }: Account): Promise<string> {
  const { text } = await readMail(server, email, 'How was your trip?');
  return /\/review\/[\w-]{43}/.exec(text ?? '')?.[0] ?? '';
}

async function photo(name: string, colour: string) {
  const size = { width: 900, height: 1_200, channels: 3 as const };
  const buffer = await sharp({ create: { ...size, background: colour } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const review = (page: Page) =>
  page.getByRole('region', { name: 'Reviews' }).getByRole('listitem').filter({ hasText: TEXT });
/** It is there, and not merely its frame. */
const isLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);

test('who travelled is asked, writes with a picture by the link of the mail, and it is shown once staff let it through §T1.11', {
  tag: ['@long', '@phone-long'],
}, async ({ page, otherPage, server, traveller }) => {
  await signInAsAdmin(page);
  const title = `Tsomgo with ${traveller.email}`;
  const path = await completeTrip(page, server, title, traveller);
  const link = await linkOf(server, traveller);
  const form = otherPage.getByRole('form', { name: `Review ${title}` });

  await test.step('the traveller writes; a reload loses neither words nor pictures', async () => {
    await visit(otherPage, link);
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(`How was ${title}?`);
    await expect(otherPage.getByText(TRAVELLED)).toBeVisible();
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(form.getByText('Choose a rating from 1 to 5 stars.')).toBeVisible();
    await form.getByRole('radio', { name: '5 stars' }).check();
    await form.getByLabel('Your review').fill(TEXT);
    await form.getByLabel('Your name').fill('Asha from Kolkata');
    // Files that are no pictures take the place of none.
    const ticket = { name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await form
      .getByLabel('Add pictures')
      .setInputFiles([
        ...Array.from({ length: 4 }, () => ticket),
        await photo('lake.jpg', '#1e7a78'),
        await photo('ridge.jpg', '#12433a'),
      ]);
    await expect(form.getByText('This file is not a picture. Please choose a photo.')).toHaveCount(4);
    await expect(form.getByRole('img')).toHaveCount(2);
    await isLoaded(form.getByRole('img').first());
    await checkAccessibility(otherPage, otherPage.getByRole('main'));
    await otherPage.reload();
    await expect(form.getByLabel('Your review')).toHaveValue(TEXT);
    await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await expect(form.getByRole('img')).toHaveCount(2);
    await form.getByRole('button', { name: 'Remove picture 2' }).click();
    await expect(form.getByRole('img')).toHaveCount(1);
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(otherPage.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(otherPage.getByText('Your picture is shown once we have looked at it.')).toBeVisible();
    await visit(otherPage, link);
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Your review is with us');
    await checkAccessibility(otherPage, otherPage.getByRole('main'));
  });

  await test.step('it is shown at once, with its month and without its picture', async () => {
    await visit(otherPage, path);
    await expect(review(otherPage)).toContainText(TRAVELLED);
    await expect(review(otherPage).getByRole('img', { name: /^Picture/ })).toHaveCount(0);
  });

  await test.step('staff let the picture through and reply', async () => {
    await visit(page, `/admin/reviews?status=waiting&q=${encodeURIComponent(title)}`);
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: TEXT });
    await isLoaded(item.getByRole('img', { name: 'Number 1, by the traveller' }));
    await checkAccessibility(page, item);
    const show = item.getByRole('button', { name: /^Show picture 1/ });
    await expect(show).toHaveText('Show picture');
    await show.click();
    await expect(page.getByText('The picture is shown.').first()).toBeVisible();
    await visit(page, `/admin/reviews?q=${encodeURIComponent(title)}`);
    await item.getByRole('button', { name: /^Reply to/ }).click();
    await item.getByLabel('Your reply').fill('Thank you, Asha. Norbu sends his greetings.');
    await item.getByRole('button', { name: 'Publish reply' }).click();
    await expect(page.getByText('The reply is published.').first()).toBeVisible();
  });

  await test.step('everybody sees the picture and the reply', async () => {
    await visit(otherPage, path);
    await review(otherPage).scrollIntoViewIfNeeded();
    await isLoaded(review(otherPage).getByRole('img', { name: 'Picture 1 by Asha from Kolkata' }));
    const large = otherPage.waitForEvent('popup');
    await review(otherPage).getByRole('link', { name: 'Picture 1 by Asha from Kolkata' }).click();
    await (await large).close();
    await expect(review(otherPage)).toContainText('Norbu sends his greetings.');
    await checkAccessibility(otherPage, review(otherPage));
  });
});

test('a link that was cut short leads on', async ({ page }) => {
  await visit(page, '/review/cut-short');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not known');
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible();
});

test('pictures that are chosen before the script is there go with the review, whose link works once', {
  tag: ['@long', '@phone-long'],
}, async ({ page, otherPage, server, traveller }) => {
  await signInAsAdmin(page);
  const title = `Yumthang with ${traveller.email}`;
  await completeTrip(page, server, title, traveller);
  const { arrive } = await openWithoutScript(otherPage, await linkOf(server, traveller));
  const form = otherPage.getByRole('form', { name: `Review ${title}` });
  await form.getByRole('radio', { name: '5 stars' }).check();
  await form.getByLabel('Your review').fill(TEXT);
  await form.getByLabel('Your name').fill('Asha');
  await form.getByLabel('Add pictures').setInputFiles(await photo('lake.jpg', '#1e7a78'));
  await form.getByRole('button', { name: 'Send review' }).click();
  arrive();
  await expect(form.getByText('A picture is still on its way.')).toBeVisible();
  await expect(form.getByRole('img')).toHaveCount(1);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(otherPage.getByText('Your picture is shown once we have looked at it.')).toBeVisible();
});
