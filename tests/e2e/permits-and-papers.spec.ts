import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';

const TOUR = '/tours/gangtok-tsomgo-and-nathula';
/** Day 2 of the tour, on which it comes by Nathula, is a Monday; and one on which it is not. */
const SUNDAY = '2027-04-25';
const TUESDAY = '2027-04-27';

const listHeading = (page: Page) => page.getByRole('heading', { name: /^Your list/ });

async function expectListInSight(page: Page): Promise<void> {
  await expect(listHeading(page)).toBeFocused();
  await expect(listHeading(page)).toBeInViewport({ ratio: 1 });
}

test('a family sees that Nathula is closed on its day, and plans its papers §T1.5 §T1.6 §T1.9', {
  tag: '@phone-long',
}, async ({ page }) => {
  await visit(page, TOUR);
  await expect(page.getByRole('img', { name: /^A drawn map: Bagdogra on day 1/ })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await panel.getByLabel('Number of people').fill('4');
  const day = panel.locator('[name=bookAt]');
  const closed = panel.getByText(
    'Nathula is closed on Mondays and Tuesdays: day 2 of this trip is a Monday.',
  );
  await day.fill(SUNDAY);
  await expect(closed).toBeVisible();
  await day.fill(TUESDAY);
  await expect(closed).toBeHidden();
  await panel
    .getByText(/^Children/)
    .first()
    .click();
  const ages = panel.getByLabel('Ages of the children');
  const tooYoung = panel.getByText('Nathula is not for children below 5: the air is thin.');
  await ages.fill('3, 8');
  await expect(tooYoung).toBeVisible();
  await ages.fill('8');
  await expect(tooYoung).toBeHidden();

  const papers = page.getByRole('region', { name: 'Permits and papers' });
  await expect(papers.getByRole('listitem').filter({ hasText: 'Nathula (day 2)' })).toContainText(
    'Foreigners and BhutaneseNot allowed.',
  );
  await papers.getByRole('link', { name: 'Plan your papers' }).click();
  await expect(page).toHaveURL(/permits\?places=/);
  await expect(listHeading(page)).not.toBeFocused();
  const form = page.getByRole('form', { name: 'Plan your papers' });
  await expect(form.getByRole('checkbox', { name: 'Nathula, day 2' })).toBeChecked();
  await form.getByLabel('Ages of all who travel').fill('38, 36 and 8');
  await form.getByLabel('First day of the trip').fill(SUNDAY);
  await form.getByRole('button', { name: 'Make the list' }).click();
  await expectListInSight(page);
  const main = page.getByRole('main');
  await expect(
    main.getByText('Nathula is closed on Mondays and Tuesdays: choose another day.'),
  ).toBeVisible();
  // Lake and pass have one permit, for which the papers are handed over on the evening of day 1.
  await expect(main.getByText('Apply by 25 Apr 2027')).toHaveCount(1);
  await expect(main.getByRole('listitem').filter({ hasText: 'Child, 8' })).toContainText('Birth certificate');
  await expect(main.getByText('Permits for all of you: ₹600.')).toBeVisible();

  // Visitors from abroad are told that the pass is not for them.
  await form.getByLabel('Passport or citizenship').selectOption('Another country');
  await form.getByRole('button', { name: 'Make the list' }).click();
  await expect(main.getByText('Nathula is not open to foreign nationals.')).toBeVisible();
  await expectListInSight(page);
  await checkAccessibility(page, main);
});

test('the list that was made is in sight: the first time, once more, and pressed before the script is there', {
  tag: '@phone-long',
}, async ({ page }) => {
  const make = page.getByRole('button', { name: 'Make the list' });
  const { arrive } = await openWithoutScript(page, '/permits');
  await page.getByRole('checkbox', { name: 'Jaldapara' }).check();
  await make.click();
  arrive();
  await expectListInSight(page);
  await expect(page).toHaveURL(/places=jaldapara/);

  await visit(page, '/permits');
  await make.click();
  const fault = page.getByRole('alert').filter({ hasText: 'Choose at least one place.' });
  await expect(fault).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus').filter({ has: fault })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Gorumara' }).check();
  await page.getByLabel('Ages of all who travel').fill('38, 2011');
  for (let times = 0; times < 2; times += 1) {
    await make.click();
    await expectListInSight(page);
    // The field that they were written into may be far away.
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByText(/^We could not read “2011”/),
    ).toBeVisible();
  }

  // What somebody else opens begins at its top.
  const shared = new URL(page.url());
  await visit(page, shared.pathname + shared.search);
  await expect(listHeading(page)).not.toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without script', { tag: '@no-script' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the planner answers as a form §T1.6', async ({ page }) => {
    await page.goto('/permits');
    await page.getByLabel('Ages of all who travel').fill('38, 2011');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose at least one place.');
    await expect(page.getByLabel('Ages of all who travel')).toHaveAccessibleDescription(
      /^We could not read “2011”/,
    );
    await page.getByRole('checkbox', { name: 'Jaldapara' }).check();
    await page.getByLabel('First day of the trip').fill('2027-07-15');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await expectListInSight(page);
    await expect(
      page.getByText(/^Closed on Thursdays.* from 16 Jun to 15 Sep \(the rains\)\.$/),
    ).toBeVisible();
  });
});
