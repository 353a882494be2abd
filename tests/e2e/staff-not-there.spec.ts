import { LOGGED } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';

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
