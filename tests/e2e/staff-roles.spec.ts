import { callAsStaff, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { ADMIN, checkAccessibility, expect, signIn, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { makeStaff } from '../support/e2e/staff-account.ts';

type Person = { _id: string; username: string };

test('an agent on a phone sees what is theirs and nobody’s, in a menu of what they may use', {
  tag: ['@long', '@phone-only'],
}, async ({ page, server, traveller, guard }) => {
  // What was given away, and an address by heart.
  guard.allow(/status of 40[34]/);
  const agent = await makeStaff(page, server, traveller, 'agent');
  const staff = await callAsStaff<Person[]>(page, 'get', '/manage/bookings/staff');
  const owner = staff.find(({ username }) => username === 'Admin');
  const word = uniqueName('Pasang');
  const named = (first: string, ownerId: string | undefined) =>
    storeEnquiry(page, { fullName: `${first} ${word}`, ownerId });
  await named('Nobodys', 'nobody');
  await named('Own', agent);
  const others = await named('Colleagues', owner?._id);
  await page.context().clearCookies();
  await signIn(page, traveller);

  await visit(page, `/admin/bookings?q=${encodeURIComponent(word)}`);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: word });
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText('Colleagues');
  const menu = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(menu.filter({ hasText: 'Roads' })).toBeVisible();
  for (const name of ['Mail', 'Users', 'Newsletter', 'Settings', 'History'])
    await expect(menu.getByText(name, { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);

  await test.step('what is given to a colleague is gone, and the page goes on', async () => {
    await rows.getByRole('link', { name: /^Own/ }).click();
    await page.getByRole('button', { name: /^Owner/ }).click();
    await page.getByRole('menuitemradio', { name: 'Admin' }).click();
    await expect(toast(page, 'Given to Admin.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nobodys');
  });

  await test.step('addresses by heart say who may', async () => {
    await visit(page, `/admin/bookings/${others._id}`);
    await expect(page.getByRole('heading', { name: 'No such enquiry' })).toBeVisible();
    await visit(page, '/admin/settings');
    await expect(page.getByRole('main')).toContainText(
      'Your role, Agent, cannot change the settings. Owners and managers can.',
    );
    await page.getByRole('link', { name: 'Who may do what' }).click();
    await expect(page.getByRole('row', { name: /^see enquiries/ })).toContainText('theirs');
    await checkAccessibility(page);
  });
});

test('an owner sets what agents see, and gives a role', { tag: '@long' }, async ({
  page,
  server,
  traveller,
}) => {
  await makeStaff(page, server, traveller, 'agent');
  await visit(page, '/admin/users/roles');
  const cell = page
    .getByRole('row', { name: /^work on enquiries/ })
    .getByRole('cell')
    .nth(2);
  await expect(cell).toHaveText('theirs');
  await page.getByRole('radio', { name: 'Everything' }).check();
  await expect(cell).toHaveText('all');
  await page.getByRole('radio', { name: 'What is theirs' }).check();
  await expect(cell).toHaveText('theirs');

  await visit(page, `/admin/users?q=${encodeURIComponent(traveller.email)}`);
  const row = page.getByRole('listitem').filter({ hasText: traveller.email });
  await expect(row).toContainText('Agent');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Change role' }).click();
  const dialog = page.getByRole('dialog', { name: `Which role has ${traveller.username}?` });
  await dialog.getByLabel('Role', { exact: true }).selectOption('Reader');
  // A reader works on nothing.
  await dialog.getByLabel('Who takes over').selectOption('Nobody: it waits until somebody takes it up');
  await dialog.getByLabel('Your password').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('The role is Reader now.')).toBeVisible();
});
