import { storeEnquiry, toast, uniqueName } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  isPhone,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';

test('a card is moved by its menu, and back by undo', { tag: '@phone-long' }, async ({ page }) => {
  await signInAsAdmin(page);
  const fullName = uniqueName('Tenzing');
  await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?view=board&q=${encodeURIComponent(fullName)}`);
  const columnOf = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(columnOf('New')).toContainText(fullName);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAccessibility(page, columnOf('New'));
  await page.getByRole('link', { name: 'Skip to the enquiries' }).press('Enter');
  await expect(columnOf('New').getByRole('link', { name: fullName })).toBeFocused();
  await page.getByRole('button', { name: `Move ${fullName}` }).press('Enter');
  // From new there is no step to completed.
  await expect(page.getByRole('menuitem')).toHaveText(['Contacted', 'Confirmed', 'Cancelled', 'Spam']);
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await expect(toast(page, `${fullName} moved to Confirmed.`)).toBeVisible();
  if (isPhone(page)) {
    await expect(columnOf('New')).not.toContainText(fullName);
    await page
      .getByRole('group', { name: 'Column' })
      .getByRole('button', { name: /^Confirmed/ })
      .click();
  }
  await expect(columnOf('Confirmed')).toContainText(fullName);
  // The column New is empty now.
  await page.getByRole('link', { name: 'Skip to the enquiries' }).press('Enter');
  await expect(columnOf('Confirmed').getByRole('link', { name: fullName })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(columnOf('Confirmed')).not.toContainText(fullName);
});

test('a column stays as long as it was when a card from its end is moved, and moved back', {
  tag: '@long',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const name = uniqueName('Dawa');
  const stored = [...'abcdefghijklmnopqrstuv'].map((letter) => `${name} ${letter}`);
  for (const fullName of stored) await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?view=board&q=${encodeURIComponent(name)}`);
  const column = page.getByRole('region', { name: 'New', exact: true });
  const cards = column.getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await column.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(22);

  const oldest = cards.filter({ has: page.getByRole('link', { name: `${name} a`, exact: true }) });
  const refreshed = page.waitForResponse('**/manage/bookings/board?*');
  await oldest.getByRole('button', { name: /^Move / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(toast(page, `${name} a moved to Contacted.`)).toBeVisible();
  await refreshed;
  await expect(cards).toHaveCount(21);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(oldest).toBeVisible();
  await expect(cards).toHaveCount(22);
});

test('a card is dragged to another column; on a phone, which shows one, there is nothing to drag', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const fullName = uniqueName('Pemba');
  await storeEnquiry(page, { fullName });
  await visit(page, `/admin/bookings?view=board&q=${encodeURIComponent(fullName)}`);
  const columnOf = (name: string) => page.getByRole('region', { name, exact: true });
  const drag = async (to: string) => {
    const handle = await page.getByRole('button', { name: `Drag ${fullName}` }).boundingBox();
    const target = await columnOf(to).boundingBox();
    if (!handle || !target) throw new Error('There is nothing to drag, or nowhere to.');
    await page.mouse.move(handle.x + 20, handle.y + 20);
    await page.mouse.down();
    await page.mouse.move(target.x + 60, target.y + 60, { steps: 12 });
    await page.mouse.up();
  };
  await expect(columnOf('New')).toContainText(fullName);
  if (isPhone(page)) {
    await expect(page.getByRole('button', { name: `Drag ${fullName}` })).toBeHidden();
    return;
  }
  await drag('Contacted');
  await expect(toast(page, `${fullName} moved to Contacted.`)).toBeVisible();
  await expect(columnOf('Contacted')).toContainText(fullName);
});
