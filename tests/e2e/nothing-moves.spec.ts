import { ADMIN, expect, test, untilIdle, untilTakenOver, visit } from '../support/e2e/e2e-fixtures.ts';
import { enquiryForm } from '../support/e2e/enquiry-form.ts';
import { readShift, watchShifts } from '../support/e2e/layout-shifts.ts';
import { openWithoutScript } from '../support/e2e/open-without-script.ts';
import { signInByForm } from '../support/e2e/sign-in-form.ts';

/** A tenth of what is called good. */
const MAX_SHIFT = 0.01;

const TOUR = '/tours/gangtok-tsomgo-and-nathula';
const WAYS = [
  { next: '', leadsTo: '/home', shows: 'main article' },
  { next: `${TOUR}#enquiry-form`, leadsTo: TOUR, shows: '#enquiry form' },
  { next: '/account', leadsTo: '/account', shows: 'main section h2' },
  { next: '', leadsTo: '/admin-dashboard', shows: '#figures' },
];

for (const { next, leadsTo, shows } of WAYS) {
  test(`nothing moves as signing in leads to ${leadsTo}`, { tag: '@phone' }, async ({ page, traveller }) => {
    const account = leadsTo.startsWith('/admin') ? ADMIN : traveller;
    if (account !== ADMIN) await page.request.post('/api/v1/auth/register', { data: account });
    await page.addInitScript(watchShifts);
    await visit(page, next ? `/login?${new URLSearchParams({ next })}` : '/login');
    const before = await readShift(page);
    await signInByForm(page, account);
    await expect(page).toHaveURL((url) => url.pathname === leadsTo);
    await expect(page.locator(shows).first()).toBeAttached();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect((await readShift(page)) - before).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

test('what the server said to a form stands still as the script of its page starts', {
  tag: '@phone',
}, async ({ page, guard }) => {
  guard.allow(/status of 400|ERR_CONNECTION_REFUSED/);
  const { arrive } = await openWithoutScript(page, '/contact');
  const form = enquiryForm(page);
  await page.addInitScript(watchShifts);
  await page.addInitScript(watchAnswer);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByRole('alert')).toContainText('Please sign in');
  const before = await readShift(page);
  arrive();
  await untilTakenOver(form);
  await untilIdle(page);
  expect((await readShift(page)) - before).toBeLessThanOrEqual(MAX_SHIFT);
  expect(await page.evaluate(() => (window as unknown as { timesGone: number }).timesGone)).toBe(0);
});

test('nothing moves as the tours that were chosen here come to be compared', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(watchShifts);
  // With the typefaces at hand: a letter of theirs is not as wide as that of what stands in for them.
  await visit(page, '/compare');
  await page.evaluate(async () => {
    await document.fonts.ready;
    localStorage.setItem('compareTours', '["gangtok-tsomgo-and-nathula","bhutan-trongsa-and-bumthang"]');
  });
  await page.reload();
  await expect(page).toHaveURL(/tours=gangtok/);
  await expect(page.getByRole('region', { name: 'Comparison of tours' })).toBeVisible();
  expect(await readShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
});

/** For `addInitScript`. Counts how often what was said has gone from the form. */
function watchAnswer(): void {
  const seen = Object.assign(window, { timesGone: 0 });
  let isThere = false;
  const look = () => {
    const wasThere = isThere;
    isThere = (document.querySelector<HTMLElement>('#enquiry-form [role="alert"]')?.offsetHeight ?? 0) > 0;
    if (wasThere && !isThere) seen.timesGone += 1;
    requestAnimationFrame(look);
  };
  look();
}
