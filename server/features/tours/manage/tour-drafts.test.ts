// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagedTour, ManagedTourRow } from '../../../../contracts/tours/manage-tours.contract.ts';
import { SKETCH_DAYS } from '../../../../contracts/tours/sketch-days.ts';
import type { TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { askMeanwhile } from '../../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import { makeAdmin, makePicture } from '../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('tours').execute());

const create = (body: Record<string, unknown>) => site.post<ManagedTour>('/tours', { as: staff, body });
const replace = (id: string, body: Record<string, unknown>) =>
  site.put<ManagedTour>(`/tours/${id}`, { as: staff, body });
const publish = (id: string) =>
  site.put<ManagedTour>(`/tours/${id}/status`, { as: staff, body: { status: 'published' } });
const read = async (id: string) =>
  (await site.get<ManagedTour>(`/manage/tours/${id}`, { as: staff })).body.data;

/** What an empty form sends. */
const BLANK = Object.fromEntries(
  ['city', 'address', 'distance', 'price', 'discountprice', 'discount', 'duration', 'maxGroupSize']
    .concat(['desc', 'photo'])
    .map((name) => [name, '']),
);

test.each([
  ['alone', {}],
  ['beside empty fields', { ...BLANK, pictures: [], itinerary: [] }],
])('a draft needs a title %s, and is read back with nothing made up', async (_, rest) => {
  const { status, body } = await create({ title: 'Half an idea', status: 'draft', ...rest });
  expect(status).toBe(200);
  expect(await read(body.data._id)).toMatchObject({
    title: 'Half an idea',
    city: '',
    destination: '',
    distance: null,
    price: null,
    discountprice: null,
    discount: null,
    maxGroupSize: null,
    photo: '',
    uploads: [],
    status: 'draft',
  });
  const list = await site.get<ManagedTourRow[]>('/manage/tours', { as: staff });
  expect(list.body.data[0]).toMatchObject({ title: 'Half an idea', price: null, discountprice: null });
  expect((await site.get<TourSummary[]>('/tours')).body.data).toEqual([]);
  expect((await site.get(`/tours/${body.data._id}`)).status).toBe(404);
  expect((await site.get<TourSummary[]>('/tours/search/getTourBySearch?city=Half')).body.data).toEqual([]);
});

test('a draft without a title, and what is given wrongly in it, is refused: all of it at once', async () => {
  const { status, body } = await create({
    title: ' ',
    status: 'draft',
    distance: 'far',
    maxGroupSize: '0',
    photo: 'javascript:alert(1)',
    itinerary: [{ day: 'first', title: '', description: '' }],
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual(
    ['distance', 'itinerary.0.day', 'maxGroupSize', 'photo', 'title'].sort(),
  );
  const prices = await create({ title: 'Dear', status: 'draft', price: 1_000, discountprice: 2_000 });
  expect(Object.keys(prices.body.fields)).toEqual(['discountprice']);
});

test('half of the prices, and days without words, stay as they are until there is more', async () => {
  const { body } = await create({
    title: 'Half priced',
    status: 'draft',
    discountprice: '18000',
    itinerary: [{ day: '', title: '', description: '' }, { title: 'Lake' }],
  });
  expect(body.data).toMatchObject({ price: null, discountprice: 18_000, discount: null });
  expect(body.data.itinerary).toMatchObject([
    { day: 1, title: '', description: '' },
    { day: 2, title: 'Lake', description: '' },
  ]);
  const { fields } = (await publish(body.data._id)).body;
  expect(fields).toMatchObject({
    price: 'Enter the price, or the discounted price and the discount.',
    'itinerary.0.title': 'Enter a title for the day.',
    'itinerary.1.description': 'Enter what happens on the day.',
  });
});

test('publishing names all that is missing, changes nothing, and works once it is there', async () => {
  const picture = await makePicture(site.db, { alt: '' });
  const { _id } = (await create({ title: 'Not yet', status: 'draft', pictures: [picture.id] })).body.data;
  const before = site.siteChanges();
  const refused = await publish(_id);
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual({
    city: 'Enter a city.',
    address: 'Enter an address.',
    distance: 'Enter the distance in km.',
    price: 'Enter the price, or the discounted price and the discount.',
    duration: 'Enter the duration.',
    maxGroupSize: 'Enter the largest group as a whole number.',
    desc: 'Enter a description.',
    'pictures.0': 'Say what this picture shows.',
  });
  expect(await read(_id)).toMatchObject({ status: 'draft', version: 1 });
  expect(site.siteChanges()).toBe(before);
  const whole = tourBodyOf({ title: 'Now', status: 'draft' });
  expect((await replace(_id, whole)).status).toBe(200);
  expect((await publish(_id)).body.data).toMatchObject({ status: 'published', price: 20_000 });
  expect((await site.get(`/tours/${_id}`)).status).toBe(200);
});

test('the words of the sketch are not published', async () => {
  const itinerary = SKETCH_DAYS.map((description: string, at) => ({
    day: at + 1,
    title: 'A day',
    description,
  }));
  itinerary[1] = { day: 2, title: 'A day', description: 'The monastery, by car.' };
  const { _id } = (await create(tourBodyOf({ status: 'draft', itinerary }))).body.data;
  const fault = 'This still has the sketch’s words: say what happens on the day.';
  expect((await publish(_id)).body.fields).toEqual({
    'itinerary.0.description': fault,
    'itinerary.2.description': fault,
  });
  expect((await create(tourBodyOf({ itinerary }))).status).toBe(400);
});

if (isOnPostgres())
  test('publishing looks at what a colleague saves at that moment', async () => {
    const { body } = await create({ ...tourBodyOf(), status: 'draft' });
    const { _id } = body.data;
    const [answer] = await askMeanwhile(
      site.db,
      (trx) => trx.updateTable('tours').set({ description: '' }).where('id', '=', _id).execute(),
      [() => publish(_id)],
    );
    expect(answer?.status).toBe(400);
    expect((await read(_id)).status).toBe('draft');
  });

test('the form names what a published tour lacks, and takes it off the site with less', async () => {
  const { _id } = (await create(tourBodyOf())).body.data;
  for (const status of ['published', undefined]) {
    const { body } = await replace(_id, tourBodyOf({ status, city: '', price: '', discountprice: '' }));
    expect(Object.keys(body.fields).sort()).toEqual(['city', 'price']);
  }
  const archived = await replace(_id, { title: 'Once', status: 'archived' });
  expect(archived.body.data).toMatchObject({ title: 'Once', status: 'archived', city: '', price: null });
  expect((await publish(_id)).status).toBe(400);
});

test('a copy of a draft lacks what the draft lacks', async () => {
  const { _id } = (await create({ title: 'Half', status: 'draft', city: 'Gangtok', distance: 0 })).body.data;
  const copy = await site.post<ManagedTour>(`/tours/${_id}/duplicate`, { as: staff });
  expect(copy.body.data).toMatchObject({ city: 'Gangtok', destination: 'Gangtok', distance: 0, price: null });
});

test.each([
  ['1,23,456', 123_456],
  ['₹ 1,23,456/-', 123_456],
  ['Rs. 20,000', 20_000],
  ['1 23 456', 123_456],
  ['123,456', 123_456],
  ['१,२३,४५६', 123_456],
  ['১২৩৪৫৬', 123_456],
])('a price is typed as “%s”', async (price, expected) => {
  const { body } = await create({ title: 'Priced', status: 'draft', price });
  expect(body.data).toMatchObject({ price: expected, discountprice: expected });
});

test.each(['1,5', '12,50', '1,2345', '1,,000', '20k', '₹', '5 000 00', '0x10', '1e5'])(
  'a price is not typed as “%s”',
  async (price) => {
    const { status, body } = await create({ title: 'Priced', status: 'draft', price });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ price: 'Enter the price in whole rupees.' });
  },
);

test('other numbers are typed with groups and units, too', async () => {
  const given = { distance: '1,240.5 km', maxGroupSize: ' १२ ', price: '20,000', discount: '10 %' };
  const { body } = await create({ title: 'Far', status: 'draft', ...given });
  expect(body.data).toMatchObject({
    distance: 1240.5,
    maxGroupSize: 12,
    discountprice: 18_000,
    discount: 10,
  });
});

test.each(['gangtok', 'GANGTOK', ' Gangtok '])('a destination is sent as “%s”', async (destination) => {
  const { body } = await create({ title: 'Rumtek', status: 'draft', city: 'Ranka', destination });
  expect(body.data).toMatchObject({ city: 'Ranka', destination: 'Gangtok' });
});

test('a destination follows from the places, stays while these stay, and is one of the six', async () => {
  const tour = tourBodyOf({ city: 'Lachung', address: 'North Sikkim', destination: undefined });
  const { _id, destination } = (await create(tour)).body.data;
  expect(destination).toBe('Sikkim');
  expect((await replace(_id, { ...tour, destination: 'bhutan' })).body.data.destination).toBe('Bhutan');
  expect((await replace(_id, tour)).body.data.destination).toBe('Bhutan');
  expect((await replace(_id, { ...tour, destination: '' })).body.data.destination).toBe('Sikkim');
  expect((await replace(_id, { ...tour, city: 'Mirik, Darjeeling' })).body.data.destination).toBe(
    'Darjeeling',
  );
  const unknown = await replace(_id, { ...tour, destination: 'Atlantis' });
  expect(unknown.body.fields).toEqual({ destination: 'This is not one of our destinations.' });
});

test('filters and search go by the destination, the search by the town besides', async () => {
  await create(
    tourBodyOf({ title: 'Yumthang', city: 'Lachung', address: 'By the river', destination: 'Sikkim' }),
  );
  await create(tourBodyOf({ title: 'Ropeway', city: 'Gangtok', address: 'Deorali, Sikkim' }));
  const browse = async (query: string) =>
    (await site.get<TourSummary[]>(`/tours/browse?${query}`)).body.data.map(({ title }) => title);
  expect(await browse('destination=sikkim')).toEqual(['Yumthang']);
  expect(await browse('destination=%20GANGTOK%20')).toEqual(['Ropeway']);
  const search = async (city: string) => {
    const { body } = await site.get<TourSummary[]>(`/tours/search/getTourBySearch?city=${city}`);
    return [body.data.map(({ title }) => title), body];
  };
  expect(await search('SIKKIM')).toMatchObject([
    ['Yumthang', 'Ropeway'],
    { destination: 'Sikkim', inDestination: 1, besides: 1 },
  ]);
  expect(await search('lachung')).toMatchObject([['Yumthang'], { destination: 'Lachung', inDestination: 1 }]);
});
