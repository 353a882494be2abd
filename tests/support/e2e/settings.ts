import { expect, type Page } from '@playwright/test';
import { originHeaders } from './origin-headers.ts';

type Stored = { values: Record<string, unknown>; updatedAt: string };

export async function readSettings(page: Page): Promise<Stored> {
  return (await (await page.request.get('/api/v1/settings/editable')).json()).data;
}

export async function storeSettings(page: Page, changes: Record<string, unknown>): Promise<void> {
  const { updatedAt } = await readSettings(page);
  const answer = await page.request.put('/api/v1/settings', {
    headers: await originHeaders(page),
    data: { ...changes, basedOn: updatedAt },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The tests of a process share the settings: each test changes its own and restores it. */
export async function withSettingsBack(
  page: Page,
  names: string[],
  work: () => Promise<void>,
): Promise<void> {
  const { values } = await readSettings(page);
  try {
    await work();
  } finally {
    await storeSettings(page, Object.fromEntries(names.map((name) => [name, values[name]])));
  }
}

export const saveSettings = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
export const SETTINGS_SAVED = 'Settings saved. The site shows them now.';
