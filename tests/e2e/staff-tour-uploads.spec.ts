import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LOGGED } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, holdNext } from '../support/e2e/failing-answers.ts';
import { createTour, pictureFile, readTour } from '../support/e2e/managed-tours.ts';

const PATH = '/admin/manage-tours';

test(
  'saving waits for pictures, which stand as they were chosen, and one that did not come up is named',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    // Making a large picture smaller takes what the machine has.
    test.slow();
    guard.allow(FAILED_CALL);
    guard.allow(LOGGED);
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Waits ${info.testId}`, status: 'draft' });
    await visit(page, `${PATH}?tour=${tour._id}`);
    const cards = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
    const uploads = page.getByRole('list', { name: 'Uploads' });
    const release = await holdNext(page, '/media');
    await page.getByLabel('Choose pictures').setInputFiles(await pictureFile('cover.jpg', '#1e7a78'));
    await expect(uploads.getByText('cover.jpg')).toBeVisible();
    // From a good phone: over 10 MB, and made smaller before it goes up.
    await page.getByLabel('Add pictures').setInputFiles(await largePicture(info.outputPath('ridge.jpg')));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/^Saving when \d pictures? (is|are) up$/)).toBeVisible();
    await expect(page.getByText(/this is left out: cover\.jpg/)).toBeVisible();
    await expect(cards).toHaveCount(1, { timeout: 60_000 });
    await checkAccessibility(page, page.getByRole('region', { name: 'Pictures', exact: true }));
    release('abort');
    const told = page
      .getByRole('alert')
      .filter({ hasText: 'One picture did not come up. The tour is not saved yet.' });
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByText('Tour updated successfully!')).toBeVisible({ timeout: 60_000 });
    const saved = (await readTour(page, tour._id)).uploads;
    expect(saved.map(({ originalName }) => originalName)).toEqual(['cover.jpg', 'ridge.jpg']);
  },
);

/** From a file: so many bytes would take ten seconds on their way to the browser by the line that drives it. */
async function largePicture(path: string): Promise<string> {
  const picture = await sharp({ create: { width: 3_400, height: 2_600, channels: 3, background: '#1e7a78' } })
    .jpeg()
    .toBuffer();
  // What follows the end of a JPEG is no part of the picture: large to send, and cheap to draw.
  await writeFile(path, Buffer.concat([picture, Buffer.alloc(11 * 1024 * 1024)]));
  return path;
}
