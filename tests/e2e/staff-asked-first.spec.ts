import { callAsStaff, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { createTour } from '../support/e2e/managed-tours.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

test('staff who confirm more than a departure holds are asked, on the page, the board and of many at once', {
  tag: '@long',
}, async ({ page, guard }) => {
  // What the server asks is no fault of the page.
  guard.allow(/status of 409/);
  await signInAsAdmin(page);
  const title = uniqueName('Dzongu');
  await createTour(page, { title, departures: [{ day: TRAVEL_DAY, seats: 5 }] });
  const store = () =>
    storeEnquiry(page, { fullName: uniqueName('Karma'), tourName: title, bookAt: TRAVEL_DAY, guestSize: 3 });
  const [first, second, third] = [await store(), await store(), await store()];
  await callAsStaff(page, 'put', `/manage/bookings/${first._id}/status`, { from: 'new', to: 'confirmed' });

  await visit(page, `/admin/bookings/${second._id}`);
  await expect(page.getByText('2 of 5 seats left')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Is this meant?' });
  await expect(question).toContainText(`has 2 of 5 seats left. 3 people are to be confirmed`);
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('New');

  await visit(page, `/admin/bookings?q=${encodeURIComponent(title)}`);
  for (const _both of [second, third])
    await page
      .getByRole('checkbox', { name: /^Choose the enquiry/, checked: false })
      .first()
      .check();
  await page.getByRole('button', { name: 'Set the status of the chosen' }).click();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await expect(question).toContainText('6 people are to be confirmed');
  await question.getByRole('button', { name: 'Do it all the same' }).click();
  await expect(toast(page, '2 enquiries set to Confirmed.')).toBeVisible();
  await visit(page, `/admin/bookings/${second._id}`);
  await expect(page.getByText('no seat left: 9 of 5 are taken')).toBeVisible();
});

test('an enquiry that comes back from the bin has its seats again, and staff read that they are too many', {
  tag: '@long',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const tourName = uniqueName('Dzongu');
  await createTour(page, { title: tourName, departures: [{ day: TRAVEL_DAY, seats: 3 }] });
  const confirm = async (fullName: string) => {
    const { _id } = await storeEnquiry(page, { fullName, tourName, bookAt: TRAVEL_DAY, guestSize: 3 });
    await callAsStaff(page, 'put', `/manage/bookings/${_id}/status`, { from: 'new', to: 'confirmed' });
    return _id;
  };
  const binned = await confirm(uniqueName('Karma'));
  await callAsStaff(page, 'delete', `/booking/${binned}`);
  await confirm(uniqueName('Pema'));
  await visit(page, `/admin/bookings/${binned}`);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  const over = new RegExp(`^${tourName} on .+ has no seat left: 6 of 3 are taken\\.$`);
  await expect(page.getByText(over).last()).toBeVisible();
});

test('undoing what a mail has told says so, and begins a correction', { tag: '@long' }, async ({
  page,
  traveller,
}) => {
  await signInAsAdmin(page);
  const fullName = uniqueName('Lhamu');
  const { _id } = await storeEnquiry(page, { fullName, userEmail: traveller.email });
  await visit(page, `/admin/bookings/${_id}`);
  await page.route('**/api/v1/manage/bookings/changes/*/undo', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    // As ten seconds later: the mail is out by then.
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, told: [{ _id, fullName, status: 'cancelled' }] } },
    });
  });
  await page.getByRole('button', { name: 'Mark cancelled' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change and send' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const gone = `The mail has gone: it told ${fullName} that the enquiry is cancelled.`;
  await expect(toast(page, gone)).toBeVisible();
  await page.getByRole('button', { name: 'Write a correction' }).click();
  await expect(page.getByRole('form', { name: 'Reply by mail' }).getByLabel('Message')).toHaveValue(
    /Our last mail said that the enquiry is cancelled\. That was our mistake/,
  );
});
