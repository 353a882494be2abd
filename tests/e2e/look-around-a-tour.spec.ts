import { openDatabase } from '../../server/db/database.ts';
import { expect, isPhone, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { makeReview, makeTour } from '../support/factories.ts';

test('an id, and a slash or a comma at the end lead to the one readable address §2.14', async ({ page }) => {
  const { data } = await (await page.request.get('/api/v1/tours?limit=1')).json();
  const [{ _id, slug, title }] = data;
  for (const path of [`/tours/${_id}`, `/tours/${slug}/`, `/tours/${slug},`]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/tours/${slug}`);
  }
  await visit(page, `/tours/${_id}`);
  await expect(page).toHaveURL(new RegExp(`/tours/${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/tours/${slug}$`));
});

test('the pictures open large, with keys, and Escape closes them §T4.5', { tag: '@phone-long' }, async ({
  page,
}) => {
  await visit(page, '/tours/gangtok-tsomgo-and-nathula');
  await page.getByRole('button', { name: '3 pictures' }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByRole('img').first()).toBeVisible();
  await expect(window.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const tsomgo = window.getByRole('img', { name: /Tsomgo/i });
  await expect(tsomgo).toBeVisible();
  // Where the window is upright the picture is, too.
  await expect(tsomgo).toHaveAttribute('src', isPhone(page) ? /tsomgo-lake\/tall-/ : /tsomgo-lake\/card-/);
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
});

test('a review in another script stands in its own direction, and so does its writer’s name', async ({
  page,
  server,
}) => {
  const db = openDatabase({ dataDir: server.dataDir, databaseUrl: undefined });
  const tour = await makeTour(db, { title: 'A tour that is reviewed in Urdu' });
  await makeReview(db, { tour_id: tour.id, username: 'علی خان', review_text: 'بہت اچھا سفر تھا۔' });
  await db.destroy();
  await visit(page, `/tours/${tour.slug}`);
  const review = page.getByRole('region', { name: 'Reviews' }).getByRole('listitem').last();
  await expect(review.getByText('علی خان')).toHaveCSS('direction', 'rtl');
  await expect(review.getByText('بہت اچھا سفر تھا۔')).toHaveCSS('direction', 'rtl');
  await expect(review).not.toContainText('verified');
});

test('other tours of the same place follow, then of about the same price', async ({ page }) => {
  await visit(page, '/tours/gangtok-tsomgo-and-nathula');
  const related = page.getByRole('region', { name: 'You may also like' });
  const titles = await related.getByRole('article').getByRole('heading').allTextContents();
  expect(titles.length).toBe(4);
  expect(titles).not.toContain('Gangtok with Tsomgo Lake and Nathula');
  await expect(related.getByRole('article').first()).toContainText('Gangtok');
  await related
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Tour/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
});

test('reviews show how the ratings are spread, and are read to the last §1.7', async ({ page, server }) => {
  const REVIEWS = 120;
  const db = openDatabase({ dataDir: server.dataDir, databaseUrl: undefined });
  const tour = await makeTour(db, { title: `Well reviewed, on ${page.viewportSize()?.width}` });
  for (let number = 0; number < REVIEWS; number += 1) {
    await makeReview(db, {
      tour_id: tour.id,
      rating: number % 4 === 0 ? 2 : 5,
      review_text: `Review number ${number}.`,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
    });
  }
  await db.destroy();

  await visit(page, `/tours/${tour.slug}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('out of 5, from 120 reviews')).toBeVisible();
  await expect(reviews.getByRole('list', { name: 'Ratings' }).getByRole('listitem')).toHaveText([
    /^5 stars: 90$/,
    /^4 stars: 0$/,
    /^3 stars: 0$/,
    /^2 stars: 30$/,
    /^1 star: 0$/,
  ]);
  const texts = reviews.getByText(/^Review number \d+\.$/);
  const more = reviews.getByRole('button', { name: 'Show more reviews' });
  for (const shown of [6, 50, 100]) {
    await expect(texts).toHaveCount(shown);
    await more.click();
  }
  await expect(texts).toHaveCount(REVIEWS);
  await expect(more).toHaveCount(0);
  expect(await texts.allTextContents()).toEqual(
    Array.from({ length: REVIEWS }, (_, place) => `Review number ${REVIEWS - 1 - place}.`),
  );
});
