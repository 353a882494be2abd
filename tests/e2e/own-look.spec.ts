import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  checkAccessibility,
  expect,
  readMail,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { withPageBack } from '../support/e2e/pages-back.ts';

const saved = (page: Page) => expect(page.getByText(/^Saved as a draft/)).toBeVisible();
const published = (page: Page) => expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const accent = (page: Page) => page.getByRole('textbox', { name: 'Accent colour', exact: true });

const bytesOf = async (request: APIRequestContext, path: string) => (await request.get(path)).body();
const typeface = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);
const ground = (page: Page) =>
  page
    .getByRole('button', { name: 'Enquiry', exact: true })
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);

function squareLogo(): Promise<Buffer> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="140" fill="#b3261e"/></svg>';
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

test('staff give the site a logo, an accent and letters, and all that shows it follows', {
  tag: '@long',
}, async ({ page, otherPage, request, server, traveller }) => {
  await signInAsAdmin(page);
  await withPageBack(page, 'look', async () => {
    const [icon, card] = [
      await bytesOf(request, '/favicon.ico'),
      await bytesOf(request, '/media/social/about.jpg'),
    ];
    await visit(page, '/admin/pages');
    await page.getByRole('link', { name: /^Look/ }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await squareLogo() };
    await page.getByLabel('Upload a picture').setInputFiles(file);
    await page
      .getByRole('list', { name: 'Pictures of the library' })
      .getByRole('button', { name: /^logo.png/ })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await accent(page).fill('#7A1F4B');
    await page
      .getByRole('combobox', { name: 'Letters' })
      .selectOption({ label: 'Bitter and Source Sans: sturdy, easy to read' });
    await saved(page);
    const preview = page.frameLocator('iframe[title="Preview"]');
    await expect(preview.locator('header img[src^="/brand/logo/"]')).toBeVisible();
    await expect(page.getByRole('list', { name: 'As it will show' }).getByRole('listitem')).toHaveCount(2);
    await checkAccessibility(page, page.getByRole('main'));
    await visit(otherPage, '/about');
    expect(await typeface(otherPage)).toMatch(/^"?Fraunces/);

    const fonts: string[] = [];
    otherPage.on('request', (asked) => asked.resourceType() === 'font' && fonts.push(asked.url()));
    await publish(page);
    await published(page);
    await otherPage.reload();
    await otherPage.evaluate(() => document.fonts.ready);
    expect(await typeface(otherPage)).toMatch(/^"?Bitter/);
    expect(await ground(otherPage)).toBe('rgb(122, 31, 75)');
    await expect(otherPage.locator('header img[src^="/brand/logo/"]')).toBeVisible();
    expect(fonts.filter((url) => !/\/(bitter|source-sans-3)/.test(url))).toEqual([]);
    expect((await bytesOf(request, '/favicon.ico')).equals(icon)).toBe(false);
    expect((await bytesOf(request, '/media/social/about.jpg')).equals(card)).toBe(false);
    await request.post('/api/v1/auth/register', { data: traveller });
    const mail = await readMail(server, traveller.email);
    expect(mail.html).toMatch(/\/brand\/logo\/[\w-]+\.png/);
    expect(mail.html).toContain('#7a1f4b');
  });
  await otherPage.reload();
  expect(await typeface(otherPage)).toMatch(/^"?Fraunces/);
});

for (const colour of ['#ffe600', '#0a0a0a'])
  test(`pages can be read in both themes with the accent ${colour}`, { tag: '@long' }, async ({
    page,
    otherPage,
  }) => {
    await signInAsAdmin(page);
    await withPageBack(page, 'look', async () => {
      await visit(page, '/admin/pages/look');
      await accent(page).fill(colour);
      await saved(page);
      await publish(page);
      await published(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await otherPage.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const path of ['/home', '/tours', '/contact']) {
          await visit(otherPage, path);
          await checkAccessibility(otherPage);
        }
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await checkAccessibility(page, page.getByRole('main'));
      }
    });
  });
