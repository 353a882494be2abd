import { readFile } from 'node:fs/promises';
import { LOGGED } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { createTour, pictureFile, readTour } from '../support/e2e/managed-tours.ts';
import { HEIC_PHOTO } from '../support/test-picture.ts';

const UPLOADED = { timeout: 60_000 };

test(
  'a phone’s HEIC photo goes into the library, from there into a tour, and is replaced everywhere and back',
  { tag: ['@long', '@phone-only'] },
  async ({ page, guard }, info) => {
    test.slow();
    guard.allow(LOGGED);
    await signInAsAdmin(page);
    const name = `IMG ${info.testId}`;
    const tour = await createTour(page, { title: `Lake ${info.testId}` });

    await visit(page, '/admin/media');
    const photo = { name: `${name}.HEIC`, mimeType: 'image/heic', buffer: await readFile(HEIC_PHOTO) };
    const other = await pictureFile(`${name} other.jpg`, '#1e7a78');
    await page.getByLabel('Upload pictures').setInputFiles([photo, other]);
    const tile = page.getByRole('link', { name: photo.name });
    await expect(tile).toBeVisible(UPLOADED);
    await expect(page.getByRole('link', { name: other.name })).toBeVisible(UPLOADED);
    await checkAccessibility(page);
    await tile.click();
    await page.getByLabel('What it shows').fill(`Snow above the lake, ${info.testId}`);
    await page.getByLabel('Credit').fill('Photo: Anil Rai');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The picture is saved.')).toBeVisible();
    await checkAccessibility(page);

    await visit(page, `/admin/manage-tours?tour=${tour._id}`);
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    const chooser = page.getByRole('dialog');
    await chooser.getByLabel('Search the library').fill(`snow ${info.testId}`);
    const found = chooser.getByRole('list', { name: 'Pictures of the library' }).getByRole('button');
    await expect(found).toHaveCount(1);
    await checkAccessibility(page, chooser);
    await found.click();
    await chooser.getByRole('button', { name: 'Take 1 picture' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Tour updated successfully!')).toBeVisible();
    const [chosen] = (await readTour(page, tour._id)).uploads;

    await visit(page, `/tours/${tour.slug}`);
    await page
      .getByRole('link', { name: /^Open: / })
      .first()
      .click();
    await expect(page.getByText('Photo: Anil Rai')).toBeVisible();

    await visit(page, `/admin/media/${chosen?._id}`);
    await expect(page.getByRole('link', { name: tour.title })).toBeVisible();
    await page.getByRole('button', { name: 'Replace everywhere…' }).click();
    await chooser.getByLabel('Search the library').fill(`other ${info.testId}`);
    await chooser.getByRole('button', { name: other.name }).click();
    await expect(chooser.getByText('takes over those of this one')).toBeVisible();
    await chooser.getByRole('button', { name: 'Replace in 1 place' }).click();
    await expect(page.getByText('The picture was replaced in 1 place.')).toBeVisible();
    const shown = async () =>
      (await readTour(page, tour._id)).uploads.map(({ originalName }) => originalName);
    expect(await shown()).toEqual([other.name]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: tour.title })).toBeVisible();
    expect(await shown()).toEqual([photo.name]);
  },
);
