import { expect, test, visit } from '../support/e2e-fixtures.ts';
import { showMap } from '../support/page-guard.ts';

const FAILED = 'Map failed to load. Please try again later.';

test('the footer shows the map', async ({ page }) => {
  await showMap(page);
  await visit(page, '/tours');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.locator('iframe').contentFrame().getByText('A map stands here.')).toBeVisible();
  await expect(footer.getByText(FAILED)).toBeHidden();
});

test('a map that does not load is tried once more, then says so', async ({ page, guard }) => {
  await visit(page, '/tours');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByText(FAILED)).toBeVisible();
  expect(guard.mapRequests).toHaveLength(2);
});
