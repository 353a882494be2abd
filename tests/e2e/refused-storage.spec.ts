import { expect, test } from '../support/e2e/e2e-fixtures.ts';

test('a browser that refuses storage shows every page, and nothing in the console', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  for (const path of ['/home', '/tours', '/contact', '/saved', '/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  // By script, too: once the page is alive.
  await page.goto('/home');
  await page.getByRole('banner').getByRole('link', { name: 'Tours' }).first().click();
  await expect(page).toHaveURL(/\/tours/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
