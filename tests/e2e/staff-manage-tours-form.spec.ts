import type { Page } from '@playwright/test';
import { failure, LOGGED } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, NO_ANSWER } from '../support/e2e/failing-answers.ts';
import { createTour, deleteTour, pictureFile, readTour } from '../support/e2e/managed-tours.ts';

const PATH = '/admin/manage-tours';
const THREE_DAYS = ['Arrival', 'The lake', 'Home'].map((title, place) => ({
  day: place + 1,
  title,
  description: `${title}.`,
}));
const titles = (page: Page) =>
  page
    .getByRole('list', { name: 'Days' })
    .getByRole('textbox', { name: 'Title' })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const numbers = (page: Page) =>
  page
    .getByRole('list', { name: 'Days' })
    .getByRole('textbox', { name: 'Day', exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test(
  'days are moved by buttons and keys, removed and brought back, and count on',
  { tag: '@long' },
  async ({ page }, info) => {
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Days ${info.testId}`, itinerary: THREE_DAYS });
    await visit(page, `${PATH}?tour=${tour._id}`);
    await page.getByRole('button', { name: 'Move day 1 down' }).click();
    await expect.poll(() => titles(page)).toEqual(['The lake', 'Arrival', 'Home']);
    await expect.poll(() => numbers(page)).toEqual(['1', '2', '3']);
    await expect(page.getByRole('button', { name: 'Move day 2 down' })).toBeFocused();
    await expect(page.getByText('Moved to place 2 of 3.')).toBeAttached();

    await page.getByRole('button', { name: 'Drag day 3' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Day 3 taken up from place 3 of 3.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Now at place 2 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => titles(page)).toEqual(['The lake', 'Home', 'Arrival']);

    await page.getByRole('button', { name: 'Remove day 1' }).click();
    await expect.poll(() => titles(page)).toEqual(['Home', 'Arrival']);
    await expect.poll(() => numbers(page)).toEqual(['1', '2']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => titles(page)).toEqual(['The lake', 'Home', 'Arrival']);

    await page.getByRole('button', { name: 'Add a day' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' }).last()).toBeFocused();
    await page.keyboard.type('One more');
    await page.getByRole('textbox', { name: 'What happens' }).last().fill('A walk.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Tour updated successfully!')).toBeVisible();
    const { itinerary } = await readTour(page, tour._id);
    expect(itinerary.map(({ day, title }) => [day, title])).toEqual([
      [1, 'The lake'],
      [2, 'Home'],
      [3, 'Arrival'],
      [4, 'One more'],
    ]);
  },
);

test('a day is dragged with the pointer', { tag: '@long' }, async ({ page }, info) => {
  await signInAsAdmin(page);
  const tour = await createTour(page, { title: `Drag ${info.testId}`, itinerary: THREE_DAYS });
  await visit(page, `${PATH}?tour=${tour._id}`);
  const [first, second] = [1, 2].map((day) => page.getByRole('button', { name: `Drag day ${day}` }));
  // Both in sight, and not so near to the edges that the page scrolls along.
  await first?.evaluate((handle) => window.scrollBy(0, handle.getBoundingClientRect().top - 280));
  await second?.hover();
  await page.mouse.down();
  const target = await first?.boundingBox();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 10, { steps: 20 });
  await expect(page.getByText('Now at place 1 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual(['The lake', 'Arrival', 'Home']);
});

const PLAN = `plan_${'gangtok_lachung_'.repeat(4)}.svg`;

test(
  'pictures are uploaded, described, focused and put in order',
  { tag: ['@long', '@widths'] },
  async ({ page, guard }, info) => {
    guard.allow(/status of 415/);
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Pictures ${info.testId}`, status: 'draft' });
    await visit(page, `${PATH}?tour=${tour._id}`);
    await page.getByLabel('Choose pictures').setInputFiles([
      await pictureFile('lake.jpg', '#1e7a78'),
      {
        name: PLAN,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
    ]);
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await expect(uploads.getByText(/SVG drawings cannot be taken/)).toBeVisible();
    await expect(uploads.getByText(/This file is not a picture that we can read/)).toBeVisible();
    const cards = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
    await expect(cards).toHaveCount(1);
    await checkAccessibility(page, page.getByRole('region', { name: 'Pictures', exact: true }));
    // A long name is cut where it has no room, and with it stands what takes it out.
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    if (wide) await page.setViewportSize(wide);
    await uploads.getByRole('button', { name: `Remove ${PLAN}` }).click();
    await uploads.getByRole('button', { name: 'Remove broken.jpg' }).click();
    await expect(uploads).toHaveCount(0);

    await page.getByLabel('Add pictures').setInputFiles(await pictureFile('ridge.jpg', '#12433a'));
    await expect(cards).toHaveCount(2);
    await page.getByRole('textbox', { name: 'What it shows' }).first().fill('A green lake');
    await page.getByRole('button', { name: 'Move picture 2 up' }).click();
    await expect(cards.nth(1).getByRole('textbox')).toHaveValue('A green lake');

    await page.getByRole('button', { name: 'Focus of picture 2' }).click();
    const focus = page.getByRole('dialog').getByRole('button', { name: /^Focus:/ });
    await focus.focus();
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    await expect(focus).toHaveAccessibleName(/55 percent from the left, 40 percent from the top/);
    await checkAccessibility(page, page.getByRole('dialog', { name: 'Choose what stays in sight' }));
    await page.getByRole('button', { name: 'Use this focus' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Tour updated successfully!')).toBeVisible();
    const { uploads: saved, photo } = await readTour(page, tour._id);
    expect(saved.map(({ originalName, alt, focus: { x, y } }) => ({ originalName, alt, x, y }))).toEqual([
      { originalName: 'ridge.jpg', alt: '', x: 50, y: 50 },
      { originalName: 'lake.jpg', alt: 'A green lake', x: 55, y: 40 },
    ]);
    expect(photo).toBe(saved[0]?.url);
  },
);

test(
  'what a picture shows is not lost with a save that failed: the tour takes it along, or says that it cannot',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    guard.allow(FAILED_CALL);
    guard.allow(LOGGED);
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Words ${info.testId}`, status: 'draft' });
    await visit(page, `${PATH}?tour=${tour._id}`);
    await page.getByLabel('Choose pictures').setInputFiles(await pictureFile('lake.jpg', '#1e7a78'));
    const words = page.getByRole('textbox', { name: 'What it shows' });
    const save = page.getByRole('button', { name: 'Save changes' });
    await expect(words).toBeVisible();
    await failCall(page, '/media/*', 'unreachable');
    await words.fill('A green lake');
    await words.blur();
    await expect(failure(page, 'Failed to save the picture')).toContainText(NO_ANSWER);
    await save.click();
    await expect(failure(page, 'Failed to update tour.')).toContainText(NO_ANSWER);
    await visit(page, `${PATH}?tour=${tour._id}`);
    await expect(words).toHaveValue('A green lake');

    await page.unroute('**/api/v1/media/*');
    await save.click();
    await expect(page.getByText('Tour updated successfully!')).toBeVisible();
    const { uploads } = await readTour(page, tour._id);
    expect(uploads.map(({ alt }) => alt)).toEqual(['A green lake']);
  },
);

test(
  'a focus that cannot be saved stays chosen, and its window says why',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    guard.allow(FAILED_CALL);
    guard.allow(LOGGED);
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Focus ${info.testId}`, status: 'draft' });
    await visit(page, `${PATH}?tour=${tour._id}`);
    await page.getByLabel('Choose pictures').setInputFiles(await pictureFile('lake.jpg', '#1e7a78'));
    await page.getByRole('button', { name: 'Focus of picture 1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Focus:/ }).press('ArrowRight');
    await failCall(page, '/media/*', 'unreachable');
    await dialog.getByRole('button', { name: 'Use this focus' }).click();
    await expect(dialog.getByRole('alert')).toContainText(NO_ANSWER);
    await expect(dialog.getByRole('button', { name: /^Focus: 55 percent/ })).toBeVisible();
    await checkAccessibility(page, dialog);
    await page.unroute('**/api/v1/media/*');
    await dialog.getByRole('button', { name: 'Use this focus' }).click();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'a typed photo that does not load is told: in the form, on saving, and in the list',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    guard.allow(/status of 40[04]/);
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Photo ${info.testId}` });
    try {
      await visit(page, `${PATH}?tour=${tour._id}`);
      const address = page.getByRole('textbox', { name: 'Or the address of a photo' });
      const shown = page.getByRole('img', { name: 'The photo at this address' });
      const warning = page.getByRole('alert').filter({ hasText: 'This photo does not load.' });
      await expect(shown).toBeVisible();
      await address.fill('http://pictures.example/lake.jpg');
      await address.blur();
      await expect(warning).toBeVisible();
      await expect(shown).toHaveCount(0);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(address).toHaveAccessibleDescription(/^Browsers do not show http:\/\/ pictures here\./);

      await address.fill('/media/nowhere.jpg');
      await address.blur();
      await expect(warning).toBeVisible();
      await checkAccessibility(page, warning);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Tour updated successfully!')).toBeVisible();
      await visit(page, `${PATH}?${new URLSearchParams({ q: tour.title })}`);
      const row = page.getByRole('listitem').filter({ hasText: tour.title });
      await expect(row.getByText('Its picture does not load.')).toBeVisible();
    } finally {
      // Its picture is missing on every list of this server.
      await deleteTour(page, tour._id);
    }
  },
);

test('leaving asks, and what was typed is back afterwards', { tag: '@long' }, async ({ page }, info) => {
  await signInAsAdmin(page);
  const tour = await createTour(page, { title: `Draft ${info.testId}` });
  await visit(page, `${PATH}?tour=${tour._id}`);
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.fill(`Typed ${info.testId}`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue(`Typed ${info.testId}`);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'History' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(title).toHaveCount(0);

  await visit(page, `${PATH}?tour=${tour._id}`);
  await expect(page.getByText('Your unsaved changes have been restored.')).toBeVisible();
  await expect(title).toHaveValue(`Typed ${info.testId}`);
  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview' }).click();
  const tab = await preview;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Typed ${info.testId}`);
  await expect(tab.getByText(/with your changes that are not saved/)).toBeVisible();
  await tab.close();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(title).toHaveValue(tour.title);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(title).toHaveCount(0);
});
