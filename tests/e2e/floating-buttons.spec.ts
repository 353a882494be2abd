import type { Page } from '@playwright/test';
import { checkAccessibility, expect, isPhone, test, visit } from '../support/e2e-fixtures.ts';

const quick = (page: Page) => page.getByRole('navigation', { name: 'Quick contact' });
const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

test('after 100 pixels there are buttons for enquiry, messaging, email and a call', async ({ page }) => {
  await visit(page, '/about');
  await expect(page.getByRole('button', { name: 'Scroll to the bottom' })).toBeVisible();
  await scrollPage(page, 90);
  await expect(quick(page)).toHaveCount(0);
  await scrollPage(page, 130);
  await expect(quick(page)).toBeVisible();
  await expect(quick(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  );
  await expect(quick(page).getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(quick(page).getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await checkAccessibility(page);
  await quick(page).getByRole('button', { name: 'Enquiry' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeEditable();
  await dialog.getByLabel('Destination').selectOption('Kalimpong');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(quick(page).getByRole('button', { name: 'Enquiry' })).toBeFocused();
});

test('the scroll button goes to the bottom, and past 200 pixels to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await scrollPage(page, 190);
  await page.getByRole('button', { name: 'Scroll to the bottom' }).click();
  const left = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(left).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Scroll to the top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await scrollPage(page, 230);
  await expect(page.getByRole('button', { name: 'Scroll to the top' })).toBeAttached();
});

test('they give way to a form and to the footer, and stand above the bar of a tour', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Send enquiry' }).scrollIntoViewIfNeeded();
  const covered = () =>
    page.evaluate(() => {
      const boxes = [
        ...document.querySelectorAll('nav[aria-label="Quick contact"], [aria-label^="Scroll to the"]'),
      ]
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map((element) => element.getBoundingClientRect());
      const kept = [
        ...document.querySelectorAll('main form button, footer :is(a, h2, address), [data-enquire-bar]'),
      ];
      return kept.filter((element) => {
        const box = element.getBoundingClientRect();
        return (
          getComputedStyle(element).visibility === 'visible' &&
          boxes.some(
            (over) =>
              over.left < box.right &&
              box.left < over.right &&
              over.top < box.bottom &&
              box.top < over.bottom,
          )
        );
      }).length;
    });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 160) {
    await scrollPage(page, top);
    await expect.poll(covered, { message: `at ${top} pixels` }).toBe(0);
  }
  await visit(page, '/tours');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View Tour/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  await scrollPage(page, 700);
  await expect(quick(page)).toBeVisible();
  if (isPhone(page)) await expect(page.locator('[data-enquire-bar]')).toBeVisible();
  await expect.poll(covered).toBe(0);
});
