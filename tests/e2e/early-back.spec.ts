import { expect, test, untilTakenOver, visit } from '../support/e2e/e2e-fixtures.ts';

test('Back between the scripts of a page and its first rendering shows the page of the new address', async ({
  page,
}) => {
  // As Back within one document does: the address, then the event.
  await page.addInitScript(() =>
    addEventListener('pagescripts', () => {
      if (location.pathname !== '/thank-you') return;
      history.replaceState(history.state, '', '/tours');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }),
  );
  await page.goto('/thank-you');
  await page.mouse.move(100, 100);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Popular Tours');
  await untilTakenOver(page.getByRole('main'));
});

test('Back before the scripts of a reloaded page have come shows the page that its address names, however long that takes', async ({
  page,
}) => {
  await visit(page, '/thank-you');
  await untilTakenOver(page.getByRole('main'));
  const scripts = Promise.withResolvers<void>();
  const coming = new Set<string>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    coming.add(route.request().url());
    await scripts.promise;
    await route.continue();
  });
  page.on('requestfinished', (request) => coming.delete(request.url()));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
  const answer = Promise.withResolvers<void>();
  await page.route(/\/tours$/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/tours$/);
  await page.goBack();
  await asked;
  scripts.resolve();
  await expect.poll(() => coming.size).toBe(0);
  answer.resolve();
  await expect(page).toHaveURL(/\/tours$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Popular Tours');
  await untilTakenOver(page.getByRole('main'));
});
