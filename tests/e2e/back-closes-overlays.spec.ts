import type { Page } from '@playwright/test';
import {
  expect,
  hasOverlayEntry,
  openMenu,
  registerAndSignIn,
  test,
  untilTakenOver,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

/** From another page, by a link: Back has somewhere to go. */
async function comeTo(page: Page, path: string): Promise<void> {
  await visit(page, '/about');
  await visit(page, path);
}

const isAt = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`${path}$`));
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const dialog = (page: Page) => page.getByRole('dialog');
/** Pressed by mouse, Playwright scrolls up first: it is sticky. */
const enquiry = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Enquiry' });

test('Back closes the enquiry window, keeps what was typed and the place on the page, and then leaves', async ({
  page,
}) => {
  await comeTo(page, '/cancellation');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enquiry(page).dispatchEvent('click');
  await dialog(page).getByLabel('Full name').fill('Asha Rai');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await isAt(page, '/cancellation');
  expect(await scrolled(page)).toBe(400);
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);

  // Forward has nothing to show; closed with Escape the entry is gone, too.
  await page.goForward();
  await expect.poll(() => hasOverlayEntry(page)).toBe(false);
  await expect(dialog(page)).toBeHidden();
  await enquiry(page).dispatchEvent('click');
  await expect(dialog(page).getByLabel('Full name')).toHaveValue('Asha Rai');
  await expect.poll(() => hasOverlayEntry(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => hasOverlayEntry(page)).toBe(false);
  expect(await scrolled(page)).toBe(400);
  await page.goBack();
  await isAt(page, '/about');
});

test('a message in the enquiry window is closed alone: by its own button, by Escape, and by Back', async ({
  page,
}) => {
  await comeTo(page, '/cancellation');
  await enquiry(page).click();
  await dialog(page).getByLabel('Full name').fill('Asha Rai');
  const alert = dialog(page).getByRole('alert');
  const ways: (() => Promise<unknown>)[] = [
    () => dialog(page).getByRole('button', { name: 'Dismiss' }).press('Enter'),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const close of ways) {
    await dialog(page).getByRole('button', { name: 'Send enquiry' }).click();
    await expect(alert).toHaveText('Please sign in');
    await close();
    await expect(alert).toHaveCount(0);
    await expect(dialog(page).getByLabel('Full name')).toHaveValue('Asha Rai');
    expect(await dialog(page).evaluate((window) => window.contains(document.activeElement))).toBe(true);
    await expect.poll(() => hasOverlayEntry(page)).toBe(true);
  }
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await isAt(page, '/cancellation');
});

test('a page reloaded with the window open is left by one press of Back, and has the draft', {
  tag: '@long',
}, async ({ page }) => {
  await comeTo(page, '/cancellation');
  await enquiry(page).click();
  await dialog(page).getByLabel('Full name').fill('Asha Rai');
  await expect.poll(() => hasOverlayEntry(page)).toBe(true);
  await page.reload();
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await expect.poll(() => hasOverlayEntry(page)).toBe(false);
  await expect(dialog(page)).toBeHidden();
  await enquiry(page).click();
  await expect(dialog(page).getByLabel('Full name')).toHaveValue('Asha Rai');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await isAt(page, '/about');
});

test('pictures shown large are closed by Back, as they are by Escape §T4.6', async ({ page }) => {
  await comeTo(page, '/gallery');
  const first = page.getByRole('main').getByRole('link').first();
  await first.click();
  await expect(dialog(page).getByRole('img').first()).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await isAt(page, '/gallery');
  await first.click();
  await expect(dialog(page).getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => hasOverlayEntry(page)).toBe(false);
  await page.goBack();
  await isAt(page, '/about');
});

test('an enquiry sent from the window leads to the thanks, and Back from there to the tours', async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  await comeTo(page, '/cancellation');
  await enquiry(page).click();
  const form = dialog(page).getByRole('form', { name: 'Enquiry' });
  await form.getByLabel('Full name').fill('Asha Rai');
  await form.getByLabel('Phone').fill('+91 98320 11111');
  await form.getByLabel('Destination').selectOption('Kalimpong');
  await form.getByLabel('Number of people').fill('2');
  await form.getByLabel('Date of travel').fill(TRAVEL_DAY);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await page.goBack();
  await isAt(page, '/tours');
  await page.goBack();
  await isAt(page, '/cancellation');
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await isAt(page, '/about');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('Back closes the menu; a page chosen in it is one step from here', async ({ page }) => {
    await comeTo(page, '/gallery');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await openMenu(page);
    await expect(menu).toBeVisible();
    await expect.poll(() => hasOverlayEntry(page)).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    await isAt(page, '/gallery');

    await openMenu(page);
    await menu.getByRole('link', { name: 'Contact' }).click();
    await isAt(page, '/contact');
    await expect(menu).toBeHidden();
    await page.goBack();
    await isAt(page, '/gallery');
    await expect(menu).toBeHidden();

    // The window opens over the menu, which closes: still one entry.
    await openMenu(page);
    await enquiry(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => hasOverlayEntry(page)).toBe(true);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await isAt(page, '/about');
  });

  test('Back closes the filters and keeps what was chosen there', async ({ page }) => {
    await comeTo(page, '/tours');
    const sikkim = page.getByRole('checkbox', { name: /^Sikkim/ });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await sikkim.check();
    await isAt(page, '/tours\\?destination=Sikkim');
    await untilTakenOver(page.getByRole('button', { name: /^Show \d+ tours?$/ }));
    await expect.poll(() => hasOverlayEntry(page)).toBe(true);
    await page.goBack();
    await expect(sikkim).toBeHidden();
    await isAt(page, '/tours\\?destination=Sikkim');
    await page.goBack();
    await isAt(page, '/tours');
    await page.goBack();
    await isAt(page, '/about');
  });
});
