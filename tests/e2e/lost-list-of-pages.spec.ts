import { expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';

test('the list of the desk’s pages is lost on the way: a visit that was given up stays given up, the next one says so', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  await signInAsAdmin(page);
  await visit(page, '/contact');
  const lost = Promise.withResolvers<void>();
  const list = /\/assets\/manifest-(?!public)/;
  await page.route(list, async (route) => {
    await lost.promise;
    await route.abort('connectionrefused');
  });
  const desk = page.getByRole('banner').getByRole('link', { name: 'Edit this page' });
  const asked = page.waitForRequest(list);
  await desk.click();
  await asked;
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  const failed = page.waitForEvent('requestfailed', (request) => list.test(request.url()));
  lost.resolve();
  await failed;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page).toHaveURL(/\/about$/);
  await page.route(/./, (route) => route.abort('connectionrefused'));
  await desk.click();
  await expect(page.getByRole('heading', { name: 'We could not be reached' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
  await page.unrouteAll();
  // The list of pages leads on to the words of the one that was edited.
  await expect(page.getByRole('heading', { level: 1, name: 'About', exact: true })).toBeVisible();
});
