import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NEVER_PLACEHOLDERS, type SiteSettings } from '../../../contracts/settings/settings.contract.ts';
import { makeAdmin, makeUser } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders, loadSettings } from './settings.queries.ts';
import { findStaffAddresses } from './staff-addresses.ts';

let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('settings').execute();
  await insertPlaceholders(site.db, demoSettings, new Date());
});

function set(name: string, value: unknown) {
  return site.db
    .updateTable('settings')
    .set({ value: JSON.stringify(value), is_placeholder: 0 })
    .where('name', '=', name)
    .execute();
}

test('everybody reads the settings, and which of them are placeholders §9.23', async () => {
  const { status, body } = await site.get<SiteSettings>('/settings');
  expect(status).toBe(200);
  const { placeholders, isOpen, ...values } = body.data;
  expect(isOpen).toBe(true);
  expect(demoSettings).toMatchObject(values);
  const open = Object.keys(demoSettings).filter((name) => !NEVER_PLACEHOLDERS.includes(name));
  expect(placeholders.sort()).toEqual(open.sort());
});

test('what staff have set is no placeholder any more', async () => {
  await set('email', 'office@agency.example');
  const { body } = await site.get<SiteSettings>('/settings');
  expect(body.data.email).toBe('office@agency.example');
  expect(body.data.placeholders).not.toContain('email');
  expect(body.data.placeholders).toContain('phones');
});

test('a setting that the site does not know is not shown', async () => {
  await site.db
    .insertInto('settings')
    .values({ name: 'secret', value: '"x"', is_placeholder: 0, updated_at: '2026-11-20T06:00:00.000Z' })
    .execute();
  expect((await site.get('/settings')).body.data).not.toHaveProperty('secret');
});

test('placeholders never take the place of what staff have set', async () => {
  await set('agencyName', 'Kanchan Tours');
  await insertPlaceholders(site.db, demoSettings, new Date());
  expect((await loadSettings(site.db)).agencyName).toBe('Kanchan Tours');
});

test('a setting of a later version is added as a placeholder', async () => {
  await site.db.deleteFrom('settings').where('name', '=', 'officeHours').execute();
  await insertPlaceholders(site.db, demoSettings, new Date());
  const settings = await loadSettings(site.db);
  expect(settings.officeHours).toBe(demoSettings.officeHours);
  expect(settings.placeholders).toContain('officeHours');
});

test('mail for staff goes to every admin until the agency’s address is set', async () => {
  await makeUser(site.db);
  for (const email of ['a@agency.example', 'b@agency.example']) await makeAdmin(site.db, { email });
  const before = await findStaffAddresses(site.db, []);
  expect(before.sort()).toEqual(['a@agency.example', 'b@agency.example']);
  await set('email', 'office@agency.example');
  expect(await findStaffAddresses(site.db, [])).toEqual(['office@agency.example']);
});
