import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { unfoldEnquiry } from '../support/e2e/unfold.ts';

/** The tour with the longest itinerary of the demo content: eleven days. */
const LONG_TOUR = '/tours/bhutan-trongsa-and-bumthang';

async function countPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a tour of eleven days fits four A4 pages on paper, without what is there to be pressed (${colorScheme})`, {
    tag: colorScheme === 'light' ? [] : '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, LONG_TOUR);
    expect(await countPages(page)).toBeLessThanOrEqual(4);

    await page.emulateMedia({ media: 'print', colorScheme });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
    await expect(main.getByText('Per Person', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByText(/@/).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByText(new RegExp(`${LONG_TOUR}$`))).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
}

test('a tour is shared through the device’s own window', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (what: ShareData) => {
      document.title = JSON.stringify(what);
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await visit(page, LONG_TOUR);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(JSON.stringify({ title, url: page.url() }));
});

test('where there is none the link is copied, and the page says so', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await visit(page, LONG_TOUR);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('Print opens the browser’s own window §T4.4', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await visit(page, LONG_TOUR);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
});

test('the booking panel keeps its price in sight in a low window §2.18', {
  tag: ['@long', '@widths'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await visit(page, LONG_TOUR);
  await page.evaluate(() => scrollTo(0, 1_400));
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await expect(panel.getByText('Per Person')).toBeInViewport();
  await unfoldEnquiry(page);
  await panel.getByRole('button', { name: 'Send enquiry' }).focus();
  await expect(panel.getByRole('button', { name: 'Send enquiry' })).toBeInViewport();
  await expect(panel.getByText('Per Person')).toBeInViewport();
});
