// @module-tag dialect
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ALL_CALLS } from '../../../contracts/calls/all-calls.contract.ts';
import type { Opening } from '../../../contracts/opening/opening.contract.ts';
import { sessionCookieHeader } from '../../../tests/support/cookie-headers.ts';
import { askMeanwhile } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeAdmin, makeOwner, makeTour, makeUser } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Db } from '../../db/database.ts';
import { seedDatabase } from '../../seed-database.ts';
import { storeState } from '../settings/settings.queries.ts';
import { lockOpening } from './opening.queries.ts';

let site: TestApp;
let owner: string;

beforeEach(async () => {
  site = await buildTestApp({ cacheLifetime: 60_000 });
  await seedDatabase(site.db, 'empty', new Date());
  owner = await site.signIn(await makeOwner(site.db));
});
afterEach(() => site.close());

const opening = async (as = owner) => (await site.get<Opening>('/manage/opening', { as })).body.data;
const press = (isOpen: boolean, as = owner) => site.put<Opening>('/manage/opening', { as, body: { isOpen } });
const change = (body: object) => site.put<Opening>('/manage/opening/steps', { as: owner, body });
const robots = async () => (await site.app.inject('/robots.txt')).body;

test('an empty site is closed, nothing is done, and it says what visitors would miss', async () => {
  expect(await opening()).toEqual({
    ...{ openedAt: null, skipped: [], isPutAway: false, done: [] },
    missing: ['name', 'phone', 'email', 'tour', 'policies', 'placeholders'],
    ...{ hasDraftTour: false, demo: null },
  });
});

test('a step is done by what is there, not by a click, and can be skipped', async () => {
  const { updatedAt: basedOn } = (await site.get<{ updatedAt: string }>('/settings/editable', { as: owner }))
    .body.data;
  const values = {
    agencyName: 'Kanchan Tours',
    phones: ['+91 98300 12345'],
    email: 'office@kanchan.example',
    replyWithin: 'within a day',
  };
  expect((await site.put('/settings', { as: owner, body: { basedOn, ...values } })).status).toBe(200);
  await makeTour(site.db, { status: 'draft' });
  for (const skips of ['mail', 'mail']) await change({ skips });
  const asItCame = { as: owner, body: { version: 0 } };
  for (const page of ['destinations', 'policies'])
    expect((await site.post(`/manage/content/${page}/publication`, asItCame)).status).toBe(200);
  expect(await opening()).toMatchObject({
    ...{
      done: ['agency', 'reach', 'destinations'],
      skipped: ['mail'],
      missing: ['tour'],
      hasDraftTour: true,
    },
  });
  await makeTour(site.db);
  expect(await opening()).toMatchObject({ done: expect.arrayContaining(['tour']), missing: [] });
});

test('a tab that skips a step undoes nothing of what another one did', async () => {
  for (const body of [{ skips: 'mail' }, { isPutAway: true }, { skips: 'look' }]) await change(body);
  expect(await opening()).toMatchObject({ skipped: ['mail', 'look'], isPutAway: true });
});

test.runIf(isOnPostgres())(
  'a step that is skipped as the owner closes the site opens it no more',
  async () => {
    await press(true);
    const close = async (trx: Db) =>
      storeState(trx, 'opening', { ...(await lockOpening(trx)), openedAt: null }, new Date());
    const [skipped] = await askMeanwhile(site.db, close, [() => change({ skips: 'mail' })]);
    expect(skipped?.body.data).toMatchObject({ openedAt: null, skipped: ['mail'] });
  },
);

test('a site from before there was an opening is open, and has no list to do', async () => {
  await site.db.deleteFrom('settings').where('name', '=', 'opening').execute();
  expect(await opening()).toMatchObject({ openedAt: '', isPutAway: true });
});

test('only an owner opens the site, and closes it again', async () => {
  const manager = await site.signIn(await makeAdmin(site.db, { staff_role: 'manager' }));
  expect((await press(true, manager)).status).toBe(403);
  const { body } = await press(true);
  expect(body.data.openedAt).toMatch(/^20/);
  expect(await robots()).toContain('Sitemap:');
  expect((await press(false)).body.data.openedAt).toBeNull();
  expect(await robots()).toBe('User-agent: *\nDisallow: /\n');
  const log = await site.db.selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(log.map(({ action }) => action)).toEqual(['site.open', 'site.close']);
});

test('search engines find nothing of a closed site', async () => {
  const tour = await makeTour(site.db);
  expect((await site.app.inject('/sitemap.xml')).body).not.toContain('<url>');
  expect((await site.app.inject('/sitemap-pages.xml')).statusCode).toBe(404);
  expect((await site.app.inject(`/media/social/tours/${tour.slug}.jpg`)).statusCode).toBe(404);
  expect((await site.app.inject('/healthz')).statusCode).toBe(200);
});

test('of a closed site no visitor gets what is public, and staff get it without leaving it in the cache', async () => {
  const tour = await makeTour(site.db);
  const calls = ALL_CALLS.filter(({ isPublic, name }) => isPublic && name !== 'getSettings');
  const paths = calls.map(({ call }) =>
    call.replace('GET ', '/api/v1').replace(':id', tour.slug).replace(':key', 'about'),
  );
  const traveller = await site.signIn(await makeUser(site.db));
  const askAll = (headers: Record<string, string>) =>
    Promise.all(paths.map(async (url) => (await site.app.inject({ url, headers })).statusCode));
  const refused = paths.map(() => 503);
  expect(await askAll({})).toEqual(refused);
  expect(await askAll({ authorization: `Bearer ${traveller}` })).toEqual(refused);
  expect(await askAll({ cookie: sessionCookieHeader(owner) })).not.toContain(503);
  expect(await askAll({ authorization: `Bearer ${owner}` })).not.toContain(503);
  expect(await askAll({})).toEqual(refused);
  expect((await site.get('/settings')).status).toBe(200);
  expect((await site.get('/saved-tours', { as: traveller })).status).toBe(503);
  expect((await site.put(`/saved-tours/${tour.slug}`, { as: traveller })).status).toBe(503);
  await press(true);
  expect(await askAll({})).not.toContain(503);
  await press(false);
  expect(await askAll({})).toEqual(refused);
});
