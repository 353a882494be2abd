import type { DeskDetail } from '../../contracts/enquiries/desk-history.contract.ts';
import type { Matching } from '../../contracts/enquiries/desk-work.contract.ts';
import { startOfReply } from '../../contracts/enquiries/reply-start.ts';
import { todayInIndia } from '../../contracts/india-time.ts';
import { callAsStaff, LOGGED, storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, holdCall } from '../support/e2e/failing-answers.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('a list is worked through by keys alone, beside the enquiry that is open', {
  tag: ['@long', '@widths'],
}, async ({ page }) => {
  const family = uniqueName('Bhutia');
  for (const first of ['Asha', 'Binod', 'Chewang'])
    await storeEnquiry(page, {
      fullName: `${first} ${family}`,
      ...(first === 'Chewang' && { nextActionOn: todayInIndia(), nextActionWords: 'Send the quote' }),
    });
  const address = `/admin/bookings?q=${encodeURIComponent(family)}&status=new`;
  await visit(page, address);
  const rows = page.getByRole('listitem').filter({ hasText: family });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/Today · Send the quote · \w/);
  await expect(page.getByText('Searched in New only')).toContainText('search everywhere (3)');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Chosen enquiries' })).toContainText('1 chosen');
  await page.keyboard.press('o');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Binod ${family}`);
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('2 of 3')).toBeVisible();
  await checkAccessibility(page, page.getByRole('region', { name: 'Chosen enquiries' }));

  await page.keyboard.press('j');
  await expect(heading).toHaveText(`Asha ${family}`);
  await page.keyboard.press('n');
  const note = page.getByLabel('Internal note');
  await expect(note).toBeFocused();
  // What is typed into a field is text.
  await page.keyboard.type('jk?');
  await expect(note).toHaveValue('jk?');
  await expect(heading).toHaveText(`Asha ${family}`);
  await heading.click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toContainText('Next enquiry');
  await checkAccessibility(page, page.getByRole('dialog', { name: 'Keys of this page' }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(heading).toHaveText(`Binod ${family}`);
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  // It has left the list, and its neighbours are where they were.
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Contacted');
  await page.keyboard.press('j');
  await expect(heading).toHaveText(`Asha ${family}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/bookings\?q=.*&status=new$/);
  await expect(rows.filter({ hasText: 'Asha' }).getByRole('link')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await rows.first().getByRole('link').click();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expect(page.getByRole('region', { name: `Chewang ${family}` })).toBeFocused();
  await page.getByRole('button', { name: 'Next enquiry' }).click();
  await expect(heading).toHaveText(`Asha ${family}`);
  await page.goBack();
  await page.goBack();
  await expect(rows).toHaveCount(2);
});

test('all that match are declined, also those that are not shown and no others, and one undo takes it back; back finds the place', {
  tag: ['@long', '@widths'],
}, async ({ page, guard }) => {
  const family = uniqueName('Thapa');
  for (let number = 0; number < 52; number += 1)
    await storeEnquiry(page, { fullName: `${family} ${'abcdefghij'[number % 10]}` });
  const other = await storeEnquiry(page);
  const query = `q=${encodeURIComponent(family)}`;
  const countCancelled = async () => {
    const path = `/manage/bookings/matching?${query}&status=cancelled&upTo=100`;
    return (await callAsStaff<Matching>(page, 'get', path)).count;
  };
  await visit(page, `/admin/bookings?${query}`);
  const rows = page.getByRole('listitem').filter({ hasText: family });
  await expect(rows.nth(9)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 740 });
  await expect(rows.nth(6)).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('checkbox', { name: /^Choose the enquiry/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'All shown' }).click();
  await page.getByRole('button', { name: 'Choose all 52 that match' }).press('Enter');
  // The button is gone: the keyboard is still where it was.
  await expect(page.locator(':focus')).toContainText('All 52 that match are chosen');
  const bar = page.getByRole('region', { name: 'Chosen enquiries' });
  await expect(bar).toContainText('52 chosen');
  await bar.getByRole('button', { name: 'Set the status of the chosen' }).click();
  await page.getByRole('menuitem', { name: 'Cancelled' }).click();
  await expect(toast(page, '52 enquiries set to Cancelled.')).toBeVisible();
  expect(await countCancelled()).toBe(52);
  const untouched = await callAsStaff<DeskDetail>(page, 'get', `/manage/bookings/${other._id}`);
  expect(untouched.booking.status).toBe('new');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone for 52 enquiries.')).toBeVisible();
  expect(await countCancelled()).toBe(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(52);

  // Also from pages that did not come.
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const opened = rows.nth(50).getByRole('link');
  await opened.click();
  const place = page.getByText('51 of 52');
  await expect(place).toBeVisible();
  await failCall(page, '/manage/bookings/0*', 'unreachable');
  await page.getByRole('button', { name: 'Next enquiry' }).click();
  await expect(page.getByText('Failed to load bookings')).toBeVisible();
  await page.goBack();
  await expect(place).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(52);
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();
});

test('what is typed while an enquiry is on its way is the reply to that one: no letter is a command, and none is lost', {
  tag: '@long',
}, async ({ page }) => {
  const family = uniqueName('Rai');
  const ids: Record<string, string> = {};
  for (const first of ['Asha', 'Binod', 'Chewang']) {
    const fullName = `${first} ${family}`;
    const userEmail = `${fullName.replaceAll(' ', '.')}@example.com`;
    ids[first] = (await storeEnquiry(page, { fullName, userEmail }))._id;
  }
  await visit(page, `/admin/bookings?q=${encodeURIComponent(family)}`);
  const rows = page.getByRole('listitem').filter({ hasText: family });
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('link')).toBeFocused();
  const heading = page.getByRole('heading', { level: 1 });
  const message = page.getByRole('form', { name: 'Reply by mail' }).getByLabel('Message');

  const comes = await holdCall(page, `/manage/bookings/${ids.Chewang}`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('rYes, take six.\n\nExtra beds are free, ');
  await expect(page.getByRole('region', { name: 'Chosen enquiries' })).toHaveCount(0);
  await expect(heading).toHaveText('Bookings');
  comes();
  await expect(heading).toHaveText(`Chewang ${family}`);
  await expect(message).toBeFocused();
  await page.keyboard.type('so is tea.');
  await expect(message).toHaveValue(
    `${startOfReply(`Chewang ${family}`)}Yes, take six.\n\nExtra beds are free, so is tea.`,
  );

  // From one enquiry to the next: the reply box of the one before is still there.
  await heading.click();
  const nextComes = await holdCall(page, `/manage/bookings/${ids.Binod}`);
  await page.keyboard.type('jrNo.');
  nextComes();
  await expect(heading).toHaveText(`Binod ${family}`);
  await expect(message).toHaveValue(`${startOfReply(`Binod ${family}`)}No.`);
  await heading.click();

  // Also between its answer and its sight, when the router is there already and the screen is not.
  await page.evaluate(() => {
    const { pushState } = history;
    history.pushState = (...visit) => {
      pushState.apply(history, visit);
      queueMicrotask(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true })),
      );
    };
  });
  await page.keyboard.press('j');
  await expect(heading).toHaveText(`Asha ${family}`);
  await expect(message).toBeFocused();
});
