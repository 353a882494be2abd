import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  inBanner,
  isPhone,
  logOut,
  openMenu,
  registerAndSignIn,
  signIn,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Save: ${title}`, exact: true });

async function titleOf(page: Page, place: number): Promise<string> {
  return (await cards(page).nth(place).getByRole('heading').textContent()) ?? '';
}

test('signed out, saved tours are kept in this browser, and its other tabs follow §T4.2', {
  tag: '@phone-long',
}, async ({ page, context }) => {
  await visit(page, '/tours');
  const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)];
  const other = await context.newPage();
  await visit(other, '/tours');

  await heart(page, first).click();
  await heart(page, second).click();
  await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(other, second)).toHaveAttribute('aria-pressed', 'true');
  await other.close();

  await openMenu(page);
  await inBanner(page, 'link', 'Saved tours: 2').click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(cards(page).getByRole('heading')).toHaveText([second, first]);
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  await checkAccessibility(page, page.getByRole('main'));

  await heart(page, second).click();
  await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'false');
  await heart(page, second).click();
  await heart(page, first).click();
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText([second]);
});

test('an empty list leads to the tours', async ({ page }) => {
  await visit(page, '/saved');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all tours' }).click();
  await expect(page).toHaveURL(/\/tours$/);
});

test('signing in takes the saved tours into the account, on every device', {
  tag: ['@translated', '@phone-long'],
}, async ({ page, otherPage, traveller }) => {
  await registerAndSignIn(otherPage, traveller);
  await visit(page, '/tours');
  const title = await titleOf(page, 2);
  await heart(page, title).click();
  await signIn(page, traveller);
  const merged = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/saved-tours/merge'));
  await visit(page, '/tours');
  expect((await merged).status()).toBe(200);

  await visit(otherPage, '/saved');
  await expect(cards(otherPage).getByRole('heading')).toHaveText([title]);
  const taken = otherPage.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await heart(otherPage, title).click();
  expect((await taken).status()).toBe(200);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();

  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await logOut(page);
  if (isPhone(page)) await page.keyboard.press('Escape');
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false');
});

test('a tour that cannot be saved is shown unsaved again, with the reason', { tag: '@long' }, async ({
  page,
  traveller,
  guard,
}) => {
  guard.allow(/status of 409/);
  await registerAndSignIn(page, traveller);
  await visit(page, '/tours');
  const title = await titleOf(page, 0);
  const message = 'At most 200 tours can be saved.';
  await page.route('**/api/v1/saved-tours/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          json: { success: false, message, code: 'conflict', requestId: 'x' },
        })
      : route.continue(),
  );
  await heart(page, title).click();
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart pressed in a session that has ended asks to sign in, and a tour saved so is saved then', {
  tag: '@long',
}, async ({ page, traveller, guard }) => {
  guard.allow(/status of 401/);
  await registerAndSignIn(page, traveller);
  await visit(page, '/tours');
  const [first, second, third] = [await titleOf(page, 0), await titleOf(page, 1), await titleOf(page, 2)];
  for (const title of [first, second]) {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await heart(page, title).click();
    expect((await saved).status()).toBe(200);
  }
  const end = async () => {
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.post('/api/v1/auth/logout', { headers })).status()).toBe(200);
  };
  const signInAgain = async () => {
    await expect(page.getByRole('alert')).toHaveText('Please sign in');
    await page.getByRole('region', { name: 'Message' }).getByRole('link', { name: 'Sign in' }).click();
    await signInByForm(page, traveller);
  };

  await visit(page, '/saved');
  await expect(cards(page).getByRole('heading')).toHaveText([second, first]);
  await end();
  await heart(page, first).click();
  await signInAgain();
  await expect(page).toHaveURL(/\/saved$/);
  // Not taken out: in whose name is not known any more when the press is answered.
  await expect(cards(page).getByRole('heading')).toHaveText([second, first]);

  await visit(page, '/tours');
  await end();
  await heart(page, third).click();
  await signInAgain();
  await expect(page).toHaveURL(/\/tours$/);
  await visit(page, '/saved');
  await expect(cards(page).getByRole('heading')).toHaveText([third, second, first]);
});

test('saved tours opened in a session that has ended ask to sign in', { tag: '@long' }, async ({
  page,
  traveller,
  guard,
}) => {
  guard.allow(/status of 401/);
  await registerAndSignIn(page, traveller);
  await visit(page, '/about');
  // A list that is still being merged would be told first that the session is over.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedTours'))).toContain('"owner"');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await visit(page, '/saved');
  await expect(page.getByRole('alert')).toHaveText('Please sign in');
});

test('an address of saved tours that somebody changed by hand shows none', async ({ request }) => {
  for (const tours of ['x'.repeat(200), Array.from({ length: 201 }, (_, id) => id).join()])
    expect((await request.get(`/saved?tours=${tours}`)).status()).toBe(200);
});
