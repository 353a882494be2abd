import type { Page } from '@playwright/test';
import { checkAccessibility, expect, isPhone, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';
import { unfold, unfoldEnquiry } from '../support/e2e/unfold.ts';

const TOUR = '/tours/gangtok-tsomgo-and-nathula';
/** Day 2 of the tour, on which it comes by Nathula, is a Monday; and one on which it is not. */
const SUNDAY = '2027-04-25';
const TUESDAY = '2027-04-27';

const groupOf = (page: Page, region: string) =>
  page.locator('summary').filter({ hasText: new RegExp(`^${region}`) });
const countOf = (page: Page) => page.getByRole('status').filter({ hasText: /ticked$/ });
const listHeading = (page: Page) => page.getByRole('heading', { name: /^Your list/ });

async function expectListInSight(page: Page): Promise<void> {
  await expect(listHeading(page)).toBeFocused();
  await expect(listHeading(page)).toBeInViewport({ ratio: 1 });
}

test('a family sees that Nathula is closed on its day, and plans its papers §T1.5 §T1.6 §T1.9', {
  tag: '@phone-long',
}, async ({ page }) => {
  await visit(page, TOUR);
  if (isPhone(page)) await unfold(page, 'Map of the route');
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
  await unfoldEnquiry(page);
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
  await expect(page).toHaveURL(/permits\?tour=gangtok-tsomgo-and-nathula$/);
  await expect(listHeading(page)).not.toBeFocused();
  const form = page.getByRole('form', { name: 'Plan your papers' });
  await expect(form.getByRole('button', { name: 'Take out: Nathula, day 2' })).toBeVisible();
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

test('a tour is chosen first and shows its list; an own route begins with its places §T1.6', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/permits');
  await checkAccessibility(page);
  await expect(countOf(page)).toHaveText('No place ticked');
  const tour = page.getByLabel('Tour', { exact: true });
  await tour.focus();
  await tour.selectOption('Gangtok with Tsomgo Lake and Nathula');
  await expect(listHeading(page)).toBeInViewport({ ratio: 1 });
  // Arrow keys choose one tour after the other.
  await expect(tour).toBeFocused();
  await expect(page).toHaveURL(/\?tour=gangtok-tsomgo-and-nathula&nationality=indian#papers$/);
  await expect(countOf(page)).toHaveText('4 places ticked');
  await checkAccessibility(page);

  const chips = page.getByRole('list', { name: 'Ticked places' }).getByRole('button');
  await expect(chips).toHaveText(
    ['Bagdogra, day 1', 'Gangtok, day 1', 'Tsomgo, day 2', 'Nathula, day 2'].map(
      (name) => `Take out: ${name}`,
    ),
  );
  await chips.filter({ hasText: 'Nathula' }).press('Enter');
  await expect(chips.filter({ hasText: 'Tsomgo' })).toBeFocused();
  await expect(countOf(page)).toHaveText('3 places ticked');

  await page.getByText('Change the places').click();
  const sought = page.getByLabel('Find a place');
  await sought.fill('  ZUL');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await sought.press('Enter');
  await expect(page.getByText('1 place found')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Zuluk' }).check();
  await sought.fill('Atlantis');
  await expect(page.getByText('No tour of ours comes by a place of this name.')).toBeVisible();
  await expect(countOf(page)).toHaveText('4 places ticked');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Make the list' }).click();
  await expectListInSight(page);
  await expect(page).toHaveURL(/\?nationality=indian&places=/);
  expect(new URL(page.url()).searchParams.getAll('places').toSorted()).toEqual([
    'bagdogra@1',
    'gangtok@1',
    'tsomgo@2',
    'zuluk',
  ]);
  await expect(tour).toHaveValue('');

  await page.goBack();
  await expect(tour).toHaveValue('gangtok-tsomgo-and-nathula');
  await expect(chips).toHaveCount(4);
});

test('what was ticked and typed is there on coming back, and a tour chosen before the script is there shows its list', async ({
  page,
}) => {
  await visit(page, '/permits?places=gangtok%401&places=nathula%402');
  await expect(countOf(page)).toHaveText('2 places ticked');
  await page.getByText('Change the places').click();
  await groupOf(page, 'Bhutan').click();
  await page.getByRole('checkbox', { name: 'Thimphu' }).check();
  await page.getByLabel('Ages of all who travel').fill('38');
  await page.evaluate(() => setTimeout(() => location.assign('/privacy')));
  await page.waitForURL('/privacy');
  await page.evaluate(() => setTimeout(() => history.back()));
  await page.waitForURL('/permits?*');
  await page.getByLabel('Ages of all who travel').focus();
  await expect(page.getByLabel('Ages of all who travel')).toHaveValue('38');
  await expect(countOf(page)).toHaveText('3 places ticked');

  const { arrive } = await openWithoutScript(page, '/permits');
  await page.getByLabel('Tour', { exact: true }).selectOption('Dzongri Trek from Yuksom');
  arrive();
  await expect(listHeading(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/tour=dzongri-trek/);
});

test('the list that was made is in sight: the first time, once more, and pressed before the script is there', {
  tag: '@phone-long',
}, async ({ page }) => {
  const make = page.getByRole('button', { name: 'Make the list' });
  const { arrive } = await openWithoutScript(page, '/permits');
  await groupOf(page, 'Dooars').click();
  await page.getByRole('checkbox', { name: 'Jaldapara' }).check();
  await make.click();
  arrive();
  await expectListInSight(page);
  await expect(page).toHaveURL(/places=jaldapara/);

  await visit(page, '/permits');
  await make.click();
  const fault = page.getByRole('alert').filter({ hasText: 'Choose a tour, or at least one place.' });
  await expect(fault).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus').filter({ has: fault })).toBeVisible();
  await groupOf(page, 'Dooars').click();
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
    await expect(page.getByRole('alert')).toHaveText('Choose a tour, or at least one place.');
    await expect(page.getByLabel('Ages of all who travel')).toHaveAccessibleDescription(
      /^We could not read “2011”/,
    );
    await groupOf(page, 'Dooars').click();
    await page.getByRole('checkbox', { name: 'Jaldapara' }).check();
    await page.getByLabel('First day of the trip').fill('2027-07-15');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await expectListInSight(page);
    await expect(
      page.getByText(/^Closed on Thursdays.* from 16 Jun to 15 Sep \(the rains\)\.$/),
    ).toBeVisible();
    for (const [tour, button] of [
      ['Dzongri Trek from Yuksom', 'Show the list'],
      ['Gangtok with Children: Red Pandas, Ropeway, Waterfall', 'Make the list'],
    ] as const) {
      await page.getByLabel('Tour', { exact: true }).selectOption(tour);
      await page.getByRole('button', { name: button }).click();
      await expectListInSight(page);
      await expect(page.getByText(`For the tour ${tour}`)).toBeVisible();
    }
  });
});
