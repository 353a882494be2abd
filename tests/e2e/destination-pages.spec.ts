import type { Page } from '@playwright/test';
import { checkAccessibility, expect, registerAndSignIn, test, visit } from '../support/e2e/e2e-fixtures.ts';

const address = (url: string, title: string) =>
  `/image/${encodeURIComponent(url)}/${encodeURIComponent(title)}`;
/** The picture that each page's own address names, and another that an address may name. */
const SCENES = {
  Gangtok: ['rumtek-courtyard', 'gangtok-ropeway'],
  Darjeeling: ['darjeeling-tea', 'tiger-hill'],
  Dooars: ['sal-forest-road', 'jaldapara-rhino'],
  Sikkim: ['yumthang-valley', 'gurudongmar-lake'],
  Bhutan: ['dochula-chortens', 'punakha-dzong'],
} as const;
const sceneUrl = (scene: string) => `/media/scenes/${scene}/card-1800.webp`;
const picture = (page: Page) => page.getByRole('main').getByRole('img').first();

test('each of five destinations has its picture, a description, three highlights and a way to book §2.34–2.36 §3.25', async ({
  page,
}) => {
  for (const [name, [own, other]] of Object.entries(SCENES)) {
    await page.goto(address(sceneUrl(other), name));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(picture(page)).toHaveAttribute('src', sceneUrl(other));
    await expect(page.getByRole('main').getByRole('paragraph').nth(1)).toHaveText(/^.{150,}$/);
    await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Book Your Trip' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/image/%2Fmedia%2Fscenes%2F${own}%2Fcard-1800\\.webp/${name}$`),
    );
  }
});

test('Book Your Trip opens the enquiry window with the destination chosen, and survives signing in §2.37 §5.3', async ({
  page,
  traveller,
}) => {
  await visit(page, address(sceneUrl('sal-forest-road'), 'Dooars'));
  await page.getByRole('button', { name: 'Book Your Trip' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Destination')).toHaveValue('Dooars');
  await expect(dialog.getByLabel('Email')).not.toBeEditable();
  await checkAccessibility(page, dialog);
  await dialog.getByLabel('Full name').fill('Asha Rai');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please sign in');
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /book-your-trip/);
  await registerAndSignIn(page, traveller);
  // Signing in leads over another page; from the same one the address alone would reload nothing.
  await visit(page, '/about');
  await visit(page, `${address(sceneUrl('sal-forest-road'), 'Dooars')}#book-your-trip`);
  await expect(dialog.getByLabel('Full name')).toHaveValue('Asha Rai');
  await expect(dialog.getByLabel('Email')).toHaveValue(traveller.email);
  await expect(dialog.getByLabel('Destination')).toHaveValue('Dooars');
});

test('an unknown title says so and leads on, whatever it holds §2.38', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  for (const title of ['Kalimpong', '<script>alert(1)</script>', '../..', 'toString', '%00', '𝕊ikkim']) {
    const answer = await page.request.get(address(sceneUrl('yumthang-valley'), title));
    expect(answer.status(), title).toBe(404);
    expect(await answer.text()).toContain('No details available for this destination');
  }
  await visit(page, address(sceneUrl('yumthang-valley'), 'Atlantis'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No details available for this destination',
  );
  await page.getByRole('main').getByRole('link', { name: 'Bhutan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bhutan');
});

test('a picture of another site, or of nowhere, is not loaded: the destination’s own stands in §2.34', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/status of 404.*\/media\/none/);
  for (const url of [
    'https://elsewhere.example/picture.jpg',
    '//elsewhere.example/media/picture.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '/api/v1/settings',
    '/media/../api/v1/settings',
    '"><img src=x onerror=alert(1)>',
    ' ',
    'x'.repeat(2_000),
  ]) {
    const answer = await page.request.get(address(url, 'Gangtok'));
    expect(answer.status(), url).toBe(200);
    const pictures = (await answer.text()).match(/<main[\s\S]*?<img[^>]*>/)?.[0] ?? '';
    expect(pictures, url).toContain(`src="${sceneUrl('rumtek-courtyard')}"`);
  }
  await visit(page, address('https://elsewhere.example/picture.jpg', 'Gangtok'));
  await expect(picture(page)).toHaveAttribute('src', sceneUrl('rumtek-courtyard'));
  await visit(page, address('/media/none.jpg', 'Gangtok'));
  await expect(picture(page)).toHaveAttribute('src', sceneUrl('rumtek-courtyard'));
});

test('an address that is no text at all is answered, not crashed on', async ({ page }) => {
  for (const path of ['/image/%E0%A4%A/Gangtok', '/image/%ff/%ff', '/image/%/%', '/image//Gangtok']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBeLessThan(500);
  }
});
