// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayAfter, todayInIndia } from '../../../contracts/india-time.ts';
import type { ManagedStop, Stop, TourOfStops } from '../../../contracts/stops/stops.contract.ts';
import type { ManagedTour } from '../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail } from '../../../contracts/tours/tours.contract.ts';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { removeDeletedRecords } from '../records/versioned-records.ts';
import { STOP } from './stop-records.ts';

const PLACES = '/manage/places';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['tours', 'stops', 'audit_log'] as const) await site.db.deleteFrom(table).execute();
});

const NATHULA = {
  name: 'Nathula',
  latitude: '27.3866',
  longitude: 88.8309,
  metres: '4,310',
  closedWeekdays: [2, 1, 2],
  papers: {
    indian: { access: 'paper', permit: 'Nathula permit', photos: '2', daysBefore: 2, cost: '₹ 200' },
    foreign: { access: 'closed' },
  },
  minAge: 5,
  source: 'Sikkim Tourism',
  sourceUrl: 'https://sikkimtourism.gov.in',
  checkedOn: '2026-11-01',
};
const create = async (given: object = {}) =>
  (await site.post<ManagedStop>(PLACES, { as, body: { ...NATHULA, ...given } })).body.data;
const listed = async () => (await site.get<ManagedStop[]>(PLACES, { as })).body.data;
const shown = async () => (await site.get<Stop[]>('/places')).body.data;
const stopsOf = async (tour: ManagedTour) =>
  (await site.get<TourDetail>(`/tours/${tour.slug}`)).body.data.stops.map(({ name, day }) => [name, day]);
const createTour = (given: object) =>
  site.post<ManagedTour>('/tours', { as, body: tourBodyOf({ ...given }) });

test('a place is written down, changed, deleted and brought back, and the log says so', async () => {
  const made = await create();
  expect(made).toMatchObject({
    slug: 'nathula',
    latitude: 27.3866,
    metres: 4_310,
    closedWeekdays: [1, 2],
    closedSeason: null,
    papers: {
      indian: { access: 'paper', photos: 2, cost: 200, note: '' },
      foreign: { access: 'closed' },
      bhutanese: { access: '', cost: null },
    },
    version: 1,
    tours: 0,
  });
  const path = `${PLACES}/${made._id}`;
  const change = { ...NATHULA, name: 'Nathu La', closedSeason: { from: '12-15', to: '02-28', why: 'snow' } };
  const changed = await site.put<ManagedStop>(path, { as, body: { ...change, version: 1 } });
  expect(changed.body.data).toMatchObject({ slug: 'nathula', name: 'Nathu La', version: 2 });
  expect((await site.get<ManagedStop>(path, { as })).body.data).toEqual(changed.body.data);
  expect(await shown()).toMatchObject([{ name: 'Nathu La', closedSeason: { why: 'snow' } }]);

  expect((await site.delete(path, { as })).status).toBe(200);
  expect([await listed(), await shown()]).toEqual([[], []]);
  for (const call of [site.get(path, { as }), site.put(path, { as, body: change })])
    expect((await call).status).toBe(404);
  await site.post(`${path}/restore`, { as });
  expect(await listed()).toEqual([changed.body.data]);
  const log = await site.db.selectFrom('audit_log').select(['action', 'after']).orderBy('id').execute();
  expect(log.map(({ action }) => action)).toEqual(
    ['create', 'update', 'delete', 'restore'].map((deed) => `place.${deed}`),
  );
  expect(JSON.parse(log[1]?.after ?? '')).toMatchObject({ name: 'Nathu La', closedSeason: { why: 'snow' } });
});

test('of two who change it at once the second is told; the same save twice is one', async () => {
  const { _id } = await create();
  const save = (advice: string) =>
    site.put<ManagedStop>(`${PLACES}/${_id}`, { as, body: { ...NATHULA, advice, version: 1 } });
  expect((await Promise.all([save('Cold.'), save('High.')])).map(({ status }) => status).sort()).toEqual([
    200, 409,
  ]);
  const { advice } = (await site.get<ManagedStop>(`${PLACES}/${_id}`, { as })).body.data;
  expect((await save(advice)).body.data.version).toBe(2);
});

test('faults are named by their fields', async () => {
  const { status, body } = await site.post(PLACES, {
    as,
    body: {
      name: ' ',
      latitude: 'north',
      longitude: 181,
      closedWeekdays: [8],
      closedSeason: { from: '13-01', to: '02-28' },
      papers: { indian: { access: 'maybe', photos: -1 } },
      sourceUrl: 'sikkimtourism.gov.in',
      checkedOn: 'May',
    },
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    name: 'Enter a name.',
    latitude: 'Enter the latitude in degrees: 27.3314.',
    longitude: 'The longitude is between −180 and 180.',
    'closedWeekdays.0': 'Days of the week count from 1, Monday, to 7.',
    'closedSeason.from': 'Choose the first day on which it is closed.',
    'papers.indian.access': 'A place is free, with a permit, or not allowed.',
    'papers.indian.photos': 'This cannot be below zero.',
    sourceUrl: 'Enter the address with https:// in front.',
    checkedOn: 'Choose the day on which it was checked.',
  });
});

test('a place is checked today or earlier, by the calendar of India', async () => {
  const today = todayInIndia();
  const checked = (checkedOn: string) => site.post(PLACES, { as, body: { ...NATHULA, checkedOn } });
  const coming = await checked(dayAfter(today, 2));
  expect([coming.status, coming.body.fields]).toEqual([
    400,
    { checkedOn: 'Choose today or an earlier day.' },
  ]);
  const { _id } = (await site.post<ManagedStop>(PLACES, { as, body: { ...NATHULA, checkedOn: today } })).body
    .data;
  const later = await site.put(`${PLACES}/${_id}`, { as, body: { ...NATHULA, checkedOn: '2130-01-01' } });
  expect(later.status).toBe(400);
});

test('no two places have one name, however it is written; one that was deleted holds none', async () => {
  const { _id } = await create();
  const lava = await create({ name: 'Lava' });
  const fault = [400, { name: 'There is a place of this name already.' }];
  const again = await site.post<ManagedStop>(PLACES, { as, body: { ...NATHULA, name: 'NATHULA' } });
  expect([again.status, again.body.fields]).toEqual(fault);
  const renamed = await site.put(`${PLACES}/${lava._id}`, { as, body: { ...NATHULA, version: 1 } });
  expect([renamed.status, renamed.body.fields]).toEqual(fault);
  const own = await site.put(`${PLACES}/${_id}`, { as, body: { ...NATHULA, name: 'NathuLa', version: 1 } });
  expect(own.status).toBe(200);
  await site.delete(`${PLACES}/${_id}`, { as });
  await create();
  expect((await site.post(`${PLACES}/${_id}/restore`, { as })).status).toBe(409);
});

test('two names of one address get addresses of their own; staff see first what was checked longest ago', async () => {
  await create();
  const second = await create({ name: 'Nathula!', checkedOn: '2026-02-01' });
  const third = await create({ name: 'Lava', checkedOn: '' });
  expect(second.slug).toBe('nathula-2');
  expect((await listed()).map(({ slug }) => slug)).toEqual([third.slug, 'nathula-2', 'nathula']);
});

test('a tour comes by places on its days; a save that names none keeps them', async () => {
  const [nathula, tsomgo] = [await create(), await create({ name: 'Tsomgo' })];
  const stops = [
    { stop: tsomgo._id, day: '2' },
    { stop: nathula._id, day: 2 },
    { stop: tsomgo._id, day: 4 },
  ];
  const tour = (await createTour({ stops })).body.data;
  const all = [
    ['Tsomgo', 2],
    ['Nathula', 2],
    ['Tsomgo', 4],
  ];
  expect(await stopsOf(tour)).toEqual(all);
  expect((await listed()).map(({ name, tours }) => [name, tours])).toEqual([
    ['Nathula', 1],
    ['Tsomgo', 1],
  ]);
  await site.put(`/tours/${tour._id}`, { as, body: tourBodyOf({ title: 'The lake' }) });
  expect(await stopsOf(tour)).toEqual(all);
  const copy = await site.post<ManagedTour>(`/tours/${tour._id}/duplicate`, { as });
  expect(copy.body.data.stops).toHaveLength(3);
  await site.put(`/tours/${tour._id}`, { as, body: tourBodyOf({ stops: [{ stop: nathula._id, day: 1 }] }) });
  expect(await stopsOf(tour)).toEqual([['Nathula', 1]]);
  const log = await site.db.selectFrom('audit_log').select('after').orderBy('id', 'desc').execute();
  expect(JSON.parse(log[0]?.after ?? '')).toMatchObject({ places: ['Nathula, day 1'] });
});

test('visitors see the published tours that come by a place, by title, and no deleted place on them', async () => {
  const [nathula, tsomgo] = [await create(), await create({ name: 'Tsomgo' })];
  const by = (...places: ManagedStop[]) => places.map(({ _id }, at) => ({ stop: _id, day: at + 2 }));
  await createTour({ title: 'The lake', stops: by(tsomgo, nathula, tsomgo) });
  await createTour({ title: 'A pass', stops: by(nathula) });
  await createTour({ title: 'A plan', stops: by(nathula), status: 'draft' });
  await createTour({ title: 'By no place' });
  const tours = async () =>
    (await site.get<TourOfStops[]>('/places/tours')).body.data.map(({ title, destination, stops }) => [
      ...[title, destination],
      ...stops.map(({ slug, day }) => `${slug}@${day}`),
    ]);
  expect(await tours()).toEqual([
    ['A pass', 'Gangtok', 'nathula@2'],
    ['The lake', 'Gangtok', 'tsomgo@2', 'nathula@3', 'tsomgo@4'],
  ]);
  await site.delete(`${PLACES}/${nathula._id}`, { as });
  expect(await tours()).toEqual([['The lake', 'Gangtok', 'tsomgo@2', 'tsomgo@4']]);
});

test('a place that is gone is a fault of the tour, and nothing is saved', async () => {
  const { _id } = await create();
  const { status, body } = await createTour({
    stops: [
      { stop: _id, day: 1 },
      { stop: 'nowhere', day: 0 },
    ],
  });
  expect([status, body.fields]).toEqual([400, { 'stops.1.day': 'Days count from 1.' }]);
  const gone = await createTour({ stops: [{ stop: 'nowhere', day: 1 }] });
  expect(gone.body.fields).toEqual({ 'stops.0.stop': 'This place is gone. Choose another one.' });
  expect(await site.db.selectFrom('tours').select('id').execute()).toEqual([]);
});

test('a change of a place is seen on its tours at once; deleted it is off them, undone it is back', async () => {
  const { _id } = await create();
  const tour = (await createTour({ stops: [{ stop: _id, day: 2 }] })).body.data;
  expect(await stopsOf(tour)).toEqual([['Nathula', 2]]);
  await site.put(`${PLACES}/${_id}`, { as, body: { ...NATHULA, name: 'Nathu La', version: 1 } });
  expect(await stopsOf(tour)).toEqual([['Nathu La', 2]]);
  await site.delete(`${PLACES}/${_id}`, { as });
  expect(await stopsOf(tour)).toEqual([]);
  await site.post(`${PLACES}/${_id}/restore`, { as });
  expect(await stopsOf(tour)).toEqual([['Nathu La', 2]]);

  // Also on one that was saved meanwhile by a form which did not show it.
  const zuluk = await create({ name: 'Zuluk' });
  await site.delete(`${PLACES}/${_id}`, { as });
  await site.put(`/tours/${tour._id}`, { as, body: tourBodyOf({ stops: [{ stop: zuluk._id, day: 3 }] }) });
  await site.post(`${PLACES}/${_id}/restore`, { as });
  expect(await stopsOf(tour)).toEqual([
    ['Nathu La', 2],
    ['Zuluk', 3],
  ]);

  await site.delete(`${PLACES}/${_id}`, { as });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await removeDeletedRecords(site.db, STOP, inDays(29));
  expect(await site.db.selectFrom('tour_stops').select('day').execute()).toHaveLength(2);
  await removeDeletedRecords(site.db, STOP, inDays(31));
  expect(await site.db.selectFrom('tour_stops').select('day').execute()).toEqual([{ day: 3 }]);
});
