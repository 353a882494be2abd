import type { SiteSettings } from '../../contracts/settings/settings.contract.ts';
import { expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { showMap } from '../support/e2e/page-guard.ts';

const FAILED = 'Map failed to load. Please try again later.';

/** Each link's group, name and address, and the title of the page there. */
const LINKS = [
  ['Discover', 'About', '/about', /^About/],
  ['Discover', 'Tours', '/tours', /tours/i],
  ['Discover', 'Home', '/home', /Tours in the eastern Himalaya/],
  ['Quick Links', 'Gallery', '/gallery', /^Gallery/],
  ['Quick Links', 'Login', '/login', /^Sign in/],
  ['Quick Links', 'Register', '/register', /^Create an account/],
  ['Policies', 'Privacy policy', '/privacy', /^Privacy policy/],
  ['Policies', 'Cancellation policy', '/cancellation', /^Cancellation policy/],
  ['Policies', 'Terms & conditions', '/termsconditions', /^Terms & conditions/],
] as const;

const FINGER = 44;

function yearInIndia(): string {
  return new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(new Date());
}

test('each link of the footer leads where it says §2.66–2.68', { tag: '@phone-long' }, async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const [group, name, path, title] of LINKS) {
    await test.step(`${group}: ${name}`, async () => {
      await visit(page, '/contact');
      const links = footer.getByRole('navigation', { name: group }).getByRole('link');
      await expect(links).toHaveCount(LINKS.filter(([other]) => other === group).length);
      await links.filter({ hasText: name }).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page).toHaveTitle(title);
    });
  }
});

test('the footer has the phones to call, the email, the office, the year, and social pages in a tab of their own §2.69 §2.70 §2.73 §9.23', async ({
  page,
  context,
  guard,
}) => {
  const answer = await page.request.get('/api/v1/settings');
  const { data: settings }: { data: SiteSettings } = await answer.json();
  const yearBefore = yearInIndia();
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  async function expectLink(name: string, address: string): Promise<void> {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', address);
    expect((await link.boundingBox())?.height, `room for a finger on ${name}`).toBeGreaterThanOrEqual(FINGER);
  }

  expect(settings.phones).toHaveLength(2);
  for (const phone of settings.phones) await expectLink(phone, `tel:${phone.replaceAll(' ', '')}`);
  await expectLink(settings.email, `mailto:${settings.email}`);
  for (const line of settings.addressLines) await expect(footer.getByText(line)).toBeVisible();
  // The year may have turned since the page was asked for.
  const year = `(${yearBefore}|${yearInIndia()})`;
  await expect(footer.getByText('©')).toHaveText(
    new RegExp(`^© ${year} ${settings.agencyName}. All rights reserved.$`),
  );
  const socials = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(socials).toHaveCount(settings.socials.length);
  for (const { name, url } of settings.socials) await expectLink(`${name} (opens a new tab)`, url);

  const [social] = settings.socials;
  if (!social) throw new Error('The demo agency has social pages.');
  guard.allow(new RegExp(`^outbound request: ${social.url}$`));
  await context.route(social.url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  const [opened] = await Promise.all([context.waitForEvent('page'), socials.first().click()]);
  await expect(opened).toHaveTitle('Elsewhere');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/about$/);
});

test('on a phone the footer takes less than a window, and one line on pages of the account', {
  tag: '@widths',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const footer = page.getByRole('contentinfo');
  const heightOn = async (path: string) => {
    await visit(page, path);
    await expect(footer.getByText('©')).toBeAttached();
    return (await footer.boundingBox())?.height;
  };
  expect(await heightOn('/home')).toBeLessThanOrEqual(700);
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password/x', '/account'])
    expect(await heightOn(path), path).toBeLessThanOrEqual(76);
});

test('a page with its own map shows one alone', async ({ page }) => {
  await visit(page, '/contact');
  await expect(page.getByRole('contentinfo').getByText('©')).toBeAttached();
  await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveCount(1);
});

test('the footer shows the map §2.71', async ({ page }) => {
  await showMap(page);
  await visit(page, '/tours');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.locator('iframe').contentFrame().getByText('A map stands here.')).toBeVisible();
  await expect(footer.getByText(FAILED)).toBeHidden();
});

test('a map that does not load is tried once more, then says so §2.72 §8.19 §9.12', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  await visit(page, '/tours');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByText(FAILED)).toBeVisible();
  expect(guard.mapRequests).toHaveLength(2);
  const plainLink = footer.getByRole('link', { name: 'Open the map on openstreetmap.org' });
  await expect(plainLink).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
});
