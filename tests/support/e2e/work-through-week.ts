import type { Locator } from '@playwright/test';
import { expect } from './e2e-fixtures.ts';
import { signInWindow } from './ended-session.ts';
import type { Wanted, Week } from './working-week.ts';

export const rowOf = ({ page }: Week, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name });
export const heading = ({ page }: Week): Locator => page.getByRole('heading', { level: 1 });

export async function find({ page, hands }: Week, words: string, wanted: string): Promise<void> {
  await hands.key('Control+k', page.getByRole('button', { name: 'Search everything' }));
  const found = page.getByRole('dialog', { name: 'Search everything' });
  await hands.type(found.getByRole('combobox'), words);
  await hands.pick(found.getByRole('option', { name: new RegExp(`^${wanted}\\b`) }).first());
  await expect(found).toBeHidden();
}

export async function openPage(week: Week, name: string): Promise<void> {
  await find(week, name, name);
  await expect(heading(week)).toHaveText(name);
}

export async function openView({ page, hands }: Week, name: string): Promise<void> {
  const view = page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: new RegExp(`^${name}\\b`) });
  await hands.press(view);
  const href = (await view.getAttribute('href')) ?? '';
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === href);
  await expect(view).toHaveAttribute('aria-current', 'true');
}

export async function search(week: Week, q: string): Promise<void> {
  const { page, hands } = week;
  await openPage(week, 'Bookings');
  const field = page.getByRole('search').getByRole('searchbox');
  await field.waitFor();
  await hands.jump('/', field);
  await openView(week, 'New');
  await hands.jump('/', field);
  await hands.type(field, q);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`status=new&q=${encodeURIComponent(q).replaceAll('%20', '\\+')}`));
}

export async function openFirst(week: Week, wanted: Wanted, count: number): Promise<void> {
  await search(week, `${wanted} ${week.family}`);
  const rows = rowOf(week, week.family);
  await expect(rows).toHaveCount(count);
  await week.hands.press(rows.first().getByRole('link').first());
  await expect(heading(week)).toContainText(week.family);
}

export async function next(week: Week, from: string): Promise<void> {
  await week.hands.key('j', week.page.getByRole('button', { name: /^Next/ }));
  await expect(heading(week)).not.toHaveText(from);
}

export async function signInOverPage({ page, hands, staff }: Week): Promise<void> {
  await expect(signInWindow(page)).toBeVisible();
  await hands.type(signInWindow(page).getByLabel('Password', { exact: true }), staff.password);
  await page.keyboard.press('Enter');
  await expect(signInWindow(page)).toBeHidden();
}
