// @module-tag dialect
import { readFileSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ImportDetail, ImportUndone } from '../../../../contracts/imports/imports.contract.ts';
import type { ManagedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import { makeAdmin, makePicture } from '../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { uploadFile } from '../../../../tests/support/upload-file.ts';
import { removeOldImports } from '../imports.queries.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../tests/support/imports/${name}`, import.meta.url));
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock('2026-11-20T06:30:00.000Z');
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['tours', 'imports', 'media', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});

const bring = async (contents: string | Uint8Array, name = 'tours.csv') => {
  const given = { as, contents: Buffer.from(contents), name };
  return uploadFile<ImportDetail>(site, '/manage/import-files/tours', given);
};
const run = ({ _id, version }: ImportDetail) =>
  site.post<ImportDetail>(`/manage/imports/${_id}/run`, { as, body: { version } });
const match = (found: ImportDetail, change: Partial<ImportDetail['choices']>, matching?: string[]) => {
  const body = {
    matching: matching ?? found.columns.map(({ field }) => field),
    choices: { ...found.choices, ...change },
  };
  return site.put<ImportDetail>(`/manage/imports/${found._id}/matching`, { as, body });
};
const undo = (id: string) => site.post<ImportUndone>(`/manage/imports/${id}/undo`, { as });
const tours = () => site.db.selectFrom('tours').selectAll().orderBy('id').execute();
const read = async (id: string) => (await site.get<ManagedTour>(`/manage/tours/${id}`, { as })).body.data;

test('a sheet of an agency, with a title above, Windows line ends, rupee signs and Hindi, becomes drafts', async () => {
  const { status, body } = await bring(fixture('a-siliguri-agency.csv'));
  expect(status).toBe(200);
  expect(body.data.columns.map(({ field }) => field)).toEqual([
    ...['title', 'city', 'address', 'duration', 'distance', 'price', 'discountprice', 'maxGroupSize'],
    ...['desc', 'included', 'notIncluded', 'itinerary'],
  ]);
  expect(body.data.counts).toEqual({ new: 3, replace: 0, same: 0, skip: 0, fault: 0, heldBack: 0 });
  expect(await tours(), 'a look stores nothing').toEqual([]);
  const done = await run(body.data);
  expect(done.body.data).toMatchObject({ state: 'done', counts: { new: 3 }, madeBy: 'Dolma' });
  const [first, , hindi] = await tours();
  expect(await read(first?.id ?? '')).toMatchObject({
    ...{ title: 'Gangtok Darjeeling Classic', status: 'draft', duration: '6 days / 5 nights', distance: 430 },
    ...{ price: 22_500, discountprice: 19_900, discount: 12, destination: 'Gangtok', maxGroupSize: 12 },
    ...{ included: ['Hotels', 'Breakfast', 'Permits'], notIncluded: ['Flights', 'Lunch'] },
    itinerary: [
      { day: 1, title: 'NJP to Gangtok', description: 'By car along the Teesta.' },
      { day: 2, title: 'Tsomgo Lake', description: 'The lake at 3,750 m. Bring a coat.' },
      { day: 3, title: 'To Darjeeling' },
      ...[{ day: 4 }, { day: 5 }, { day: 6, title: 'Back to NJP' }],
    ],
  });
  expect(hindi).toMatchObject({ slug: 'sikkim-darshan', distance: 500, price: 21_000, days: 6 });
  const log = await site.db.selectFrom('audit_log').select(['action', 'subject_label']).execute();
  expect(log.map(({ action }) => action)).toEqual([
    ...['tour.create', 'tour.create', 'tour.create', 'import.run'],
  ]);
  const left = await site.db.selectFrom('import_rows').select('cells').execute();
  expect(left.map(({ cells }) => cells)).toEqual(['[]', '[]', '[]']);
});

test('faults are told by row and column with what stood there, can be downloaded, and the rest is stored', async () => {
  const { body } = await bring(
    'Title,Price,Group size,Departures\nLake,₹18 thousand,8,\nRidge,12000,0,12/25/2027 | 8\nTrain,9000,6,\n,5000,4,\nTrain,1,1,',
  );
  expect(body.data.counts).toMatchObject({ new: 1, fault: 4 });
  const faults = body.data.rows
    .filter(({ action }) => action === 'fault')
    .map(({ row, faults }) => [row, ...faults]);
  expect(faults).toEqual([
    [2, { column: 'Price', value: '₹18 thousand', message: 'Enter the price in whole rupees.' }],
    [
      3,
      { column: 'Group size', value: '0', message: 'The largest group is at least 1.' },
      {
        column: 'Departures',
        value: '12/25/2027 | 8',
        message: 'Write the day before the month: 25/12/2027.',
      },
    ],
    [5, { column: 'Title', value: '', message: 'Enter a title.' }],
    [6, { column: 'Title', value: 'Train', message: 'A row above has this tour already.' }],
  ]);
  const url = `/api/v1/manage/imports/${body.data._id}/faults.csv`;
  const download = () => site.app.inject({ url, headers: { authorization: `Bearer ${as}` } });
  const file = await download();
  expect(file.body.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffWhat is wrong,Title,Price,Group size,Departures',
    'Enter the price in whole rupees.,Lake,₹18 thousand,8,',
  ]);
  const done = await run(body.data);
  expect((await tours()).map(({ title }) => title)).toEqual(['Train']);
  expect((await download()).body, 'as it was before').toBe(file.body);
  await removeOldImports(site.db, new Date(site.deps.now().getTime() + 8 * 86_400_000));
  expect((await download()).body.split('\r\n').filter(Boolean), 'for a week').toHaveLength(1);
  expect(done.body.data.rows.map(({ row, label, action }) => [row, label, action])).toEqual([
    ...[
      [2, 'Lake', 'fault'],
      [3, 'Ridge', 'fault'],
      [5, '5000', 'fault'],
    ],
    ...[
      [6, 'Train', 'fault'],
      [4, 'Train', 'new'],
    ],
  ]);
});

test('what is there is replaced by what the file says alone, and undone as it was', async () => {
  const picture = await makePicture(site.db, { original_name: 'Lake.JPG' });
  const given = tourBodyOf({ title: 'Around the lake', pictures: [picture.id], photo: '' });
  const { _id } = (await site.post<ManagedTour>('/tours', { as, body: given })).body.data;
  const before = await read(_id);
  const { body } = await bring('Title,Price,Extra bed\naround the LAKE,"₹25,000",900\nOther,,', 'prices.csv');
  expect(body.data.counts).toMatchObject({ replace: 1, new: 1 });
  const done = (await run(body.data)).body.data;
  expect(await read(_id)).toMatchObject({
    ...{ title: 'around the LAKE', price: 25_000, discountprice: 25_000, status: 'published', version: 2 },
    ...{ desc: before.desc, itinerary: before.itinerary, pictures: before.pictures },
    pricing: { extraBed: 900 },
  });
  expect((await bring('Title,Price\naround the LAKE,25000')).body.data.counts).toMatchObject({ same: 1 });
  expect((await undo(done._id)).body.data).toEqual({ undone: 2, left: [] });
  expect(await read(_id)).toEqual({ ...before, version: 3, updatedAt: expect.any(String) });
  expect(await tours()).toHaveLength(1);
  expect((await undo(done._id)).status).toBe(409);
});

test('a tour that is complete is published if staff say so; one that is not comes as a draft and says why', async () => {
  await makePicture(site.db, { original_name: 'lake.jpg' });
  const line = 'Gangtok,Sikkim,100,12000,2 days,8,Cold.';
  const { body } = await bring(
    `Title,City,Address,Distance,Price,Duration,Largest group,Description,Pictures\nLake,${line},LAKE.jpg\nRidge,${line},ridge.jpg`,
  );
  const chosen = (await match(body.data, { status: 'published' })).body.data;
  expect(chosen.rows.map(({ label, action, notes }) => [label, action, ...notes])).toEqual([
    ['Ridge', 'new', 'Not in the library: ridge.jpg.', 'A draft for now: Enter the address of a photo.'],
    ['Lake', 'new'],
  ]);
  expect((await run(body.data)).status, 'the choices were changed since').toBe(409);
  expect((await run(chosen)).body.data.counts).toMatchObject({ new: 2, heldBack: 1 });
  expect((await tours()).map(({ title, status }) => [title, status])).toEqual([
    ['Lake', 'published'],
    ['Ridge', 'draft'],
  ]);
});

test('a spreadsheet with merged cells becomes tours with days, prices by party and departures', async () => {
  const { body } = await bring(fixture('rates-of-north-bengal.xlsx'), 'rates.xlsx');
  expect(body.data.columns.map(({ field }) => field)).toEqual([
    ...[
      'title',
      'city',
      'duration',
      'party.2',
      'party.4',
      'itinerary',
      'departures',
      'pricing.isTaxIncluded',
    ],
  ]);
  const message = 'Enter the seats as a whole number.';
  expect(body.data.rows.map(({ row, faults }) => [row, faults[0]?.message])).toEqual([
    [5, message],
    [8, message],
  ]);
  const matching = body.data.columns.map(({ field }) => (field === 'departures' ? '' : field));
  const chosen = (await match(body.data, {}, matching)).body.data;
  expect((await run(chosen)).status).toBe(200);
  const [dooars, sikkim] = await Promise.all((await tours()).map(({ id }) => read(id)));
  expect(dooars).toMatchObject({
    ...{ title: 'Dooars Safari', duration: '3 days / 2 nights', price: 14_500 },
    pricing: { isTaxIncluded: true, parties: [{ people: 2 }, { people: 4, perPerson: 11_900 }] },
    itinerary: [{ title: 'NJP to Lataguri' }, { title: 'Gorumara, safari at six' }, { title: 'Back to NJP' }],
  });
  expect(sikkim).toMatchObject({
    title: 'सिक्किम दर्शन',
    itinerary: [{ day: 1 }, { day: 2, title: 'त्सोमगो' }],
  });
});

test('three exports of WordPress become tours, with those pictures that are in the library', async () => {
  const { id } = await makePicture(site.db, { original_name: '2023-11-ridge.jpg' });
  for (const name of ['wp-travel-of-old.xml', 'wp-travel.xml', 'wp-travel-engine.xml']) {
    const { body } = await bring(fixture(name), name);
    expect(body.data.columns.filter(({ field }) => field === '')).toEqual([]);
    expect(body.data.rows.flatMap(({ faults }) => faults)).toEqual([]);
    expect((await run(body.data)).status).toBe(200);
  }
  expect(
    (await tours()).map(({ slug, status, days, price, discount_price }) => [
      slug,
      status,
      days,
      price,
      discount_price,
    ]),
  ).toEqual([
    ['gangtok-tsomgo', 'draft', 5, 18_500, 16_900],
    ['half-written', 'draft', 1, 0, 0],
    ['pelling-ravangla', 'draft', 4, 24_000, 21_000],
    ['sandakphu-on-foot', 'draft', 6, 18_000, 16_500],
    ['tumling', 'draft', 8, 2_500, 2_500],
  ]);
  const { id: sandakphu = '' } = (await tours()).find(({ slug }) => slug === 'sandakphu-on-foot') ?? {};
  expect(await read(sandakphu)).toMatchObject({ uploads: [{ _id: id }], pricing: { minTravellers: 2 } });
});

test('columns are matched as in the last file with the same names', async () => {
  const file = 'A,B\nLake,9000';
  const first = (await bring(file)).body.data;
  expect(first.columns.map(({ field }) => field)).toEqual(['', '']);
  expect(first.lacking).toEqual(['Title']);
  expect((await run(first)).status).toBe(409);
  await match(first, {}, ['title', 'price']);
  expect((await bring(file)).body.data.columns.map(({ field }) => field)).toEqual(['title', 'price']);
  expect((await site.delete(`/manage/imports/${first._id}`, { as })).status).toBe(200);
  expect((await site.get(`/manage/imports/${first._id}`, { as })).status).toBe(404);
});

test('if it breaks off half way, nothing is stored, and it can be pressed again', async () => {
  let inserted = 0;
  const breaking: KyselyPlugin = {
    transformQuery({ node }) {
      const isTour = node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'tours';
      inserted += isTour ? 1 : 0;
      if (isTour && inserted === 2) throw new Error('It broke off.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const broken = await buildTestApp({ plugin: breaking });
  onTestFinished(() => broken.close());
  const staff = await broken.signIn(await makeAdmin(broken.db));
  const given = { as: staff, contents: Buffer.from('Title\nLake\nRidge'), name: 'a.csv' };
  const { _id, version } = (await uploadFile<ImportDetail>(broken, '/manage/import-files/tours', given)).body
    .data;
  const press = () => broken.post(`/manage/imports/${_id}/run`, { as: staff, body: { version } });
  const stored = () => broken.db.selectFrom('tours').select('title').execute();
  expect((await press()).status).toBe(500);
  expect(await stored()).toEqual([]);
  expect((await press()).status).toBe(200);
  expect(await stored()).toHaveLength(2);
});
