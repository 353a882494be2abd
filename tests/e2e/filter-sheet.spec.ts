import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';

const show = (page: Page) =>
  page.getByRole('button', { name: /^Show (\d+ )?tours?$/ }).filter({ visible: true });
const openSheet = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click();
const expectChosen = (page: Page, ...choices: RegExp[]) =>
  expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveText([
    ...choices,
    'Clear all',
  ]);

test('Show tours that is pressed before the script is there shows what is chosen, and closes the sheet', {
  tag: '@phone-only',
}, async ({ page }) => {
  const { arrive } = await openWithoutScript(page, '/tours');
  await openSheet(page);
  for (const [group, choice] of [
    ['Destination', /^Sikkim/],
    ['Theme', /^Monasteries/],
  ] as const) {
    await page.locator('summary').filter({ hasText: group }).click();
    await page.getByRole('checkbox', { name: choice }).check();
  }
  await show(page).click();
  arrive();
  await expect(page).toHaveURL(/destination=Sikkim&theme=monasteries/);
  await expectChosen(page, /Sikkim/, /Monasteries/);
  await expect(show(page)).toBeHidden();
});

test('Show tours closes the sheet while a choice is still on its way', { tag: '@phone-only' }, async ({
  page,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.route(/\/tours\.data/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await visit(page, '/tours');
  await openSheet(page);
  await page.getByRole('checkbox', { name: /^Bhutan/ }).check();
  await show(page).click();
  await expect(show(page)).toBeHidden();
  answered.resolve();
  await expectChosen(page, /Bhutan/);
});

test('the order that is chosen can be read whole beside the filters at 800 pixels', {
  tag: '@widths',
}, async ({ page }) => {
  await visit(page, '/tours');
  const order = page.getByRole('combobox', { name: 'Sort' });
  await page.setViewportSize({ width: 1_440, height: 800 });
  const whole = (await order.boundingBox())?.width;
  await page.setViewportSize({ width: 800, height: 800 });
  expect((await order.boundingBox())?.width).toBe(whole);
});
