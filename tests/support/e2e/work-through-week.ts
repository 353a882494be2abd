import type { Locator } from '@playwright/test';
import { ADMIN, expect, visit } from './e2e-fixtures.ts';
import { signInWindow } from './ended-session.ts';
import type { Wanted, Week } from './working-week.ts';

export const rowOf = ({ page }: Week, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name });
export const heading = ({ page }: Week): Locator => page.getByRole('heading', { level: 1 });

/** The list of those who want one thing. */
export async function search(week: Week, q: string): Promise<void> {
  const { page, hands } = week;
  await visit(page, '/admin/bookings?status=new');
  const field = page.getByRole('search').getByRole('searchbox');
  await field.waitFor();
  await hands.key('/');
  await hands.type(field, q);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(q).replaceAll('%20', '\\+')}`));
}

export async function openFirst(week: Week, wanted: Wanted, count: number): Promise<void> {
  await search(week, `${wanted} ${week.family}`);
  const rows = rowOf(week, week.family);
  await expect(rows).toHaveCount(count);
  await week.hands.press(rows.first().getByRole('link').first());
  await expect(heading(week)).toContainText(week.family);
}

export async function next(week: Week, from: string): Promise<void> {
  await week.hands.key('j', week.page.getByRole('button', { name: 'Next enquiry' }));
  await expect(heading(week)).not.toHaveText(from);
}

/** Signs in over the page, in the window that has just opened; what was pressed goes on. */
export async function signInOverPage({ page, hands }: Week): Promise<void> {
  await expect(signInWindow(page)).toBeVisible();
  await hands.type(signInWindow(page).getByLabel('Password', { exact: true }), ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(signInWindow(page)).toBeHidden();
}
