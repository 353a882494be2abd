import type { Page } from '@playwright/test';
import { failure, LOGGED, toast } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  signInAsAdmin,
  stopTheClock,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, loseAnswer } from '../support/e2e/failing-answers.ts';
import { createTour, fillTour, readTour } from '../support/e2e/managed-tours.ts';

const PATH = '/admin/manage-tours';
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const find = (title: string) => `${PATH}?${new URLSearchParams({ q: title })}`;

/** The API answers this way, whatever is asked of these addresses. */
async function failing(page: Page, address: string, method: string, status = 404): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fulfill({ status, contentType: 'application/json', body: '{}' });
  });
}

test(
  'a tour is created, and the list has it at once; the message goes after three seconds §1.14 §4.27–4.29 §6.4 §7.19 §8.14 §9.11',
  { tag: '@phone-long' },
  async ({ page }, info) => {
    const title = `Created ${info.testId}`;
    await signInAsAdmin(page);
    await page.clock.install();
    await visit(page, PATH);
    await page.getByRole('link', { name: 'New tour' }).click();
    await fillTour(page, {
      Title: title,
      'Or the address of a photo': '/media/scenes/tiger-hill/card-1800.webp',
    });
    await stopTheClock(page);
    // By key: while a pointer rests on a message, it stays.
    await page.getByRole('button', { name: 'Create tour' }).press('Enter');
    const message = page.getByRole('status').filter({ hasText: 'Tour created successfully!' });
    await expect(message).toBeVisible();
    await expect(row(page, title)).toContainText('Draft');
    await page.clock.runFor(2_900);
    await expect(message).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toHaveCount(0);
    await page.clock.resume();
    await page.getByRole('link', { name: 'New tour' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
);

test('a tour is changed, in edit mode, and the list has it at once §4.27 §4.28 §6.4 §8.14', async ({
  page,
}, info) => {
  await signInAsAdmin(page);
  const tour = await createTour(page, { title: `Before ${info.testId}` });
  await visit(page, find(info.testId));
  await page.getByRole('link', { name: `Edit ${tour.title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit tour');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Gangtok');
  await page.getByRole('textbox', { name: 'Title' }).first().fill(`After ${info.testId}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tour updated successfully!' })).toBeVisible();
  expect(await readTour(page, tour._id)).toMatchObject({ title: `After ${info.testId}`, version: 2 });
  await expect(row(page, `After ${info.testId}`)).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('every fault stands beside its field, and the first has the focus §8.14', async ({ page, guard }) => {
  guard.allow(/status of 400/);
  await signInAsAdmin(page);
  await visit(page, `${PATH}?tour=new`);
  await page.getByRole('radio', { name: /Published/ }).check();
  await page.getByRole('button', { name: 'Create tour' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create tour.' })).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Enter a title.');
  for (const fault of [
    'Enter a city.',
    'Enter the duration.',
    'Enter a description.',
    'Enter the address of a photo.',
  ]) {
    await expect(page.getByText(fault)).toBeVisible();
  }
  await checkAccessibility(page, page.getByRole('form', { name: 'New tour' }));
});

test('a draft takes a title alone; publishing it from the list names what it lacks and leads there', async ({
  page,
  guard,
}, info) => {
  guard.allow(/status of 400/);
  const title = `Half an idea ${info.testId}`;
  await signInAsAdmin(page);
  await visit(page, `${PATH}?tour=new`);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Create tour' }).click();
  await expect(row(page, title)).toContainText('No price yet');

  await openMenu(page, title, 'Publish');
  const refusal = page.getByRole('alert').filter({ hasText: `“${title}” cannot be published yet.` });
  await expect(refusal).toContainText(
    'Still to fill in: city, address, distance, duration, largest group, description, price and a picture.',
  );
  await expect(row(page, title)).toContainText('Draft');
  await page.getByRole('button', { name: 'Fill in' }).click();
  const city = page.getByRole('textbox', { name: 'City' });
  await expect(city).toBeFocused();
  await expect(city).toHaveAccessibleDescription(/^Enter a city\./);
  await fillTour(page, {
    Title: title,
    City: 'Lachung',
    Address: 'By the river',
    'Price (₹)': '₹ 1,23,456',
    'Or the address of a photo': '/media/scenes/yumthang-valley/card-1800.webp',
  });
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('Sikkim');
  await expect(page.getByText(/^Please check:/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(row(page, title)).toContainText('Published');
  await expect(row(page, title)).toContainText('₹1,23,456');
});

test('two prices give the third, as they are typed', async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, `${PATH}?tour=new`);
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Price (₹)').first().fill('20,000');
  await field('Discount (%)').fill('15');
  await expect(field('Discounted price (₹)')).toHaveValue('17000');
  await field('Discounted price (₹)').fill('16000');
  await expect(field('Discount (%)')).toHaveValue('20');
});

test(
  'what fails is said: loading, saving and deleting §8.14',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    guard.allow(/status of 404/);
    guard.allow(LOGGED);
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Fails ${info.testId}` });
    await failing(page, `**/api/v1/manage/tours/${tour._id}`, 'GET');
    await failing(page, `**/api/v1/tours/${tour._id}`, 'PUT');
    await visit(page, find(tour.title));

    await page.getByRole('link', { name: `Edit ${tour.title}` }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load tour data.' })).toBeVisible();
    await page.unroute(`**/api/v1/manage/tours/${tour._id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const notUpdated = page.getByRole('alert').filter({ hasText: 'Failed to update tour.' });
    await expect(notUpdated).toBeVisible();
    // Saved after all, it is said no longer, though the list is another page.
    await page.unroute(`**/api/v1/tours/${tour._id}`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Tour updated successfully!')).toBeVisible();
    await expect(notUpdated).toBeHidden();

    await failing(page, `**/api/v1/tours/${tour._id}`, 'DELETE');
    await openMenu(page, tour.title, 'Delete');
    await checkAccessibility(page, page.getByRole('dialog', { name: 'Delete this tour?' }));
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete tour.' })).toBeVisible();
    await expect(row(page, tour.title)).toBeVisible();
  },
);

test('a list that does not load says so', { tag: '@long' }, async ({ page, guard }) => {
  guard.allow(/status of 404/);
  guard.allow(LOGGED);
  await signInAsAdmin(page);
  await failing(page, '**/api/v1/manage/tours?*', 'GET');
  await visit(page, PATH);
  await expect(page.getByRole('alert')).toHaveText('Failed to load tour data.');
});

test('a tour is deleted §6.4 §7.20', async ({ page }, info) => {
  await signInAsAdmin(page);
  const tour = await createTour(page, { title: `Goes ${info.testId}` });
  await visit(page, find(tour.title));
  await openMenu(page, tour.title, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, tour.title)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No tours found' })).toBeVisible();
});

test('by keys alone a tour is archived, and that is taken back', { tag: '@long' }, async ({ page }, info) => {
  await signInAsAdmin(page);
  const tour = await createTour(page, { title: `Keys ${info.testId}` });
  await visit(page, find(tour.title));
  await page.getByRole('button', { name: `More for ${tour.title}` }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await checkAccessibility(page, page.getByRole('menu'));
  await page.keyboard.press('a');
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, tour.title)).toContainText('Archived');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row(page, tour.title)).toContainText('Published');
});

test('a copy is a draft, opened to be changed', async ({ page }, info) => {
  await signInAsAdmin(page);
  const tour = await createTour(page, { title: `Twice ${info.testId}` });
  await visit(page, find(tour.title));
  await openMenu(page, tour.title, 'Duplicate');
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(`Copy of ${tour.title}`);
  await expect(page.getByRole('radio', { name: /Draft/ })).toBeChecked();
});

test(
  'where the answer about a copy was lost, to duplicate two hours later makes another',
  {
    tag: '@long',
  },
  async ({ page, guard }, info) => {
    guard.allow(FAILED_CALL);
    guard.allow(LOGGED);
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Lost ${info.testId}` });
    await page.clock.install();
    await visit(page, find(tour.title));
    await loseAnswer(page, `/tours/${tour._id}/duplicate`);
    await openMenu(page, tour.title, 'Duplicate');
    await expect(failure(page, 'Failed to create tour.')).toBeVisible();
    await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
    await openMenu(page, tour.title, 'Duplicate');
    await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(`Copy of ${tour.title}`);
    await visit(page, find(tour.title));
    await expect(row(page, `Copy of ${tour.title}`)).toHaveCount(2);
  },
);

async function openMenu(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
