import { failure, LOGGED } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { createTour, deleteTour } from '../support/e2e/managed-tours.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('an enquiry that is not there says so', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  guard.allow(LOGGED);
  await visit(page, '/admin/bookings/nowhere');
  await expect(page.getByRole('heading', { name: 'No such enquiry' })).toBeVisible();
});

for (const [what, address] of [
  ['user', '/admin/users/nobody'],
  ['message', '/admin/messages/nowhere'],
  ['tour', '/admin/manage-tours?tour=nowhere'],
])
  test(`a ${what} that a colleague has deleted says so, too`, { tag: '@long' }, async ({ page, guard }) => {
    guard.allow(/status of 404/);
    await visit(page, `${address}`);
    await expect(page.getByRole('heading', { name: `No such ${what}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await checkAccessibility(page, page.getByRole('main'));
  });

test('what was typed into a tour that a colleague has deleted is saved as a new one', async ({
  page,
  guard,
}, info) => {
  guard.allow(/status of 404/);
  guard.allow(LOGGED);
  const tour = await createTour(page, { title: `Deleted ${info.testId}` });
  await visit(page, `/admin/manage-tours?tour=${tour._id}`);
  await page.getByRole('textbox', { name: 'City' }).fill('Lachung');
  await deleteTour(page, tour._id);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(failure(page, 'Failed to update tour.')).toBeVisible();
  await page.getByRole('button', { name: 'Save as a new tour' }).click();
  await expect(page.getByText('Tour created successfully!')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  const edit = page.getByRole('link', { name: `Edit ${tour.title}` });
  // The list shows the deleted one until it has loaded again.
  await expect(edit).not.toHaveAttribute('href', new RegExp(tour._id));
  await edit.click();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Lachung');
});
