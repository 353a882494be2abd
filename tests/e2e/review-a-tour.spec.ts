import { expect, registerAndSignIn, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { tapAgainAt } from '../support/e2e/tap-again.ts';
import { unfoldReview } from '../support/e2e/unfold.ts';

test('a traveller reviews a tour, and a second review replaces the first §1.12 §2.17 §5.28', {
  tag: '@translated',
}, async ({ page, traveller }) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/tours');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Tour/ })
    .click();

  const form = page.getByRole('form', { name: /^Review / });
  await unfoldReview(page);
  const reviews = page.getByRole('region', { name: 'Reviews' }).getByRole('listitem');
  const mine = `Clear sky at Tiger Hill, cold hands. ${traveller.email}`;
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByLabel('Your review').fill(mine);
  const button = form.getByRole('button', { name: 'Send review' });
  const tappedAgain = await tapAgainAt(button, 'Thank you for your review.');
  await button.click();
  await tappedAgain();
  await expect(page.getByRole('alert')).toHaveText('Thank you for your review.');
  await expect(reviews.filter({ hasText: mine })).toContainText(traveller.username);
  await expect(form.getByLabel('Your review')).toHaveValue('');

  const again = `On reflection five stars. ${traveller.email}`;
  await form.getByRole('radio', { name: '5 stars' }).check();
  await form.getByLabel('Your review').fill(again);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(reviews.filter({ hasText: again })).toHaveCount(1);
  await expect(reviews.filter({ hasText: mine })).toHaveCount(0);

  await page.reload();
  await expect(reviews.filter({ hasText: again })).toHaveCount(1);
});

test('a signed-out review is answered with Please sign in, and its text is kept §5.30 §8.7', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  await visit(page, '/tours');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Tour/ })
    .click();

  const form = page.getByRole('form', { name: /^Review / });
  await unfoldReview(page);
  await form.getByRole('radio', { name: '3 stars' }).check();
  await form.getByLabel('Your review').fill('Written before signing in.');
  const answered = page.waitForResponse((response) => response.url().includes('/api/v1/review/'));
  await form.getByRole('button', { name: 'Send review' }).click();
  expect((await answered).status()).toBe(401);
  await expect(page.getByRole('alert')).toHaveText('Please sign in');
  await expect(form.getByLabel('Your review')).toHaveValue('Written before signing in.');
});

test('a review needs a text, and one without a rating is sent and refused beside the stars §5.27 §5.29', async ({
  page,
  traveller,
  guard,
}) => {
  guard.allow(/status of 400/);
  await registerAndSignIn(page, traveller);
  await visit(page, '/tours');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Tour/ })
    .click();

  const form = page.getByRole('form', { name: /^Review / });
  await unfoldReview(page);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByLabel('Your review')).toHaveAccessibleDescription('Enter your review.');
  await form.getByLabel('Your review').fill('No stars were chosen.');
  const answered = page.waitForResponse((response) => response.url().includes('/api/v1/review/'));
  await form.getByRole('button', { name: 'Send review' }).click();
  expect((await answered).status()).toBe(400);
  await expect(form.getByText('Choose a rating from 1 to 5 stars.')).toBeVisible();
  await expect(form.getByLabel('Your review')).toHaveValue('No stars were chosen.');
});
