import type { Page } from '@playwright/test';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { fillTour, pictureFile } from '../support/e2e/managed-tours.ts';

const PATH = '/admin/manage-tours';
const DAYS = ['Arrival', 'Tsomgo lake', 'Rumtek', 'The ropeway', 'Home'];

test(
  'from three pictures and five days to the site, through a conflict, and off the site again',
  { tag: '@long' },
  async ({ page, otherPage: colleague, context, guard }, info) => {
    // The longest of all: on a slow machine more than other journeys may take.
    test.slow();
    guard.allow(/status of 409/);
    const title = `Lakes above Gangtok ${info.testId}`;
    await signInAsAdmin(page);
    await visit(page, `${PATH}?tour=new`);
    await fillTour(page, { Title: title });
    await upload(page);
    for (const [place, day] of DAYS.entries()) {
      await page.getByRole('button', { name: 'Add a day' }).click();
      await page
        .getByRole('textbox', { name: 'Title' })
        .nth(place + 1)
        .fill(day);
      await page.getByRole('textbox', { name: 'What happens' }).nth(place).fill(`${day}: a day to remember.`);
    }
    await page.getByRole('radio', { name: /Draft/ }).check();
    await page.getByRole('button', { name: 'Create tour' }).click();
    await expect(page.getByText('Tour created successfully!')).toBeVisible();

    const visitor = await context.newPage();
    const search = `/tours/search?${new URLSearchParams({ city: title })}`;
    await expectNotFound(visitor, title);
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Publish' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Published');
    for (const path of ['/tours', search]) {
      await visitor.goto(path);
      await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible();
    }
    await visitor.getByRole('link', { name: title }).first().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByRole('img', { name: 'Picture of lake.jpg' }).first()).toBeVisible();
    for (const [place, day] of DAYS.entries()) {
      await expect(visitor.getByRole('heading', { name: `Day ${place + 1}: ${day}` })).toBeVisible();
    }

    await mergeWithColleague(page, colleague, title);
    await visitor.reload();
    await expect(visitor.getByText('Seen by a colleague.')).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} II`);

    await page.getByRole('button', { name: `More for ${title} II` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Archived');
    await expectNotFound(visitor, title);
    await visitor.goto('/tours');
    await expect(visitor.getByRole('link', { name: `${title} II` })).toHaveCount(0);
  },
);

/** Others that have some of the words are found. */
async function expectNotFound(visitor: Page, title: string): Promise<void> {
  await visitor.goto(`/tours/search?${new URLSearchParams({ city: title })}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(visitor.getByRole('main').getByRole('link', { name: title })).toHaveCount(0);
}

async function upload(page: Page): Promise<void> {
  const files = ['lake.jpg', 'monastery.jpg', 'ropeway.jpg'];
  const colours = ['#1e7a78', '#c2334d', '#e8a317'];
  await page
    .getByLabel('Choose pictures')
    .setInputFiles(await Promise.all(files.map((name, place) => pictureFile(name, colours[place] ?? ''))));
  const cards = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(cards).toHaveCount(files.length, { timeout: 20_000 });
  await cards.first().getByRole('textbox', { name: 'What it shows' }).fill('Picture of lake.jpg');
  for (const place of [1, 2]) {
    await cards
      .nth(place)
      .getByRole('textbox', { name: 'What it shows' })
      .fill(`Picture ${place + 1}`);
  }
}

/** Two windows change one tour: one part each, and one part both. */
async function mergeWithColleague(page: Page, colleague: Page, title: string): Promise<void> {
  await signInAsAdmin(colleague);
  for (const window of [page, colleague]) {
    await visit(window, `${PATH}?${new URLSearchParams({ q: title })}`);
    await window.getByRole('link', { name: `Edit ${title}` }).click();
  }
  const field = (window: Page, name: string) => window.getByRole('textbox', { name }).first();
  await field(colleague, 'Description').fill('Seen by a colleague.');
  await field(colleague, 'Title').fill(`${title} I`);
  await colleague.getByRole('button', { name: 'Save changes' }).click();
  await expect(colleague.getByText('Tour updated successfully!')).toBeVisible();

  await field(page, 'Title').fill(`${title} II`);
  await field(page, 'Address').fill('Deorali, Gangtok');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'A colleague has saved this tour in the meantime' });
  await expect(dialog.getByRole('group', { name: 'Title' })).toContainText(`${title} I`);
  await expect(dialog).toContainText('Also taken over from your colleague: description.');
  await checkAccessibility(page, dialog);
  await dialog.getByRole('radio', { name: /Yours/ }).check();
  await dialog.getByRole('button', { name: 'Save together' }).click();
  await expect(page.getByText('Tour updated successfully!')).toBeVisible();
}
