import { ADMIN, expect, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { readShift, watchShifts } from '../support/e2e/layout-shifts.ts';
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
