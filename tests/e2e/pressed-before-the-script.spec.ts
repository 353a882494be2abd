import type { Page } from '@playwright/test';
import { expect, inBanner, isPhone, test, untilTakenOver } from '../support/e2e/e2e-fixtures.ts';
import { enquiryForm } from '../support/e2e/enquiry-form.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

/** There as soon as the script is; out of the way where the page's form lies at the foot of the window. */
const buttonOfScript = (page: Page) =>
  page.getByRole('button', { name: 'Scroll to the bottom', includeHidden: true });

/** Counted from the beginning, and before its pictures: a phone's page may start by itself before the test goes on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test('a page that nobody touches is painted without script, and comes alive when it is quiet', {
  tag: '@phone-only',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.clock.install();
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Our Top Featured Tours' })).toBeVisible();
  expect(scripts).toEqual([]);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(buttonOfScript(page)).toBeAttached({ timeout: 200 });
  }).toPass();
  expect(scripts.length).toBeGreaterThan(0);
});

test('a press on Enquiry is held, says that it is, and opens the window', { tag: '@phone-only' }, async ({
  page,
}) => {
  const { arrive } = await openWithoutScript(page, '/about');
  const button = inBanner(page, 'button', 'Enquiry');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/about$/);
  arrive();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('an empty search is answered by the page that searches, which says nothing where nobody has searched', {
  tag: '@phone-only',
}, async ({ page }) => {
  const { arrive } = await openWithoutScript(page, '/home');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL(/\/tours\/search\?city=(&|$)/);
  await expect(page.getByText('Please Enter Destination!')).toBeVisible();
  arrive();
  await page.goto('/tours/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search tours');
  await expect(page.getByText('Please Enter Destination!')).toHaveCount(0);
});

test('what is typed into the search is searched for, and stays', { tag: '@phone-only' }, async ({ page }) => {
  const { arrive } = await openWithoutScript(page, '/home');
  const field = page.getByLabel('Destination').first();
  await field.fill('Sik');
  await field.press('ArrowLeft');
  arrive();
  await expect(page.getByRole('option', { name: 'Sikkim' })).toBeVisible();
  await expect(field).toHaveValue('Sik');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
});

test('what is typed and chosen in an enquiry before the script is there outlasts a reload, and is a draft from then on', {
  tag: '@phone-only',
}, async ({ page }) => {
  const { arrive } = await openWithoutScript(page, '/contact');
  const form = enquiryForm(page);
  const expectTyped = async () => {
    await expect(form.getByLabel('Full name')).toHaveValue('Asha Rai');
    await expect(form.getByLabel('Destination')).toHaveValue('Dooars');
    await expect(form.getByLabel('Message')).toHaveValue('Two children.');
  };
  await form.getByLabel('Full name').fill('Asha Rai');
  await form.getByLabel('Destination').selectOption('Dooars');
  await form.getByLabel('Message').fill('Two children.');
  await page.reload();
  await expectTyped();
  arrive();
  await untilTakenOver(form.getByRole('button', { name: 'Send enquiry' }));
  await page.goto('/contact');
  await expect(form.getByText('We kept what you typed.')).toBeVisible();
  await expectTyped();
});

test('a departure that is pressed leads to the form at once, and its day is chosen there', {
  tag: '@phone-only',
}, async ({ page }) => {
  const { arrive } = await openWithoutScript(page, '/tours/sandakphu-phalut-singalila-trek');
  const link = page.getByRole('region', { name: 'Fixed departures' }).getByRole('link').first();
  const day = (await link.getAttribute('href'))?.slice(-10) ?? '';
  await link.click();
  const date = page.getByRole('form', { name: 'Enquiry' }).getByLabel('Date of travel');
  await expect(date).toBeInViewport();
  arrive();
  await expect(date).toHaveValue(day);
  await date.fill(TRAVEL_DAY);
  await page.reload();
  await expect(date).toHaveValue(TRAVEL_DAY);
});

test('a word that a phone’s keyboard puts together meanwhile is there once', {
  tag: ['@long', '@phone-only'],
}, async ({ page }) => {
  const { arrive } = await openWithoutScript(page, '/contact');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const field = enquiryForm(page).getByLabel('Full name');
  await field.click();
  await compose('Ash');
  arrive();
  await expect(buttonOfScript(page)).toBeAttached();
  await compose('Asha');
  await keyboard.send('Input.insertText', { text: 'Asha' });
  await page.keyboard.type(' Rai');
  await expect(field).toHaveValue('Asha Rai');
  await page.reload();
  await expect(field).toHaveValue('Asha Rai');
});

test('a menu that is open when the script comes stays open', { tag: ['@long', '@phone-only'] }, async ({
  page,
}) => {
  // Wider windows have none.
  await page.setViewportSize({ width: 360, height: 740 });
  const { arrive } = await openWithoutScript(page, '/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  arrive();
  await expect(buttonOfScript(page)).toBeAttached();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(menu).toBeHidden();
});

test('a filter that is chosen shows its tours', { tag: ['@phone-only', '@long'] }, async ({ page }) => {
  const { arrive } = await openWithoutScript(page, '/tours');
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.locator('summary').filter({ hasText: 'Destination' }).click();
  await page.getByRole('checkbox', { name: /^Sikkim/ }).check();
  // A slow phone, too: React marks what it has not finished yet.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  arrive();
  await expect(page).toHaveURL(/\/tours\?destination=Sikkim$/, { timeout: 30_000 });
  await expect(page.getByRole('checkbox', { name: /^Sikkim/ })).toBeChecked();
});

test('an enquiry that is typed and sent by nobody who is signed in is answered, and is a draft from then on', {
  tag: '@phone-only',
}, async ({ page, guard }) => {
  guard.allow(/status of 40[01]/);
  const { arrive } = await openWithoutScript(page, '/contact');
  const form = enquiryForm(page);
  await form.getByLabel('Full name').fill('Asha Rai');
  await form.getByRole('button', { name: /Send/ }).click();
  await expect(form.getByRole('alert')).toContainText('Please sign in');
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Rai');
  await expect(form.getByText('Enter your phone number.')).toBeVisible();
  arrive();
  await untilTakenOver(form.getByRole('button', { name: 'Send enquiry' }));
  await page.goto('/contact');
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Rai');
});

test('a line that swallows the script is asked again, and the press is answered', {
  tag: ['@long', '@phone-only'],
}, async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to fetch/);
  let asked = 0;
  await page.route(/\/assets\/entry\.client-/, (route) => {
    asked += 1;
    return asked < 3 ? route.abort('failed') : route.continue();
  });
  await page.goto('/about');
  await inBanner(page, 'button', 'Enquiry').click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
});

test('a page whose scripts an update of the site took while it lay there is loaded afresh, once', {
  tag: ['@long', '@phone-only'],
}, async ({ page, guard }) => {
  guard.allow(/status of 404|^404: |Failed to fetch/);
  let isUpdated = false;
  await page.route(/\/assets\/entry\.client-/, (route) =>
    isUpdated ? route.continue() : route.fulfill({ status: 404 }),
  );
  const loads = countLoads(page);
  await page.goto('/about');
  await page.mouse.move(10, 10);
  await expect.poll(loads).toBe(2);
  isUpdated = true;
  await inBanner(page, 'button', 'Enquiry').click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
});

test('a browser that does not ask again for a script that was lost loads the page afresh, once', {
  tag: ['@long', '@phone-only'],
}, async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to fetch/);
  let isAfresh = false;
  // As older ones do: the server is there, and each import of the script fails.
  await page.route(/\/assets\/entry\.client-/, (route) =>
    isAfresh || route.request().method() === 'HEAD' ? route.continue() : route.abort('failed'),
  );
  const loads = countLoads(page);
  await page.goto('/about');
  await page.mouse.move(10, 10);
  await expect.poll(loads).toBe(2);
  isAfresh = true;
  await inBanner(page, 'button', 'Enquiry').click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
});
