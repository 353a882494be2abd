import { callAsStaff, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { createTour, pictureFile, readTour } from '../support/e2e/managed-tours.ts';

/** What is typed wrongly on purpose. */
const REFUSED = /status of 400/;

test('staff enter a person with picture and tours; the about page and the tour show them until they are hidden §T1.12', {
  tag: ['@long', '@phone-long'],
}, async ({ page, guard }) => {
  guard.allow(REFUSED);
  const name = uniqueName('Pasang');
  await signInAsAdmin(page);
  const tour = await createTour(page, { title: uniqueName('Singalila') });
  await visit(page, '/admin/team');
  await page.getByRole('link', { name: 'Add a person' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Languages' }).fill('Nepali, Hindi, Nepali');
  await page.getByRole('textbox', { name: 'About them' }).fill('Walks last.');
  await page.getByLabel('Choose a picture').setInputFiles(await pictureFile('pasang.jpg', '#1e7a78'));
  await expect(page.getByRole('button', { name: 'Choose what stays in sight' })).toBeVisible();
  // One of many tours is found by words of its title; a tick stays that is out of sight.
  const find = page.getByRole('searchbox', { name: 'Find a tour' });
  await find.fill(tour.title.toUpperCase());
  await expect(page.getByRole('checkbox', { name: 'Tiger Hill' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: tour.title }).check();
  await find.fill('no such tour');
  await find.press('Enter');
  await expect(page.getByText('No tour has all of these words.')).toBeVisible();
  await find.clear();
  await expect(page.getByRole('checkbox', { name: tour.title })).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter what they do.')).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));

  // All of it is back after a reload, the picture too.
  await page.reload();
  await expect(page.getByText('What you typed here before has been restored.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it out' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: tour.title })).toBeChecked();
  await page.getByRole('textbox', { name: 'What they do' }).fill('Trek leader');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This language is there twice.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Languages' }).fill('Nepali, Hindi');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The person is saved.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Trek leader');
  await expect(row).toContainText('1 tour · Nepali, Hindi');

  await visit(page, '/about');
  const person = page.getByRole('listitem').filter({ hasText: name });
  await expect(person).toContainText('Trek leader');
  await expect(person).toContainText('Walks last.');
  await expect(person.locator('img')).toHaveCount(1);
  await expect(page.getByText('Who answers the phone')).toHaveCount(0);
  await person.getByRole('link', { name: tour.title }).click();
  const leads = page.getByRole('region', { name: 'Who leads it' });
  await expect(leads).toContainText(`${name}Trek leaderNepali, Hindi`);

  await visit(page, '/admin/team');
  await row.getByRole('link', { name }).click();
  await page.getByRole('checkbox', { name: /^Shown/ }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row).toContainText('Hidden');
  await visit(page, '/about');
  await expect(page.getByRole('heading', { name: 'How a tour comes about' })).toBeVisible();
  await expect(person).toHaveCount(0);
  await visit(page, `/tours/${tour.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: tour.title })).toBeVisible();
  await expect(leads).toHaveCount(0);
});

test('the form of a tour chooses who leads it; a deleted person is off it until they are brought back', {
  tag: '@long',
}, async ({ page }) => {
  const name = uniqueName('Kinley');
  await signInAsAdmin(page);
  const body = { name, role: 'Driver' };
  await callAsStaff(page, 'post', '/manage/team', body);
  const tour = await createTour(page, { title: uniqueName('Haa') });
  await visit(page, `/admin/manage-tours?tour=${tour._id}`);
  await page.getByRole('checkbox', { name: `${name}, Driver` }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Tour updated successfully!')).toBeVisible();
  const namesOf = async () => (await readTour(page, tour._id)).team.map((member) => member.name);
  expect(await namesOf()).toEqual([name]);

  await visit(page, '/admin/team');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('The person is deleted.')).toBeVisible();
  expect(await namesOf()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(await namesOf()).toEqual([name]);
});

test('what a colleague changed of a person meanwhile stays: their words, and a tour that is newer than the form', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/status of 409/);
  const name = uniqueName('Tshering');
  await signInAsAdmin(page);
  const { _id, version } = await callAsStaff<{ _id: string; version: number }>(page, 'post', '/manage/team', {
    name,
    role: 'Driver',
  });
  await visit(page, `/admin/team/${_id}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  const words = 'Knows the path by its stones.';
  await callAsStaff(page, 'put', `/manage/team/${_id}`, { name, role: 'Driver', words, version });
  const tour = await createTour(page, { title: uniqueName('Goecha La'), teamIds: [_id] });
  await page.getByRole('textbox', { name: 'What they do' }).fill('Trek leader');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('you changed different parts, and both go together');
  await dialog.getByRole('button', { name: 'Save together' }).click();
  await expect(page.getByText('The person is saved.')).toBeVisible();
  const [stored] = (await readTour(page, tour._id)).team;
  expect(stored).toMatchObject({ name, role: 'Trek leader' });
  await visit(page, '/about');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(words);
});
