import { expect, test, untilTakenOver, visit } from '../support/e2e/e2e-fixtures.ts';

test('Back before the scripts of a reloaded page have come shows the page that its address names', async ({
  page,
}) => {
  await visit(page, '/thank-you');
  await untilTakenOver(page.getByRole('main'));
  const { promise: line, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await line;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
  await page.goBack();
  release();
  await expect(page).toHaveURL(/\/tours$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Popular Tours');
  await untilTakenOver(page.getByRole('main'));
});
