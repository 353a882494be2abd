import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makeReview } from '../../../../tests/support/factories.ts';
import { readPages } from '../../../../tests/support/read-pages.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

const SEARCH = '/tours/search/getTourBySearch';
let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('tours').execute());

/** Made as staff make it, so that what is searched is what the site stores. */
async function addTour(given: Record<string, unknown>): Promise<string> {
  const { body } = await site.post<TourSummary>('/tours', { as: staff, body: tourBodyOf(given) });
  return body.data._id;
}

async function search(city: string): Promise<string[]> {
  const { status, body } = await site.get<TourSummary[]>(`${SEARCH}?city=${encodeURIComponent(city)}`);
  expect(status).toBe(200);
  return body.data.map((tour) => tour.title);
}

test.each(['Darjeeling', 'darjeeling', 'DARJEELING', 'jeel', '  Darjeeling '])(
  'a tour to Darjeeling is found by "%s" §1.6 §7.18',
  async (city) => {
    await addTour({ title: 'Toy train', city: 'Darjeeling', address: 'Chowrasta' });
    await addTour({ title: 'Elephants', city: 'Dooars', address: 'Jaldapara' });
    expect(await search(city)).toEqual(['Toy train']);
  },
);

test('title and address are searched too', async () => {
  await addTour({ title: 'Toy train', city: 'Darjeeling', address: 'Ghum station' });
  expect(await search('ghum')).toEqual(['Toy train']);
  expect(await search('toy TRAIN')).toEqual(['Toy train']);
});

test('several words may stand anywhere; a sign that stands nowhere is found nowhere', async () => {
  await addTour({ title: 'Toy train', city: 'Darjeeling', address: 'Ghum station' });
  expect(await search('station Darjeeling')).toEqual(['Toy train']);
  expect(await search('|')).toEqual([]);
});

test.each(['50%', 'a_b', 'c\\d', "O'Hara", 'x"y', 'x[y', 'x*y'])(
  'the signs of %s are taken literally',
  async (words) => {
    await addTour({ title: 'Plain', address: 'axb, 500 of cd' });
    expect(await search(words)).toEqual([]);
    await addTour({ title: 'Signed', address: `before${words}after` });
    expect(await search(words)).toEqual(['Signed']);
  },
);

test.each(['%', '_', '\\', '"', '[', '*'])('the sign %s alone means nothing', async (sign) => {
  await addTour({ title: 'Signed', address: `before${sign}after` });
  expect(await search(sign)).toEqual([]);
});

test('a place is found in its own script, and composed or decomposed is the same', async () => {
  await addTour({ title: 'गंगटोक की सैर', city: 'गंगटोक' });
  await addTour({ title: 'Café in the clouds' });
  expect(await search('गंगटोक')).toEqual(['गंगटोक की सैर']);
  expect(await search('cafe\u0301')).toEqual(['Café in the clouds']);
  expect(await search('CAFÉ')).toEqual(['Café in the clouds']);
});

test('no match is an empty list, not a failure', async () => {
  await addTour({});
  expect(await search('Lhasa')).toEqual([]);
});

test.each(['', '?city=', '?city=%20%20', '?city=%00'])(
  'a search %s without a destination is refused',
  async (query) => {
    const { status, body } = await site.get(`${SEARCH}${query}`);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ city: 'Enter a destination.' });
    expect(body.message).toBe('Enter a destination.');
  },
);

test('two destinations at once or one of 10,000 characters are refused', async () => {
  expect((await site.get(`${SEARCH}?city=a&city=b`)).status).toBe(400);
  expect((await site.get(`${SEARCH}?city=${'a'.repeat(10_000)}`)).status).toBe(400);
});

test('every faulty parameter is named', async () => {
  const { body } = await site.get(`${SEARCH}?limit=0`);
  expect(Object.keys(body.fields).sort()).toEqual(['city', 'limit']);
});

test('what is found comes newest first, with its ratings, and can be paged through', async () => {
  for (const title of ['First', 'Second', 'Third']) await addTour({ title });
  const third = await addTour({ title: 'Fourth' });
  await makeReview(site.db, { tour_id: third, rating: 5 });
  await addTour({ title: 'Elsewhere', city: 'Dooars', address: 'Jaldapara', desc: 'Rhinos.' });
  const pages = await readPages<TourSummary>(site, SEARCH, { limit: 3, query: '&city=gangtok' });
  expect(pages.map((page) => page.map((tour) => tour.title))).toEqual([
    ['Fourth', 'Third', 'Second'],
    ['First'],
  ]);
  expect(pages[0]?.[0]).toMatchObject({ avgRating: 5, reviewCount: 1 });
});

test('tours to the destination itself come first, and how many there are of both is told on each page', async () => {
  await addTour({ title: 'Lachung', city: 'Sikkim', address: 'North' });
  await addTour({ title: 'Sikkim in a week', city: 'Gangtok', address: 'MG Marg' });
  await addTour({ title: 'Yuksom', city: 'sikkim', address: 'West' });
  await addTour({ title: 'Rumtek', city: 'Gangtok', address: 'East Sikkim' });
  await addTour({ title: 'Border', city: 'Sikkim and Bhutan', address: 'Far' });
  await addTour({ title: 'Elsewhere', city: 'Dooars', address: 'Jaldapara' });
  // Of those that only mention it, the place tells more than the title, and that more than the address.
  const inOrder = ['Yuksom', 'Lachung', 'Border', 'Sikkim in a week', 'Rumtek'];
  expect(await search('Sikkim')).toEqual(inOrder);
  expect(await search(' SIKKIM ')).toEqual(inOrder);
  for (const limit of [1, 2, 3]) {
    const pages = await readPages<TourSummary>(site, SEARCH, { limit, query: '&city=Sikkim' });
    expect(pages.flat().map((tour) => tour.title)).toEqual(inOrder);
  }
  const { body } = await site.get<TourSummary[]>(`${SEARCH}?city=siKKim&limit=1`);
  expect(body).toMatchObject({ destination: 'Sikkim', inDestination: 2, besides: 3 });
  const { body: part } = await site.get<TourSummary[]>(`${SEARCH}?city=sikk`);
  expect(part).toMatchObject({ destination: null, inDestination: 0, besides: 5 });
  const { body: nothing } = await site.get<TourSummary[]>(`${SEARCH}?city=Lhasa`);
  expect(nothing).toMatchObject({ destination: null, inDestination: 0, besides: 0 });
});

test('pages can be asked for by their numbers, too', async () => {
  for (let number = 1; number <= 26; number += 1) await addTour({ title: `Tour ${number}`, city: 'Gangtok' });
  for (const title of ['Far', 'Farther']) await addTour({ title, city: 'Dooars', address: 'By Gangtok' });
  const titlesOn = async (page: number) =>
    (await site.get<TourSummary[]>(`${SEARCH}?city=gangtok&page=${page}`)).body.data.map(
      ({ title }) => title,
    );
  const first = await titlesOn(1);
  expect(first).toHaveLength(24);
  expect(first[0]).toBe('Tour 26');
  expect(await titlesOn(2)).toEqual(['Tour 2', 'Tour 1', 'Farther', 'Far']);
  expect(await titlesOn(3)).toEqual([]);
  const { body } = await site.get(`${SEARCH}?city=gangtok&page=2`);
  expect(body).toMatchObject({ inDestination: 26, besides: 2, nextCursor: null });
  expect((await site.get(`${SEARCH}?city=gangtok&page=0`)).status).toBe(400);
});

test.each(['50%', 'a_b', 'c\\d'])('the destination %s is taken literally', async (city) => {
  await addTour({ title: `Near ${city}`, city: `${city}x` });
  await addTour({ title: 'There', city });
  expect(await search(city)).toEqual(['There', `Near ${city}`]);
});

test('a destination has as many tours by the filter as by the search, however staff wrote it', async () => {
  await addTour({ title: 'Lachung', city: 'Sikkim' });
  await addTour({ title: 'Yuksom', city: 'SIKKIM' });
  await addTour({ title: 'Rumtek', city: 'Gangtok', address: 'Sikkim' });
  const { body } = await site.get<TourSummary[]>(`${SEARCH}?city=Sikkim`);
  const filtered = await site.get<TourSummary[]>('/tours/browse?destination=Sikkim');
  expect(filtered.body).toMatchObject({ total: 2, counts: { destination: { Sikkim: 2 } } });
  expect(body).toMatchObject({ inDestination: 2 });
  expect(filtered.body.data).toEqual(body.data.slice(0, 2));
});

test('a tour that was renamed is found by its new name alone', async () => {
  const id = await addTour({ title: 'Orchids' });
  expect(await search('orchids')).toEqual(['Orchids']);
  await site.put(`/tours/${id}`, { as: staff, body: tourBodyOf({ title: 'Butterflies' }) });
  expect(await search('orchids')).toEqual([]);
  expect(await search('butterflies')).toEqual(['Butterflies']);
});
