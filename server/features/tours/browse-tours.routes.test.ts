// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EMPTY_DOSSIER } from '../../../contracts/dossier/empty-dossier.ts';
import { TOURS_PER_PAGE } from '../../../contracts/tours/tour-filters.ts';
import type { BrowseAnswer } from '../../../contracts/tours/tours.contract.ts';
import { makeReview, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('tours').execute());

async function browse(query = '') {
  const { status, body } = await site.get(`/tours/browse${query}`);
  return { status, body: body as unknown as BrowseAnswer, failure: body };
}
const titlesOf = (body: BrowseAnswer) => body.data.map((tour) => tour.title);

const priced = (price: number) => ({ price, discount_price: price, discount: 0 });

/** Four tours that differ in everything that filters look at. */
async function makeFour() {
  const lake = await makeTour(site.db, { title: 'Lake', city: 'Gangtok', ...priced(9_999), days: 3 });
  const train = await makeTour(site.db, {
    title: 'Train',
    city: 'Darjeeling',
    ...priced(10_000),
    days: 4,
  });
  const trek = await makeTour(site.db, {
    title: 'Trek',
    city: 'Darjeeling',
    ...priced(19_999),
    days: 8,
  });
  const cliff = await makeTour(site.db, { title: 'Cliff', city: 'Bhutan', ...priced(40_000), days: 11 });
  await makeReview(site.db, { tour_id: lake.id, rating: 4 });
  for (const rating of [5, 4]) await makeReview(site.db, { tour_id: train.id, rating });
  await makeReview(site.db, { tour_id: cliff.id, rating: 2 });
  return { lake, train, trek, cliff };
}

test('an empty catalogue is one page with nothing on it', async () => {
  const { status, body } = await browse();
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, data: [], total: 0, page: 1, pages: 1 });
});

test('asked without filters it has every tour, the newest first, and counts every choice', async () => {
  await makeFour();
  const { body } = await browse();
  expect(titlesOf(body)).toEqual(['Cliff', 'Trek', 'Train', 'Lake']);
  expect(body.total).toBe(4);
  expect(body.counts).toEqual({
    destination: { Sikkim: 0, Darjeeling: 2, Gangtok: 1, Kalimpong: 0, Dooars: 0, Bhutan: 1 },
    price: { 'under-10000': 1, '10000-19999': 2, '20000-39999': 0, '40000-up': 1 },
    days: { '1-3': 1, '4-5': 1, '6-8': 1, '9-up': 1 },
    rating: { '4.5': 1, '4': 2, '3': 2 },
    ...{ theme: expect.anything(), month: expect.anything(), height: expect.anything(), start: {} },
    ...{ level: expect.anything(), with: expect.anything() },
  });
});

test.each([
  ['?destination=Darjeeling', ['Trek', 'Train']],
  ['?destination=Darjeeling&destination=Bhutan', ['Cliff', 'Trek', 'Train']],
  ['?price=under-10000', ['Lake']],
  ['?price=10000-19999', ['Trek', 'Train']],
  ['?price=under-10000&price=40000-up', ['Cliff', 'Lake']],
  ['?days=6-8', ['Trek']],
  ['?rating=4', ['Train', 'Lake']],
  ['?rating=4.5', ['Train']],
  ['?destination=Darjeeling&days=4-5&rating=4', ['Train']],
  ['?destination=Sikkim', []],
  ['?destination=&price=&days=&rating=&sort=', ['Cliff', 'Trek', 'Train', 'Lake']],
])('%s shows what fits', async (query, titles) => {
  await makeFour();
  const { status, body } = await browse(query);
  expect(status).toBe(200);
  expect(titlesOf(body)).toEqual(titles);
  expect(body.total).toBe(titles.length);
});

test.each([
  ['newest', ['Cliff', 'Trek', 'Train', 'Lake']],
  ['price', ['Lake', 'Train', 'Trek', 'Cliff']],
  ['price-down', ['Cliff', 'Trek', 'Train', 'Lake']],
  ['rating', ['Train', 'Lake', 'Cliff', 'Trek']],
  ['days', ['Lake', 'Train', 'Trek', 'Cliff']],
])('sorted by %s', async (sort, titles) => {
  await makeFour();
  expect(titlesOf((await browse(`?sort=${sort}`)).body)).toEqual(titles);
});

test('a price is what one pays: filters and sorting add the fees that nobody can avoid', async () => {
  await makeFour();
  const fee = { name: 'Park', perPerson: 500, nights: 3, freeBelow: null, halfBelow: null };
  const pricing = { ...EMPTY_DOSSIER.pricing, fees: [fee] };
  await makeTour(site.db, { title: 'Park', ...priced(9_000), dossier: { pricing } });
  expect(titlesOf((await browse('?sort=price')).body).slice(0, 3)).toEqual(['Lake', 'Train', 'Park']);
  const cheap = (await browse('?price=under-10000')).body;
  expect([titlesOf(cheap), cheap.counts.price['10000-19999']]).toEqual([['Lake'], 3]);
  const [park] = (await browse()).body.data;
  expect(park).toMatchObject({ discountprice: 9_000, feesPerPerson: 1_500 });
});

test('a choice is counted together with the other filters, but not with those beside it', async () => {
  await makeFour();
  const { counts } = (await browse('?destination=Darjeeling&price=10000-19999')).body;
  expect(counts.destination).toMatchObject({ Darjeeling: 2, Gangtok: 0, Bhutan: 0 });
  expect(counts.price).toEqual({ 'under-10000': 0, '10000-19999': 2, '20000-39999': 0, '40000-up': 0 });
  expect(counts.days).toEqual({ '1-3': 0, '4-5': 1, '6-8': 1, '9-up': 0 });
});

test('pages hold every tour once, and one behind the last is empty §2.10', async () => {
  for (let number = 0; number < TOURS_PER_PAGE + 2; number += 1) await makeTour(site.db);
  const first = (await browse('?page=1')).body;
  const second = (await browse('?page=2')).body;
  const third = (await browse('?page=3')).body;
  expect([first.data.length, second.data.length, third.data.length]).toEqual([TOURS_PER_PAGE, 2, 0]);
  expect(second).toMatchObject({ total: TOURS_PER_PAGE + 2, page: 2, pages: 2 });
  expect(new Set([...first.data, ...second.data].map((tour) => tour._id)).size).toBe(TOURS_PER_PAGE + 2);
});

test('tours with the same price keep one order over all pages', async () => {
  for (let number = 0; number < TOURS_PER_PAGE + 2; number += 1) await makeTour(site.db, { days: 4 });
  const { body } = await browse('?sort=price');
  const again = await browse('?sort=price');
  expect(again.body.data).toEqual(body.data);
  const rest = (await browse('?sort=price&page=2')).body.data.map((tour) => tour._id);
  expect(body.data.map((tour) => tour._id)).not.toEqual(expect.arrayContaining(rest));
});

test.each([
  ['destination', 'destination=Atlantis'],
  ['destination', 'destination=Sikkim&destination=Atlantis'],
  ['price', 'price=cheap'],
  ['days', 'days=forever'],
  ['rating', 'rating=6'],
  ['rating', 'rating=4&rating=3'],
  ['sort', 'sort=luck'],
  ['people', 'people=0'],
  ['people', 'people=501'],
  ['when', 'when=someday'],
  ['when', 'when=2027-02-30'],
  ['page', 'page=0'],
  ['page', 'page=1.5'],
  ['page', 'page=last'],
  ['page', 'page=100001'],
])('a wrong %s is refused and named: ?%s', async (field, query) => {
  const { status, failure } = await browse(`?${query}`);
  expect(status).toBe(400);
  expect(failure.code).toBe('bad_input');
  expect(Object.keys(failure.fields).map((name) => name.split('.')[0])).toEqual([field]);
});

test('a new tour, a new price and a deletion are in the next answer', async () => {
  const { lake } = await makeFour();
  await site.db.updateTable('tours').set(priced(25_000)).where('id', '=', lake.id).execute();
  expect((await browse('?price=20000-39999')).body.total).toBe(1);
  await site.db.deleteFrom('tours').where('id', '=', lake.id).execute();
  expect((await browse()).body.total).toBe(3);
});

test('tours are found by theme, month, height and the town where they begin', async () => {
  const dossier = {
    themes: ['trek' as const, 'family' as const],
    ends: { startTown: 'Siliguri', startPlace: '', endPlace: '' },
    months: [
      { month: 4, mark: 'best' as const, word: '' },
      { month: 7, mark: 'closed' as const, word: '' },
    ],
  };
  const facts = { highMetres: 3_636 };
  const day = { day: 1, title: 'Sandakphu', description: 'The ridge.', facts };
  await makeTour(site.db, { title: 'Ridge', dossier, itinerary: [day] });
  await makeTour(site.db, { title: 'Plain' });
  for (const query of [
    'theme=trek',
    'theme=wildlife&theme=family',
    'month=apr',
    'height=3500-4499',
    'start=siliguri',
  ])
    expect(titlesOf((await browse(`?${query}`)).body), query).toEqual(['Ridge']);
  for (const query of ['theme=wildlife', 'month=jul', 'height=under-2500', 'start=Gangtok'])
    expect(titlesOf((await browse(`?${query}`)).body), query).toEqual([]);
  const { counts } = (await browse('?theme=trek&month=jul')).body;
  expect(counts.month).toMatchObject({ apr: 1, jul: 0 });
  expect(counts.theme).toMatchObject({ trek: 0 });
  expect(counts.start).toEqual({ Siliguri: 0 });
});

test('the order and the bands are those of the party and the month', async () => {
  const seasons = [{ name: 'Puja', from: '10-01', to: '10-31', extra: 3_000 }];
  const make = (title: string, forTwo: number, forFour: number) => {
    const parties = [
      { people: 2, perPerson: forTwo },
      { people: 4, perPerson: forFour },
    ];
    const pricing = { ...EMPTY_DOSSIER.pricing, parties, seasons };
    return makeTour(site.db, { title, ...priced(forFour), dossier: { pricing, themes: ['honeymoon'] } });
  };
  await make('By road', 15_000, 8_000);
  await make('By air', 9_500, 9_000);
  const titles = async (query: string) =>
    titlesOf((await browse(`?theme=honeymoon&sort=price${query}`)).body);
  expect(await titles('')).toEqual(['By road', 'By air']);
  expect(await titles('&people=2')).toEqual(['By air', 'By road']);
  expect(await titles('&people=4&when=oct&price=10000-19999')).toEqual(['By road', 'By air']);
  expect(await titles('&people=2&when=2027-09-30&price=under-10000')).toEqual(['By air']);
});
