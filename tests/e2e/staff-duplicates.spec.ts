import { failure, storeEnquiry, toast, uniqueName, uniquePhone } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('likely duplicates stand side by side, are merged, and separated again', { tag: '@long' }, async ({
  page,
}) => {
  const phone = uniquePhone();
  const fullName = uniqueName('Ritwik');
  const elder = await storeEnquiry(page, { phone, fullName });
  const younger = await storeEnquiry(page, { phone, fullName, guestSize: 4 });
  await visit(page, `/admin/bookings/${younger._id}?status=new`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Asks for a jeep');
  const duplicates = page.getByRole('region', { name: 'Maybe asked twice' });
  await duplicates.getByText('Maybe the same as').click();
  await expect(duplicates.getByRole('row', { name: /^Party/ })).toContainText('4 people');
  await expect(duplicates.getByRole('row', { name: /^Party/ })).toContainText('2 people');
  await checkAccessibility(page, duplicates);
  await duplicates.getByRole('button', { name: `Merge into ${elder.reference}` }).click();
  // The list that it was opened from is still beside it.
  await page.waitForURL(`**/admin/bookings/${elder._id}?status=new`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText(`${younger.reference} was merged into this one`);
  await expect(duplicates).toBeHidden();
  // What was half written there is not lost with its form.
  const unsent = page.getByRole('region', { name: 'Typed and not sent' });
  await expect(unsent).toContainText('Asks for a jeep');
  await checkAccessibility(page, unsent);

  // Twice, as people in a hurry do: it is undone once, and what offered the same is gone.
  await history.getByRole('button', { name: 'Undo the merge' }).dblclick();
  await expect(toast(page, 'Undone.')).toBeVisible();
  await expect(toast(page, `Merged into ${elder.reference}.`)).toHaveCount(0);
  await expect(failure(page, 'Failed')).toHaveCount(0);
  await expect(history).toContainText(`Separated from ${younger.reference} again`);
  await expect(duplicates).toBeVisible();
  await expect(unsent).toBeHidden();
  await duplicates.getByText('Maybe the same as').click();
  await duplicates.getByRole('button', { name: `Merge into ${elder.reference}` }).click();
  await expect(history.getByText(`${younger.reference} was merged into this one`)).toHaveCount(2);
  // The line of the younger one's own history says whose it is.
  await expect(history.getByText(`· ${younger.reference}`)).toHaveCount(1);
  // Of the two merges, the one that stands can be taken back.
  await expect(history.getByRole('button', { name: 'Undo the merge' })).toHaveCount(1);
  await visit(page, `/admin/bookings/${younger._id}`);
  await expect(unsent).toContainText('Asks for a jeep');
  await unsent.getByRole('button', { name: 'Discard' }).click();
  await expect(unsent).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(unsent).toContainText('Asks for a jeep');
  // It is not this tab's own again: where another is done with it, it is gone here, too.
  const another = await page.context().newPage();
  await visit(another, `/admin/bookings/${younger._id}`);
  await another.getByRole('button', { name: 'Discard' }).click();
  await expect(another.getByRole('region', { name: 'Typed and not sent' })).toBeHidden();
  await another.close();
  await page.reload();
  await expect(
    page.getByRole('main').getByRole('link', { name: elder.reference, exact: true }),
  ).toBeVisible();
  await expect(unsent).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: elder.reference, exact: true }).click();
  await history.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(history.getByText(`Separated from ${younger.reference} again`)).toHaveCount(2);
});
