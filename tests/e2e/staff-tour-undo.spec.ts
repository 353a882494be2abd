import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { createTour, pictureFile } from '../support/e2e/managed-tours.ts';

const PATH = '/admin/manage-tours';
const DAYS = ['Arrival', 'The lake', 'Home'].map((title, place) => ({
  day: place + 1,
  title,
  description: `${title}.`,
}));

test(
  'what can be taken back in a form is not offered once the form is saved, discarded or left',
  { tag: '@long' },
  async ({ page }, info) => {
    await signInAsAdmin(page);
    const tour = await createTour(page, { title: `Taken back ${info.testId}`, itinerary: DAYS });
    const undo = page.getByRole('button', { name: 'Undo' });
    const open = () => visit(page, `${PATH}?tour=${tour._id}`);
    const saved = page.getByText('Tour updated successfully!');
    await open();
    await page
      .getByLabel('Choose pictures')
      .setInputFiles([await pictureFile('lake.jpg', '#1e7a78'), await pictureFile('ridge.jpg', '#12433a')]);
    const cards = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
    await expect(cards).toHaveCount(2);
    for (const place of [0, 1])
      await cards
        .nth(place)
        .getByRole('textbox')
        .fill(`Picture ${place + 1}`);
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await page.getByRole('button', { name: 'Remove day 2' }).click();
    await expect(undo).toHaveCount(2);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(saved).toBeVisible();
    await expect(undo).toHaveCount(0);

    await open();
    await page.getByRole('button', { name: 'Remove day 1' }).click();
    await expect(undo).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(undo).toHaveCount(0);

    await open();
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(undo).toBeVisible();
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(cards).toHaveCount(1);
    await expect(
      page.getByRole('list', { name: 'Days' }).getByRole('textbox', { name: 'Title' }),
    ).toHaveCount(2);
    await expect(undo).toHaveCount(0);
  },
);
