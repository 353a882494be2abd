// @module-tag dialect
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnSite } from '../../../contracts/demo/own-site.contract.ts';
import type { EditableContent } from '../../../contracts/page-content/page-content.contract.ts';
import { everythingIn } from '../../../tests/support/database/everything-in.ts';
import { askMeanwhile } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeOwner,
  makeSubscriber,
  makeUser,
  PASSWORD,
} from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Db } from '../../db/database.ts';
import { countRows } from '../../db/dialect/copy-database.ts';
import { seedDatabase } from '../../seed-database.ts';
import type { CheckedUser } from '../accounts/sign-in/check-password.ts';
import { getUser } from '../accounts/users/manage-users.ts';
import { loadEditableSettings, loadSettings, storeState } from '../settings/settings.queries.ts';
import { startOwnSite } from './empty-site.ts';
import { FATES } from './what-goes.ts';

let site: TestApp;
let ownerId: string;
let owner: string;

beforeEach(async () => {
  site = await buildTestApp();
  await seedDatabase(site.db, 'demo', new Date());
  ({ id: ownerId } = await makeOwner(site.db));
  owner = await site.signIn({ id: ownerId });
});
afterEach(() => site.close());

const AT = new Date().toISOString();
const state = async () => (await site.get<OwnSite>('/manage/own-site', { as: owner })).body.data;
const start = (password = PASSWORD, as = owner) => site.post('/manage/own-site', { as, body: { password } });

async function backUp() {
  expect((await site.post('/manage/own-site/backup', { as: owner })).status).toBe(200);
  return vi.waitUntil(
    async () => {
      const { backup } = await state();
      return backup?.state === 'working' ? undefined : backup;
    },
    { timeout: 50_000, interval: 50 },
  );
}

/** As `backUp` leaves it, without PostgreSQL's own programs. */
async function haveBackup() {
  const folder = join(site.deps.config.dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'teesta-2026-11-20T06-00-00Z.tar.gz');
  writeFileSync(file, '');
  const rows = await countRows(site.db);
  await storeState(
    site.db,
    'siteBackup',
    { state: 'made', at: new Date().toISOString(), file, rows },
    new Date(),
  );
  return file;
}

/** Somebody and something of each kind. */
async function work() {
  const traveller = await makeUser(site.db);
  await makeAdmin(site.db);
  await makeEnquiry(site.db, { user_id: traveller.id });
  await makeContactMessage(site.db);
  await makeSubscriber(site.db);
  await site.signIn(traveller);
}

test('it says what goes', async () => {
  await work();
  const { counts, isDemo, backup, asksForCode } = await state();
  expect({ isDemo, backup, asksForCode }).toEqual({ isDemo: true, backup: null, asksForCode: false });
  expect(counts).toMatchObject({ enquiry: 1, message: 1, traveller: 1, colleague: 1, subscriber: 1 });
  expect(counts.tour).toBeGreaterThan(20);
});

test('what is left is what an empty site has, and its owners', async () => {
  await work();
  const second = await makeOwner(site.db);
  const file = await haveBackup();
  expect((await start()).status).toBe(200);

  expect(await state()).toMatchObject({ isDemo: false, backup: { state: 'used', file } });
  const users = await site.db.selectFrom('users').select('id').orderBy('id').execute();
  expect(users.map(({ id }) => id)).toEqual([ownerId, second.id].sort());
  expect(await loadSettings(site.db)).toMatchObject({ isOpen: false, phones: [], agencyName: 'The agency' });
  const log = await site.db.selectFrom('audit_log').select(['action', 'after']).execute();
  expect(log).toEqual([{ action: 'site.begin-anew', after: JSON.stringify({ backup: file }) }]);
  const begin = await site.get('/manage/opening', { as: owner });
  expect(begin.body.data).toMatchObject({ openedAt: null, done: [], skipped: [], demo: 'emptied' });

  const left = await countRows(site.db);
  expect(await seedDatabase(site.db, 'demo', new Date())).toBe(false);
  expect(await countRows(site.db)).toEqual(left);
  const fresh = await buildTestApp();
  await seedDatabase(fresh.db, 'empty', new Date());
  const settings = (await countRows(fresh.db)).settings ?? 0;
  await fresh.close();
  const remaining: Record<string, number> = { audit_log: 1, users: 2, settings: settings + 1 };
  for (const [table, fate] of Object.entries(FATES))
    if (fate !== 'stays' && table !== 'search_words')
      expect([table, left[table]]).toEqual([table, remaining[table] ?? 0]);
  const words = await site.db.selectFrom('search_words').select(['kind', 'subject_id']).distinct().execute();
  expect(words.map(({ kind }) => kind)).toEqual(['user', 'user']);
  const sums = await site.db.selectFrom('daily_sums').select(['count', 'total']).distinct().execute();
  expect(sums).toEqual([{ count: 0, total: 0 }]);
  expect((await start()).body.message).toContain('no unchanged demo tour');
});

test('what an owner set to protect the data stays', async () => {
  const set = { agentsSee: 'all', secondFactorRoles: ['manager'] };
  const { updatedAt: basedOn } = (await site.get<{ updatedAt: string }>('/settings/editable', { as: owner }))
    .body.data;
  expect((await site.put('/settings', { as: owner, body: { ...set, basedOn } })).status).toBe(200);
  await haveBackup();
  expect((await start()).status).toBe(200);
  expect((await loadEditableSettings(site.db)).values).toMatchObject(set);
  expect((await loadSettings(site.db)).isOpen).toBe(false);
});

test.runIf(isOnPostgres())('the emptied site is closed, also where a step is skipped meanwhile', async () => {
  await haveBackup();
  const user = await getUser(site.db, ownerId);
  const begin = (trx: Db) =>
    startOwnSite(trx, user as CheckedUser, { actor: user as never, now: new Date() });
  const skip = () => site.put('/manage/opening/steps', { as: owner, body: { skips: 'mail' } });
  const [skipped] = await askMeanwhile(site.db, begin, [skip]);
  expect(skipped?.body.data).toMatchObject({ openedAt: null, skipped: ['mail'] });
});

test('nothing goes where a draft was saved after the backup, which adds no row, or the backup is old', async () => {
  const path = '/manage/content/questions';
  const draft = async (heading: string) => {
    const { version, values } = (await site.get<EditableContent>(path, { as: owner })).body.data;
    const body = { values: JSON.stringify({ ...values, heading }), version };
    expect((await site.put(`${path}/draft`, { as: owner, body })).status).toBe(200);
  };
  await draft('Before');
  await haveBackup();
  await draft('A day of work');
  expect((await start()).body.message).toContain('Something was written since');
  await haveBackup();
  site.setClock(new Date(Date.now() + 3_601_000).toISOString());
  expect((await start()).body.message).toContain('more than an hour old');
  expect((await state()).counts.tour).toBeGreaterThan(20);
});

test('nothing goes without a backup that has all of it, and is there', async () => {
  expect((await start()).body.message).toContain('Make a backup first');
  const file = await haveBackup();
  await makeContactMessage(site.db);
  const before = await everythingIn(site.db);
  expect((await start()).body.message).toContain('Something was written since');
  rmSync(file);
  expect((await start()).body.message).toContain('is not there any more');
  expect(await everythingIn(site.db)).toEqual(before);
});

test.runIf(!isOnPostgres())('the backup is made beside the site, and opened with what it has', async () => {
  const [made, again] = [await backUp(), await backUp()];
  expect(made).toMatchObject({ state: 'made', file: expect.stringMatching(/teesta-.+\.tar\.gz$/) });
  expect(existsSync(made?.file ?? '')).toBe(true);
  expect(again?.at).not.toBe(made?.at);
  expect((await start()).status).toBe(200);
});

test('a backup that fails says why, and one whose process is gone does not wait for ever', async () => {
  // Where the folder of backups would be.
  writeFileSync(join(site.deps.config.dataDir, 'backups'), '');
  expect(await backUp()).toMatchObject({ state: 'failed', why: expect.stringMatching(/EEXIST|pg_dump/) });
  expect((await start()).body.message).toContain('Make a backup first');

  await storeState(
    site.db,
    'siteBackup',
    { state: 'working', at: AT, until: '2026-11-01T06:00:00.000Z' },
    new Date(),
  );
  expect((await state()).backup).toMatchObject({ state: 'failed', why: expect.stringContaining('stopped') });
});

test('where the last step fails, all of it is there as before', async () => {
  await work();
  await haveBackup();
  const counts = await countRows(site.db);
  await site.db.schema.alterTable('audit_log').renameColumn('subject_label', 'away').execute();
  expect((await start()).status).toBe(500);
  await site.db.schema.alterTable('audit_log').renameColumn('away', 'subject_label').execute();
  expect(await countRows(site.db)).toEqual(counts);
  expect((await state()).backup?.state).toBe('made');
});

test('only an owner empties a site, with the password, and only a demo', async () => {
  const manager = await site.signIn(await makeAdmin(site.db));
  await haveBackup();
  expect((await start(PASSWORD, manager)).status).toBe(403);
  expect((await site.get('/manage/own-site', { as: manager })).status).toBe(403);
  expect((await site.post('/manage/own-site/backup', { as: manager })).status).toBe(403);
  expect((await start('a wrong one')).body.fields).toEqual({ password: 'This is not your password.' });
  expect((await state()).counts.tour).toBeGreaterThan(20);
  await site.db.updateTable('tours').set({ version: 100 }).execute();
  expect((await state()).isDemo).toBe(false);
  expect((await start()).body.message).toContain('no unchanged demo tour');
  expect((await site.post('/manage/own-site/backup', { as: owner })).status).toBe(409);
});
