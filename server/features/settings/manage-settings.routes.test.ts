// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EditableSettings, SiteSettings } from '../../../contracts/settings/settings.contract.ts';
import { askMeanwhile } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeAdmin, makeOwner } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { Db } from '../../db/database.ts';
import type { UserRow } from '../../db/schema.ts';
import { updateUser } from '../accounts/users.queries.ts';
import { insertPlaceholders } from './settings.queries.ts';

const STORED = '2026-11-20T06:00:00.000Z';
let site: TestApp;
let admin: UserRow;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  admin = await makeAdmin(site.db);
  staff = await site.signIn(admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setClock('2026-11-21T06:00:00.000Z');
  await site.db.deleteFrom('settings').execute();
  await site.db.deleteFrom('audit_log').execute();
  await insertPlaceholders(site.db, demoSettings, new Date(STORED));
});

const load = () => site.get<EditableSettings>('/settings/editable', { as: staff });
const put = (body: object) => site.put<EditableSettings>('/settings', { as: staff, body });
const audit = () => site.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

test.runIf(isOnPostgres())('who is no owner any more sets nothing that is the owners’', async () => {
  const owner = await makeOwner(site.db);
  const as = await site.signIn(owner);
  const demote = (trx: Db) => updateUser(trx, owner.id, { staff_role: 'manager' });
  const body = { basedOn: STORED, agentsSee: 'all' };
  const [answer] = await askMeanwhile(site.db, demote, [() => site.put('/settings', { as, body })]);
  expect(answer?.status).toBe(403);
});

test('staff read everything that can be set, and when it last changed', async () => {
  const { status, body } = await load();
  expect(status).toBe(200);
  expect(body.data.values).toEqual(demoSettings);
  expect(body.data.updatedAt).toBe(STORED);
  expect(body.data.placeholders).toContain('phones');
});

test('a change is stored, is on the site at once, and stands in the audit log', async () => {
  const changes = site.siteChanges();
  const phones = ['+91 98300 12345', '+91 353 243 1234', '+977 1-4412345'];
  const typed = ['9830012345', '0353 243 1234', '+977 1-4412345'];
  const { status, body } = await put({ basedOn: STORED, agencyName: ' Kanchan  Tours ', phones: typed });
  expect(status).toBe(200);
  expect(body.message).toBe('Settings saved');
  expect(body.data.values).toEqual({ ...demoSettings, agencyName: 'Kanchan  Tours', phones });
  expect(site.siteChanges()).toBe(changes + 1);

  const shown = (await site.get<SiteSettings>('/settings')).body.data;
  expect(shown).toMatchObject({ agencyName: 'Kanchan  Tours', phones });
  expect(shown.placeholders).not.toContain('phones');
  expect(shown.placeholders).toContain('email');
  const [entry, ...others] = await audit();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actor_id: admin.id,
    action: 'settings.update',
    subject_kind: 'settings',
    before: JSON.stringify({ agencyName: 'Teesta Trails', phones: demoSettings.phones }),
    after: JSON.stringify({ agencyName: 'Kanchan  Tours', phones }),
    created_at: '2026-11-21T06:00:00.000Z',
  });
});

test('a WhatsApp number is kept in E.164, of India when it has no country code', async () => {
  const { body } = await put({ basedOn: STORED, whatsapp: '98300 12345' });
  expect(body.data.values.whatsapp).toBe('+919830012345');
});

test('a placeholder that is sent as it is was confirmed: it is none any more', async () => {
  const { body } = await put({ basedOn: STORED, tagline: demoSettings.tagline });
  expect(body.data.placeholders).not.toContain('tagline');
  expect(await audit()).toMatchObject([
    { before: JSON.stringify({ placeholders: ['tagline'] }), after: JSON.stringify({ placeholders: [] }) },
  ]);
  await put({ basedOn: body.data.updatedAt, tagline: demoSettings.tagline });
  expect(await audit()).toHaveLength(1);
});

test('of two editors the second is told what the first changed, and nothing is overwritten', async () => {
  const first = await put({ basedOn: STORED, email: 'first@agency.example', officeHours: 'Always' });
  const changes = site.siteChanges();
  const second = await put({ basedOn: STORED, email: 'second@agency.example', tagline: 'Second' });
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({
    code: 'conflict',
    message: 'Somebody else changed these settings in the meantime. Nothing was saved.',
    fields: { email: 'Changed by somebody else in the meantime.' },
  });
  expect((await load()).body.data).toEqual(first.body.data);
  expect(site.siteChanges()).toBe(changes);
  expect(await audit()).toHaveLength(1);

  const other = await put({ basedOn: STORED, tagline: 'Second' });
  expect(other.body.data.values).toMatchObject({ email: 'first@agency.example', tagline: 'Second' });
  expect(other.body.data.updatedAt > first.body.data.updatedAt).toBe(true);
});

test('every fault is named, and nothing is stored §V1.2.2', async () => {
  const before = await load();
  const { status, body } = await put({
    agencyName: ' ',
    tagline: 'x'.repeat(161),
    phones: ['+91 98300 12345', 'call us', '123'],
    email: 'nobody',
    whatsapp: 'none',
    addressLines: [],
    latitude: 91,
    longitude: 'east',
    officeHours: 7,
    socials: [{ name: '', url: 'javascript:alert(1)' }],
    registrations: [{ name: 'GSTIN', number: '27AAPFU0939F1ZX' }, {}],
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    basedOn: 'Load the settings before you change them.',
    agencyName: 'Enter the agency’s name.',
    tagline: 'Keep the tagline to 160 characters at most.',
    'phones.1': 'Write the number in digits, such as +91 98300 12345.',
    'phones.2': 'A phone number has 7 to 15 digits.',
    email: 'Please enter a valid email address.',
    whatsapp: 'Write one number, and begin with the code of its country: +91 98300 12345.',
    addressLines: 'Give at least one of the lines of the address.',
    latitude: 'The latitude is a number between −90 and 90.',
    longitude: 'The longitude is a number between −180 and 180.',
    officeHours: 'Enter the office hours.',
    'socials.0.name': 'Enter the name.',
    'socials.0.url': 'Give a whole web address, beginning with https://.',
    'registrations.0.number':
      'This is no GSTIN: it has 15 letters and digits, the last of which checks the others.',
    'registrations.1.name': 'Enter what it is.',
    'registrations.1.number': 'Enter its number.',
  });
  expect((await load()).body.data).toEqual(before.body.data);
  expect(await audit()).toEqual([]);
});

test('a language that is named twice is stored once', async () => {
  const { body } = await put({ basedOn: STORED, languages: ['English', 'Nepali', 'english'] });
  expect(body.data.values.languages).toEqual(['English', 'Nepali']);
});

test('a number of no country is not stored', async () => {
  const { body } = await put({ basedOn: STORED, phones: ['98300 12345', '44123 45', '0353 243 1234 / 35'] });
  const message = 'Write one number, and begin with the code of its country: +91 98300 12345.';
  expect(body.fields).toEqual({ 'phones.1': message, 'phones.2': message });
});

test('a WhatsApp number alone can be the fault', async () => {
  const { status, body } = await put({ basedOn: STORED, whatsapp: '12' });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    whatsapp: 'Write one number, and begin with the code of its country: +91 98300 12345.',
  });
});
