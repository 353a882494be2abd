// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ManagedRoad, NO_ROAD_SOURCE, type Road } from '../../../contracts/roads/roads.contract.ts';
import type { ManagedTour } from '../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail } from '../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makeEnquiry, makeTour } from '../../../tests/support/factories.ts';
import { makeRoad } from '../../../tests/support/make-road.ts';
import { tourBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { removeDeletedRecords } from '../records/versioned-records.ts';
import { ROAD } from './road-records.ts';

const NOW = '2027-04-10T03:40:00.000Z';
const ROADS = '/manage/roads';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['bookings', 'tours', 'roads', 'outbox', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});

const body = (given: object = {}) => ({
  ...{ name: 'Gangtok to Nathula', state: 'open', source: 'Traffic police' },
  ...given,
});
const create = async (given: object = {}) =>
  (await site.post<ManagedRoad>(ROADS, { as, body: body(given) })).body.data;
const board = async () => (await site.get<Road[]>('/roads')).body.data;
const mails = () => site.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('recipient').execute();

test('everybody reads how a road is, who said so and when; what stops somebody comes first', async () => {
  await create();
  const note = 'Landslide at 27th Mile; two days at least.';
  await create({
    name: 'Teesta valley',
    state: 'closed',
    note,
    source: 'GREF',
    sourceUrl: 'https://bro.example.org/',
  });
  expect(await board()).toMatchObject([
    { name: 'Teesta valley', state: 'closed', note, source: 'GREF', checkedAt: NOW },
    { name: 'Gangtok to Nathula', state: 'open', note: '', source: 'Traffic police' },
  ]);
});

test('a save that changes nothing says that it was checked now, whichever version it was typed over', async () => {
  const { _id } = await create();
  await site.put(`${ROADS}/${_id}`, { as, body: body({ state: 'convoy', version: 1 }) });
  site.setClock('2027-04-10T05:40:00.000Z');
  const again = await site.put<ManagedRoad>(`${ROADS}/${_id}`, {
    as,
    body: body({ state: 'convoy', version: 1 }),
  });
  site.setClock(NOW);
  expect(again.body.data).toMatchObject({ version: 2, checkedAt: '2027-04-10T05:40:00.000Z' });
  const late = await site.put(`${ROADS}/${_id}`, { as, body: body({ state: 'closed', version: 1 }) });
  expect(late.status).toBe(409);
});

test('no two roads have one name, however it is written; one that was deleted holds none', async () => {
  const { _id } = await create();
  const other = await create({ name: 'Teesta valley' });
  const fault = [400, { name: 'There is a road of this name already.' }];
  const again = await site.post(ROADS, { as, body: body({ name: 'Gangtok TO Nathula' }) });
  expect([again.status, again.body.fields]).toEqual(fault);
  const renamed = await site.put(`${ROADS}/${other._id}`, { as, body: body({ version: 1 }) });
  expect([renamed.status, renamed.body.fields]).toEqual(fault);
  await site.delete(`${ROADS}/${_id}`, { as });
  await create();
  expect((await site.post(`${ROADS}/${_id}/restore`, { as })).status).toBe(409);
});

test('every fault is named', async () => {
  const { status, body: answer } = await site.post(ROADS, {
    as,
    body: { name: ' ', state: 'muddy', sourceUrl: 'javascript:alert(1)' },
  });
  expect([status, Object.keys(answer.fields).sort()]).toEqual([
    400,
    ['name', 'source', 'sourceUrl', 'state'],
  ]);
});

test('a road has a source; an old one without is still so, and gets one with the first change §T1.7', async () => {
  const fault = [400, { source: NO_ROAD_SOURCE }];
  const refused = await site.post(ROADS, { as, body: body({ source: ' ' }) });
  expect([refused.status, refused.body.fields]).toEqual(fault);

  const old = { name: 'Gangtok to Nathula', state: 'open' as const, note: '', source: '', source_url: '' };
  const { id } = await makeRoad(site.db, old, new Date('2027-04-01T03:40:00.000Z'));
  expect(await board()).toMatchObject([{ source: '', checkedAt: '2027-04-01T03:40:00.000Z' }]);
  const save = (given: object) =>
    site.put<ManagedRoad>(`${ROADS}/${id}`, { as, body: body({ source: '', version: 1, ...given }) });
  expect((await save({})).body.data).toMatchObject({ version: 1, checkedAt: NOW });
  const changed = await save({ state: 'closed' });
  expect([changed.status, changed.body.fields]).toEqual(fault);
  expect((await save({ state: 'closed', source: 'GREF' })).body.data).toMatchObject({ source: 'GREF' });
  const emptied = await save({ state: 'closed', version: 2 });
  expect([emptied.status, emptied.body.fields]).toEqual(fault);
});

test('a tour shows the roads that it uses, in its order, and keeps them where a save leaves them out', async () => {
  const [valley, pass] = [await create({ name: 'Teesta valley' }), await create()];
  const roadIds = [pass._id, valley._id];
  const made = await site.post<ManagedTour>('/tours', { as, body: tourBodyOf({ roadIds }) });
  const id = made.body.data._id;
  const roadsOf = async () =>
    (await site.get<TourDetail>(`/tours/${id}`)).body.data.roads.map(({ name }) => name);
  expect(await roadsOf()).toEqual(['Gangtok to Nathula', 'Teesta valley']);
  await site.put(`/tours/${id}`, { as, body: tourBodyOf({ title: 'Renamed' }) });
  expect(await roadsOf()).toHaveLength(2);
  expect((await site.get<ManagedRoad[]>(ROADS, { as })).body.data.map(({ tours }) => tours)).toEqual([1, 1]);

  await site.delete(`${ROADS}/${pass._id}`, { as });
  expect(await roadsOf()).toEqual(['Teesta valley']);
  await site.post(`${ROADS}/${pass._id}/restore`, { as });
  expect(await roadsOf()).toEqual(['Gangtok to Nathula', 'Teesta valley']);
  const unknown = await site.put(`/tours/${id}`, { as, body: tourBodyOf({ roadIds: ['nowhere'] }) });
  expect([unknown.status, unknown.body.fields]).toEqual([400, { 'roadIds.0': 'There is no such road.' }]);
});

test('a deleted road is gone for good after thirty days', async () => {
  const { _id } = await create();
  await site.delete(`${ROADS}/${_id}`, { as });
  await removeDeletedRecords(site.db, ROAD, new Date('2027-05-10T03:39:00.000Z'));
  expect((await site.post(`${ROADS}/${_id}/restore`, { as })).status).toBe(200);
  await site.delete(`${ROADS}/${_id}`, { as });
  await removeDeletedRecords(site.db, ROAD, new Date('2027-05-10T03:41:00.000Z'));
  expect((await site.post(`${ROADS}/${_id}/restore`, { as })).status).toBe(404);
});

test('a traveller who uses it soon or is on the way is told once of each change, and nobody else §T1.7', async () => {
  const road = await create();
  const tour = await makeTour(site.db, { duration: '4 days / 3 nights' });
  await site.db
    .insertInto('tour_roads')
    .values({ tour_id: tour.id, position: 0, road_id: road._id })
    .execute();
  const trip = (user_email: string, given: object) =>
    makeEnquiry(site.db, {
      tour_id: tour.id,
      tour_name: tour.title,
      status: 'confirmed',
      user_email,
      ...given,
    });
  await trip('on-the-way@example.com', { book_at: '2027-04-07' });
  await trip('last@example.com', { book_at: '2027-04-24' });
  await trip('too-late@example.com', { book_at: '2027-04-25' });
  await trip('back@example.com', { book_at: '2027-04-06' });
  await trip('asked@example.com', { book_at: '2027-04-12', status: 'contacted' });
  await trip('', { book_at: '2027-04-12' });
  await trip('binned@example.com', { book_at: '2027-04-12', deleted_at: NOW });

  const [shown] = (await site.get<ManagedRoad[]>(ROADS, { as })).body.data;
  expect(shown?.tripsSoon).toBe(2);
  const send = async (press: string) => {
    const headers = { 'idempotency-key': press };
    return (await site.post<{ told: number }>(`${ROADS}/${road._id}/news`, { as, headers })).body.data.told;
  };
  expect(await send('one press')).toBe(2);
  // Its answer was lost: the same press again.
  expect(await send('one press')).toBe(2);
  expect(await send('another')).toBe(0);
  expect(await mails()).toEqual(
    ['last@example.com', 'on-the-way@example.com'].map((recipient) => ({ kind: 'road-news', recipient })),
  );
  // One never arrived, and the other's address was wrong: staff put it right.
  await site.db
    .updateTable('outbox')
    .set({ failed_at: NOW })
    .where('recipient', '=', 'last@example.com')
    .execute();
  await site.db
    .updateTable('bookings')
    .set({ user_email: 'right@example.com' })
    .where('user_email', '=', 'on-the-way@example.com')
    .execute();
  expect(await send('after a correction')).toBe(2);
  await site.put(`${ROADS}/${road._id}`, { as, body: body({ state: 'closed', version: 1 }) });
  expect(await send('a third')).toBe(2);
});

test('of two presses at the same moment one tells them', async () => {
  const road = await create();
  const tour = await makeTour(site.db);
  await site.db
    .insertInto('tour_roads')
    .values({ tour_id: tour.id, position: 0, road_id: road._id })
    .execute();
  for (const user_email of ['asha@example.com', 'bina@example.com'])
    await makeEnquiry(site.db, {
      tour_id: tour.id,
      status: 'confirmed',
      user_email,
      book_at: '2027-04-12',
    });
  const presses = ['first press', 'second press', 'third press'].map((press) =>
    site.post<{ told: number }>(`${ROADS}/${road._id}/news`, { as, headers: { 'idempotency-key': press } }),
  );
  const told = (await Promise.all(presses)).map((answer) => answer.body.data.told);
  expect(told.sort()).toEqual([0, 0, 2]);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['asha@example.com', 'bina@example.com']);
});
