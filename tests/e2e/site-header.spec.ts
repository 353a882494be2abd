import {
  checkAccessibility,
  expect,
  inBanner,
  isPhone,
  openMenu,
  registerAndSignIn,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';

const ACCOUNT_PAGES = ['/login', '/register', '/forgot-password', '/reset-password/some-token'];
const EVERY_PUBLIC_PAGE = [
  ...ACCOUNT_PAGES,
  '/home',
  '/tours',
  '/tours/search?city=Sikkim',
  '/tours/gangtok-tsomgo-and-nathula',
  '/about',
  '/gallery',
  '/contact',
  '/privacy',
  '/cancellation',
  '/termsconditions',
  '/thank-you',
  '/image/%2Fmedia%2Fscenes%2Ftiger-hill%2Fcard-1800.webp/Darjeeling',
  '/nowhere',
];

test('the header shrinks after 100 pixels of scrolling and grows back §2.64 §9.2', async ({ page }) => {
  await visit(page, '/tours');
  const header = page.getByRole('banner').locator(':scope > *').first();
  const heightOf = async () => (await header.boundingBox())?.height ?? 0;
  const full = await heightOf();
  await page.evaluate(() => scrollTo(0, 90));
  await expect.poll(heightOf).toBe(full);
  await page.evaluate(() => scrollTo(0, 140));
  await expect.poll(heightOf).toBeLessThan(full);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(heightOf).toBe(full);
});

test('the header leads to Home, About, Tours and Contact, and has a logo and two phones to tap §2.59 §2.61 §2.62', {
  tag: ['@phone', '@tablet-long'],
}, async ({ page }) => {
  for (const [name, path] of [
    ['About', '/about'],
    ['Tours', '/tours'],
    ['Contact', '/contact'],
    ['Home', '/home'],
  ] as const) {
    if (!page.url().startsWith('http')) await visit(page, '/home');
    await openMenu(page);
    const link = page.getByRole('navigation', { name: isPhone(page) ? 'Menu' : 'Main' });
    await link.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await openMenu(page);
  await expect(page.getByRole('banner').locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(2);
  if (isPhone(page)) await page.keyboard.press('Escape');
  const logo = page
    .getByRole('banner')
    .getByRole('link', { name: 'Teesta Trails' })
    .filter({ visible: true });
  await expect(logo.locator('svg')).toBeVisible();
  await expect(logo).toHaveAttribute('href', '/home');
});

test('Plan leads to permits, roads, questions and the comparison, by the keyboard alone', {
  tag: ['@phone', '@tablet-long'],
}, async ({ page }) => {
  await visit(page, '/about');
  for (const [name, path, title] of [
    ['Permits and papers', '/permits', 'Permits and papers'],
    ['Roads today', '/roads', 'Roads today'],
    ['Questions', '/questions', 'Questions and answers'],
    ['Compare tours', '/compare', 'Compare tours'],
  ] as const) {
    await inBanner(page, 'button', isPhone(page) ? 'Menu' : 'Plan').focus();
    await page.keyboard.press('Enter');
    const link = inBanner(page, 'link', name);
    await expect(link).toBeVisible();
    if (!isPhone(page) && path === '/permits') {
      await checkAccessibility(page);
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(link).toBeHidden();
  }
});

test('with letters of twice the size the menu stays within reach on a phone', {
  tag: ['@long', '@widths'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  const enquiry = page.getByRole('banner').getByRole('button', { name: 'Enquiry' });
  for (const size of ['100%', '150%', '200%']) {
    await page.evaluate(
      (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
      size,
    );
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(enquiry).toBeInViewport({ ratio: 1 });
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('header and footer stand on every public page §2.58 §2.63 §2.65', async ({ request, server }) => {
  for (const path of EVERY_PUBLIC_PAGE) {
    const html = await (await request.get(server.url + path)).text();
    const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
    for (const part of ['Enquiry</button>', 'href="tel:', '>Sign in<', '>Sign up<', 'href="/contact"']) {
      expect(header, `the header of ${path}`).toContain(part);
    }
    const [footer = ''] = /<footer[\s\S]*?<\/footer>/.exec(html) ?? [];
    const parts = ACCOUNT_PAGES.includes(path) ? [] : ['Discover', 'Quick Links', 'Policies'];
    for (const part of [...parts, '©']) {
      expect(footer, `the footer of ${path}`).toContain(part);
    }
  }
});

test('the enquiry window opens over any page, and asks a visitor who is signed out to sign in §2.60 §5.4', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/assets\/enquiry-dialog-/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await visit(page, '/tours');
  await page.getByRole('banner').getByRole('button', { name: 'Enquiry' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  arrival.resolve();
  const dialog = page.getByRole('dialog');
  const form = dialog.getByRole('form', { name: 'Enquiry' });
  await expect(form.getByLabel('Email')).toBeEditable();
  await form.getByLabel('Full name').fill('Asha Rai');
  await form.getByLabel('Destination').selectOption('Kalimpong');
  await checkAccessibility(page, dialog);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please sign in');
  // First the message, then the window.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Rai');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a person signed in sees the username, and Logout ends the session §1.12 §2.63 §4.5 §V7.4.4', async ({
  page,
  traveller,
}) => {
  await registerAndSignIn(page, traveller);
  await visit(page, '/home');
  await openMenu(page);
  const banner = page.getByRole('banner');
  await expect(banner.getByText(traveller.username).filter({ visible: true })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign in' }).filter({ visible: true })).toHaveCount(0);
  await banner.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(banner.getByRole('link', { name: 'Sign in' }).filter({ visible: true })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign up' }).filter({ visible: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('accessToken');
  expect((await page.request.get('/api/v1/booking/mine')).status()).toBe(401);
});
