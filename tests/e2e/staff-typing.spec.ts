import { callApi } from '../support/e2e/call-api.ts';
import { failure, LOGGED, storeEnquiry, toast } from '../support/e2e/desk.ts';
import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, holdCall, loseAnswer } from '../support/e2e/failing-answers.ts';
import { createTour, fillTour, readTour } from '../support/e2e/managed-tours.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

const PHOTO = '/media/scenes/tiger-hill/card-1800.webp';
const RESTORED = 'What you typed here before has been restored.';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('what is typed while a note is being sent stays, and is kept', { tag: '@long' }, async ({ page }) => {
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  const note = page.getByLabel('Internal note');
  const release = await holdCall(page, `/manage/bookings/${_id}/notes`);
  await note.fill('Vegetarian');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await note.pressSequentially(', window seat');
  release();
  await expect(toast(page, 'The note is in the history.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Vegetarian');
  await expect(note).toHaveValue('Vegetarian, window seat');
  await page.reload();
  await expect(note).toHaveValue('Vegetarian, window seat');

  // What is sent as it stands goes.
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Vegetarian, window seat');
  await expect(note).toHaveValue('');
});

test('what is typed while a message is being answered stays', { tag: '@long' }, async ({
  page,
  server,
  traveller,
}) => {
  const body = contactBodyOf({ email: traveller.email, name: 'Karma' });
  await callApi(server, 'POST', '/contacts/send-mail', { body });
  await visit(page, `/admin/messages?q=${encodeURIComponent(traveller.email)}`);
  await page.getByRole('main').getByRole('link', { name: 'Karma' }).click();
  const reply = page.getByRole('form', { name: 'Write back' }).getByLabel('Your reply');
  const release = await holdCall(page, '/contacts/*/replies');
  await reply.fill('Gladly.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await reply.fill('Gladly. In April.');
  release();
  await expect(page.getByRole('region', { name: 'Your reply' })).toContainText('Gladly.');
  await expect(reply).toHaveValue('Gladly. In April.');
});

test('what is typed while the next action is being saved stays', { tag: '@long' }, async ({ page }) => {
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  const day = page.getByLabel('Next action on');
  const release = await holdCall(page, `/manage/bookings/${_id}/next-action`);
  await day.fill('2099-01-01');
  await page.getByRole('button', { name: 'Save the next action' }).click();
  await day.fill('2099-02-02');
  release();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Next action on 1 Jan 2099');
  await expect(day).toHaveValue('2099-02-02');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(toast(page, 'Done. What comes next?')).toBeVisible();
  // It is what comes next.
  await expect(day).toHaveValue('2 Feb 2099');
});

test(
  'a note, and a tour, whose answer was lost are there once when they are sent again',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    guard.allow(FAILED_CALL);
    guard.allow(LOGGED);
    const { _id } = await storeEnquiry(page);
    await visit(page, `/admin/bookings/${_id}`);
    await page.getByRole('tab', { name: 'Note' }).click();
    await page.getByLabel('Internal note').fill('Vegetarian');
    await loseAnswer(page, `/manage/bookings/${_id}/notes`);
    const add = page.getByRole('button', { name: 'Add the note' });
    await add.click();
    await expect(failure(page, 'Failed to add the note')).toBeVisible();
    await add.click();
    await expect(toast(page, 'The note is in the history.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Thread' }).getByText('Vegetarian')).toHaveCount(1);

    await visit(page, '/admin/manage-tours?tour=new');
    const title = `Once ${info.testId}`;
    await fillTour(page, { Title: title, 'Or the address of a photo': PHOTO });
    await loseAnswer(page, '/tours');
    const create = page.getByRole('button', { name: 'Create tour' });
    await create.click();
    await expect(failure(page, 'Failed to create tour.')).toBeVisible();
    await create.click();
    await expect(toast(page, 'Tour created successfully!')).toBeVisible();
    await visit(page, `/admin/manage-tours?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('main').getByRole('link', { name: `Edit ${title}` })).toHaveCount(1);
  },
);

test(
  'a tour whose changes were saved, though the answer was lost, meets no colleague when they are sent again',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    guard.allow(FAILED_CALL);
    guard.allow(/status of 409/);
    guard.allow(LOGGED);
    const { _id } = await createTour(page, { title: `Lost ${info.testId}`, status: 'draft' });
    await visit(page, `/admin/manage-tours?tour=${_id}`);
    const description = page.getByRole('textbox', { name: 'Description', exact: true });
    await description.fill('Words that arrived.');
    await loseAnswer(page, `/tours/${_id}`);
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(failure(page, 'Failed to update tour.')).toBeVisible();
    await save.click();
    await expect(toast(page, 'Tour updated successfully!')).toBeVisible();
    await expect(description).toHaveCount(0);
    expect(await readTour(page, _id)).toMatchObject({ desc: 'Words that arrived.', version: 2 });
  },
);

test('what is typed before the script of a page is there is written where its first key leads', async ({
  page,
  traveller,
}) => {
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`/admin/bookings/${_id}`);
  // `e`, `n` and `d` would be keys of the page.
  await page.keyboard.type('rThe end of the road is open.');
  arrived.resolve();
  const message = page.getByRole('form', { name: 'Reply by mail' }).getByLabel('Message');
  await expect(message).toHaveValue(/^Dear[\s\S]*The end of the road is open\./);
  await expect(message).toBeFocused();
  await page.keyboard.type(' Come.');
  await expect(message).toHaveValue(/The end of the road is open\. Come\./);
});

test('a half-written note comes back in sight', { tag: '@long' }, async ({ page }) => {
  const { _id } = await storeEnquiry(page);
  await visit(page, `/admin/bookings/${_id}`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Internal note').fill('Wants a window seat');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Note' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Internal note')).toHaveValue('Wants a window seat');
  await expect(page.getByText(RESTORED)).toBeVisible();

  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(page.getByLabel('Internal note')).toHaveValue('');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('window seat');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(page.getByLabel('Internal note')).toHaveValue('Wants a window seat');
});

test(
  'what is typed while a tour is being saved stays, and is saved on top',
  { tag: '@long' },
  async ({ page }, info) => {
    const tour = await createTour(page, { title: `Typed on ${info.testId}`, status: 'draft' });
    await visit(page, `/admin/manage-tours?tour=${tour._id}`);
    const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
    const description = page.getByRole('textbox', { name: 'Description', exact: true });
    const release = await holdCall(page, `/tours/${tour._id}`);
    await title.fill(`Renamed ${info.testId}`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await description.fill('Words of the second thought.');
    release();
    await expect(toast(page, 'Tour updated successfully!')).toBeVisible();
    await expect(description).toHaveValue('Words of the second thought.');
    expect(await readTour(page, tour._id)).toMatchObject({
      title: `Renamed ${info.testId}`,
      desc: tour.desc,
    });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(description).toHaveCount(0);
    expect(await readTour(page, tour._id)).toMatchObject({
      title: `Renamed ${info.testId}`,
      desc: 'Words of the second thought.',
    });
  },
);

test(
  'a saved tour closes at once, however slow the list behind it: nothing is typed into what is closing',
  { tag: '@long' },
  async ({ page }, info) => {
    const { _id } = await createTour(page, { title: `Slow list ${info.testId}`, status: 'draft' });
    await visit(page, `/admin/manage-tours?tour=${_id}`);
    const description = page.getByRole('textbox', { name: 'Description', exact: true });
    const release = await holdCall(page, '/manage/tours?*');
    const title = `Renamed ${info.testId}`;
    await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill(title);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Tour updated successfully!')).toBeVisible();
    await expect(description).toHaveCount(0);
    release();
    await expect(page.getByRole('main').getByRole('link', { name: `Edit ${title}` })).toBeVisible();
  },
);

test(
  'what is typed while a tour is being created stays with the new tour',
  { tag: '@long' },
  async ({ page }, info) => {
    await visit(page, '/admin/manage-tours?tour=new');
    const title = `New ${info.testId}`;
    await fillTour(page, {
      Title: title,
      'Or the address of a photo': PHOTO,
    });
    const description = page.getByRole('textbox', { name: 'Description', exact: true });
    const before = await description.inputValue();
    const release = await holdCall(page, '/tours');
    await page.getByRole('button', { name: 'Create tour' }).click();
    await description.fill('Words of the second thought.');
    release();
    await expect(toast(page, 'Tour created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/tour=(?!new)/);
    await expect(description).toHaveValue('Words of the second thought.');
    const id = new URL(page.url()).searchParams.get('tour') ?? '';
    expect(await readTour(page, id)).toMatchObject({ title, desc: before });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(description).toHaveCount(0);
    expect(await readTour(page, id)).toMatchObject({
      title,
      desc: 'Words of the second thought.',
      version: 2,
    });
    await page.getByRole('link', { name: 'New tour' }).click();
    const newTitle = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(newTitle).toHaveValue('');

    await test.step('also where its page is being left, and the next one is not there yet', async () => {
      const another = `Another ${info.testId}`;
      await newTitle.fill(another);
      const showList = await holdCall(page, '/review*');
      const goOn = await holdCall(page, '/tours');
      await page.getByRole('button', { name: 'Create tour' }).click();
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Reviews' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      goOn();
      await expect(toast(page, 'Tour created successfully!')).toBeVisible();
      await description.fill('Words of the third thought.');
      showList();
      await expect(page).toHaveURL(/reviews/);
      await visit(page, '/admin/manage-tours?tour=new');
      await expect(newTitle).toHaveValue('');
      await visit(page, '/admin/manage-tours?status=draft');
      await page
        .getByRole('main')
        .getByRole('link', { name: `Edit ${another}` })
        .click();
      await expect(description).toHaveValue('Words of the third thought.');
    });
  },
);
