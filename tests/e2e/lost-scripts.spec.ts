import type { Page } from '@playwright/test';
import {
  expect,
  inBanner,
  openMenu,
  stopTheClock,
  test,
  untilTakenOver,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { enquiryForm } from '../support/e2e/enquiry-form.ts';

async function goTo(page: Page, name: 'Home' | 'Tours' | 'About'): Promise<void> {
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).click();
}

/** With the script of what comes after the first view: the page that says what failed is in it. */
async function visitWhole(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' })).toBeAttached();
  await untilTakenOver(page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }));
}

// The first has a loader at the server alone, the second one in the browser, too: in its own script.
const PAGES = [
  { name: 'Home', script: /\/assets\/home-/, heading: 'Permits arranged, drivers from these hills' },
  { name: 'Tours', script: /\/assets\/tours-/, heading: 'Explore Our Popular Tours' },
] as const;

for (const { name, script, heading } of PAGES) {
  test(`the script of ${name} is lost on the way: that is said, and the page comes as soon as there is a line`, {
    tag: '@long',
  }, async ({ page, guard }) => {
    guard.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
    await visitWhole(page, '/contact');
    await enquiryForm(page).getByLabel('Full name').fill('Asha Rai');
    // The browser believes to have a line: `navigator.onLine` stays true.
    await page.route(/./, (route) => route.abort('connectionrefused'));
    await goTo(page, name);
    await expect(page.getByRole('heading', { name: 'We could not be reached' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(/./);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await visitWhole(page, '/contact');
    await expect(enquiryForm(page).getByLabel('Full name')).toHaveValue('Asha Rai');
  });

  test(`a fault in the script of ${name} is told as ours, and in the console`, { tag: '@long' }, async ({
    page,
    guard,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    guard.allow(/a slip of the pen/);
    await visitWhole(page, '/contact');
    await page.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('a slip of the pen');" }),
    );
    await goTo(page, name);
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(told.join()).toContain('a slip of the pen');
  });
}

test('the scripts of a tour are lost on the way: that is said, and the tour comes as soon as there is a line', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  // One that is there all the time: the first of all may be another journey's, and go meanwhile.
  await visitWhole(page, '/tours?destination=Bhutan');
  const tour = page.getByRole('article').first().getByRole('link', { name: 'View Tour' });
  await page.route(/./, (route) => route.abort('connectionrefused'));
  await tour.click();
  await expect(page.getByRole('heading', { name: 'We could not be reached' })).toBeVisible();
  await expect(page).toHaveURL(/\/tours\/./);
  await page.unroute(/./);
  await expect(page.getByRole('heading', { name: 'About this tour' })).toBeVisible();
});

test('a page that comes by itself waits while a visitor is on the way elsewhere, or types beside it', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  await page.clock.install();
  await visitWhole(page, '/contact');
  const window = page.getByRole('dialog');
  await inBanner(page, 'button', 'Enquiry').click();
  await expect(window).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await stopTheClock(page);
  await page.route(/./, (route) => route.abort('connectionrefused'));
  await goTo(page, 'Home');
  const problem = page.getByRole('heading', { name: 'We could not be reached' });
  await expect(problem).toBeVisible();
  await inBanner(page, 'button', 'Enquiry').click();
  const name = window.getByLabel('Full name');
  await name.fill('Asha Rai');
  await page.unroute(/./);
  for (const _look of ['first', 'second']) {
    const isThere = page.waitForResponse(/\/healthz$/);
    await page.clock.runFor(10_000);
    await isThere;
  }
  await expect(name).toHaveValue('Asha Rai');
  await page.keyboard.press('Escape');

  // A slow line: the page that is wanted is still under way.
  const wanted = Promise.withResolvers<void>();
  await page.route(/\/about\.data/, async (route) => {
    await wanted.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/about\.data/);
  await goTo(page, 'About');
  await asked;
  await page.clock.runFor(20_000);
  await expect(problem).toBeVisible();
  await page.clock.resume();
  wanted.resolve();
  await expect(page).toHaveURL(/\/about$/);
  await expect(problem).toBeHidden();
});

test('a line that swallows the question whether we are there is asked again', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  // As long as the page waits for an answer, and shorter for us.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 50);
  });
  await visitWhole(page, '/about');
  await page.route(/\/(home\.data|assets\/)/, (route) => route.abort('connectionrefused'));
  let asked = 0;
  await page.route(/\/healthz$/, (route) => {
    asked += 1;
    return asked > 1 ? route.continue() : undefined;
  });
  await goTo(page, 'Home');
  await expect(page.getByRole('heading', { name: 'We could not be reached' })).toBeVisible();
  await page.unroute(/\/(home\.data|assets\/)/);
  await expect(page.getByRole('heading', { name: 'Our Top Featured Tours' })).toBeVisible();
});

test('a page whose script went with an update of the site is loaded afresh', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404|^404: |Failed to fetch/);
  await visitWhole(page, '/about');
  let gone = 0;
  await page.route(/\/assets\/home-/, (route) => {
    gone += 1;
    return gone === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await goTo(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Our Top Featured Tours' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => gone).toBeGreaterThan(1);
});

test('a script that is lost on the way leaves the page as it is, and is asked for again', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  let asked = 0;
  await page.route(/\/assets\/later-/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort('failed') : route.continue();
  });
  await visitWhole(page, '/about');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' })).toBeVisible();
});

test('a part whose script somebody blocks is missing, and the page stands', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  // Where the server's part is not taken over, React says that it redraws.
  guard.allow(/ERR_BLOCKED_BY_CLIENT|Failed to fetch|Minified React error #4(18|19)/);
  await page.clock.install();
  let loaded = 0;
  page.on('domcontentloaded', () => {
    loaded += 1;
  });
  await page.route(/\/assets\/share-button-/, (route) => route.abort('blockedbyclient'));
  await page.goto('/tours/gangtok-tsomgo-and-nathula');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'About this tour' })).toBeVisible();
  await goTo(page, 'Tours');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Our Popular Tours' })).toBeVisible();
  expect(loaded).toBe(1);
});

test('a script that never comes makes the page load afresh once, and not for ever', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  // Two waits of seven seconds each, played in small steps.
  test.slow();
  guard.allow(/ERR_FAILED|Failed to fetch/);
  await page.clock.install();
  let loaded = 0;
  page.on('domcontentloaded', () => {
    loaded += 1;
  });
  await page.route(/\/assets\/tour-facts-/, (route) => route.abort('failed'));
  await page.goto('/tours/gangtok-tsomgo-and-nathula');
  const untilGivenUp = (times: number) =>
    expect(async () => {
      await page.clock.runFor(1_000);
      expect(loaded).toBe(times);
      await expect(page.getByRole('heading', { name: 'We could not be reached' })).toBeVisible({
        timeout: 200,
      });
      // The page's time goes on in steps alone: there is nothing to wait for between them.
    }).toPass({ intervals: [0] });
  await untilGivenUp(2);
  // It has asked whether the server is there, and has been told.
  const answered = page.waitForResponse('**/healthz');
  await page.getByRole('link', { name: 'Load again' }).click();
  await untilGivenUp(3);
  await answered;
  await page.clock.runFor(60_000);
  expect(loaded).toBe(3);
});

test('a line that drops as the page has just come alive takes nothing of the page, and what fails is told', {
  tag: '@phone-long',
}, async ({ page, guard }) => {
  guard.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  // React's word for a part that the page does without.
  guard.allow(/React error #418/);
  for (const lost of [/\/assets\/later-/, /\/assets\/contact-without-account-/]) {
    const left = page.waitForEvent('console', (message) => message.text().startsWith('TypeError: Failed'));
    await page.clock.install();
    await page.route(lost, (route) => route.abort('connectionrefused'));
    await visit(page, '/contact');
    await untilTakenOver(enquiryForm(page));
    await enquiryForm(page).getByLabel('Full name').fill('Asha Rai');
    await enquiryForm(page).getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByText('Please sign in').first()).toBeVisible();
    const isLeft = left.then(() => true);
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(await Promise.race([isLeft, false])).toBe(true);
    }).toPass();
    await expect(page.getByRole('alert')).toContainText('Please sign in');
    await expect(enquiryForm(page).getByLabel('Full name')).toHaveValue('Asha Rai');
    await page.unroute(lost);
  }
});
