import { LOGGED, muteNews } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  registerAndSignIn,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { originHeaders } from '../support/e2e/origin-headers.ts';
import { enquiryBodyOf } from '../support/request-bodies.ts';

const CHARTS = [
  ['Enquiries by day', 'Day'],
  ['By destination', 'Destination'],
  ['By status', 'Status'],
  ['Ratings', 'Stars'],
] as const;

test('the dashboard welcomes, leads to every page, and says what waits §2.39', async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/admin-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText([
    'Dashboard',
    /^Inbox(\d+\+? waiting)?$/,
    'Bookings',
    'Money',
    'Customers',
    'Tours',
    'Roads',
    'Team',
    'Pictures',
    'Reviews',
    'Messages',
    'Mail',
    'Users',
    'Subscribers',
    'Newsletter',
    'Pages',
    'Settings',
    'History',
    'Your account',
    'View the site',
  ]);
  for (const [name, path] of [
    ['Tours', '/admin/manage-tours'],
    ['Bookings', '/admin/bookings'],
    ['Users', '/admin/users'],
    ['Reviews', '/admin/reviews'],
    ['Subscribers', '/admin/subscribers'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
  }
  await expect(page.getByRole('heading', { level: 2, name: /^Today/ })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: /still (a placeholder|placeholders)/ }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
});

test('today remembers whose work it shows; charts have their figures as tables, and both lead to the lists behind them', {
  tag: '@long',
}, async ({ page, otherPage, traveller }) => {
  await registerAndSignIn(otherPage, traveller);
  const sent = await otherPage.request.post('/api/v1/booking', {
    headers: await originHeaders(otherPage),
    data: enquiryBodyOf({ tourName: 'Kalimpong' }),
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await signInAsAdmin(page);
  await visit(page, '/admin-dashboard');
  const today = page.getByRole('region', { name: /^Today/ });
  const everyones = today.getByRole('button', { name: 'Everyone’s' });
  await expect(today.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true');
  // At once, one after the other: also where the lists have just been reloaded.
  await everyones.click();
  await today.getByRole('button', { name: 'Mine' }).click();
  await everyones.click();
  await expect(everyones).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(everyones).toHaveAttribute('aria-pressed', 'true');
  for (const [title, head] of CHARTS) {
    const chart = page.getByRole('figure', { name: title });
    await expect(
      chart.locator('svg .recharts-bar').or(chart.getByText('Nothing in this period')).first(),
    ).toBeVisible();
    await chart.getByText('As a table').click();
    await expect(chart.getByRole('columnheader').first()).toHaveText(head);
  }
  const destinations = page.getByRole('figure', { name: 'By destination' });
  await expect(destinations.getByRole('row', { name: /^Kalimpong [1-9]/ })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'By status' }).getByRole('row')).toHaveCount(7);
  await checkAccessibility(page, page.getByRole('region', { name: 'How it goes' }));

  const row = destinations.getByRole('row', { name: /^Kalimpong/ });
  const counted = Number(await row.getByRole('cell').textContent());
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/bookings\?destination=Kalimpong&receivedFrom=.+&receivedTo=/);
  await expect(page.getByRole('checkbox', { name: /^Choose the enquiry of/ })).toHaveCount(counted);
  await page.goBack();
  await destinations.locator('.recharts-bar-rectangle').first().click();
  await expect(page).toHaveURL(/\/admin\/bookings\?destination=/);
  await page.goBack();
  await today.getByRole('link', { name: /^New, not answered/ }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\?needs=unanswered&sort=oldest$/);
  await expect(page.getByRole('link', { name: 'Not answered' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('checkbox', { name: /^Choose the enquiry of/ }).first()).toBeVisible();
});

test('a chart that is still to be redrawn does not widen the page', { tag: '@long' }, async ({ page }) => {
  await signInAsAdmin(page);
  // Within the last 30 days nobody may have rated anything.
  await visit(page, '/admin-dashboard?period=all');
  const ratings = page.getByRole('figure', { name: 'Ratings' });
  await expect(ratings.locator('svg .recharts-bar').first()).toBeVisible();
  // In one go: the chart hears of its new width a moment later.
  const over = await ratings.evaluate((figure) => {
    const main = figure.closest('main');
    if (main) main.style.width = '300px';
    return figure.getBoundingClientRect().width < 300 ? figure.scrollWidth - figure.clientWidth : Number.NaN;
  });
  expect(over).toBe(0);
});

test('the period is chosen, and stays in the address', { tag: '@long' }, async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/admin-dashboard');
  const period = page.getByRole('navigation', { name: 'Period' });
  await expect(period.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
  await period.getByRole('link', { name: 'This year' }).click();
  await expect(page).toHaveURL(/\?period=year$/);
  await expect(period.getByRole('link', { name: 'This year' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(/^1 Jan \d{4} to /)).toBeVisible();

  await page.getByText('Other days').click();
  await page.getByLabel('First day').fill('2026-02-01');
  await page.getByLabel('Last day').fill('2026-02-28');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\?from=2026-02-01&to=2026-02-28$/);
  await expect(page.getByText('1 Feb 2026 to 28 Feb 2026')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 Feb 2026 to 28 Feb 2026')).toBeVisible();
  await expect(page.getByText('No enquiries in this period')).toBeVisible();
});

test('days that make no period are refused beside their field', { tag: '@long' }, async ({ page, guard }) => {
  guard.allow(/status of 400/);
  await signInAsAdmin(page);
  await visit(page, '/admin-dashboard?from=2026-03-02&to=2026-03-01');
  await expect(page.getByText('The last day is before the first one.')).toBeVisible();
  await expect(page.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true');
  await checkAccessibility(page, page.getByRole('region', { name: 'How it goes' }));
});

test('a dashboard that does not load says so, and can be tried again', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  guard.allow(LOGGED);
  await muteNews(page);
  await signInAsAdmin(page);
  await page.route('**/api/v1/dashboard*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  await visit(page, '/admin-dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to load the dashboard');
  await page.unroute('**/api/v1/dashboard*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible();
});
