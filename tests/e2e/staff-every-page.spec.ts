import { uniqueName } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  signInAsAdmin,
  test,
  untilLoaded,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { cutOff, doubleLetters, onSmallLaptop, sidewaysScroll } from '../support/e2e/page-layout.ts';
import { STAFF_PAGES, type StaffRecords, withRecord } from '../support/e2e/staff-pages.ts';
import { makeStaffRecords } from '../support/e2e/staff-records.ts';

/** One word, as it can be spoken: of random letters spam is made. It is the name of whatever these pages are about. */
const LONG_WORD = 'Bhanubhaktaramchandrakrishnanarayanasubramaniam';

/** Of this worker’s site. */
let records: StaffRecords | undefined;

test.beforeEach(async ({ page, server }) => {
  await signInAsAdmin(page);
  records ??= await makeStaffRecords(page, server, uniqueName(LONG_WORD));
});

/** Where staff are every day, and the pages that are laid out like no other. */
const DAILY =
  /^\/admin(-dashboard|\/(inbox|bookings|bookings\/:id|bookings\?view=board|manage-tours|manage-tours\?tour=:id|pages\/:key|media|start|users))$/;

for (const route of STAFF_PAGES) {
  test(`${route} fits every width, for any record, has Logout in sight with letters of twice the size, and nothing serious for axe §V7.4.4`, {
    tag: DAILY.test(route) ? '@widths' : ['@widths', '@long'],
  }, async ({ page }) => {
    if (!records) throw new Error('Nothing was made.');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, withRecord(route, records));
    await untilLoaded(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccessibility(page);
    expect(await sidewaysScroll(page)).toEqual([]);

    await doubleLetters(page);
    const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
    await expect(logout).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page)).toEqual([]);
    // What visitors see, laid out for a whole screen, stands beside the menu here.
    if (route.endsWith('/preview')) return;
    await onSmallLaptop(page);
    expect(await cutOff(page), 'on a small laptop').toEqual([]);
  });
}

for (const route of STAFF_PAGES) {
  test(`axe finds nothing serious on ${route} by night, nor on a phone`, {
    tag: ['@widths', '@long'],
  }, async ({ page }) => {
    if (!records) throw new Error('Nothing was made.');
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await visit(page, withRecord(route, records));
    await untilLoaded(page);
    await checkAccessibility(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await checkAccessibility(page);
  });
}

test('a name of one long word does not widen the search of everything', { tag: '@widths' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/admin/bookings');
  await page.getByRole('button', { name: 'Search everything' }).click();
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await page.keyboard.type(LONG_WORD);
  await expect(palette.getByRole('option', { name: /TT-/ }).first()).toBeVisible();
  expect(await palette.evaluate((window) => window.scrollWidth - window.clientWidth)).toBe(0);
});
