// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TourSearchAnswer,
  type TourSummary,
  tourSearchQuery,
} from '../../../../contracts/tours/tours.contract.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { readPages } from '../../../../tests/support/read-pages.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { openDatabase } from '../../../db/database.ts';
import { openTourCatalogue } from '../catalogue/tour-catalogue.ts';
import { openTourSearch } from './open-tour-search.ts';
import { searchTours } from './search-tours.ts';

const SEARCH = '/tours/search/getTourBySearch';
const DAY = { day: 1, title: 'Arrival', description: 'By car.' };
let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  for (const tour of [
    { title: 'Tiger Hill by toy train', city: 'Darjeeling', address: 'Ghum', price: 9_000 },
    { title: 'Singalila on foot', city: 'Darjeeling', address: 'Sandakphu, Tumling', price: 21_000 },
    {
      ...{ title: 'Taktsang', city: 'Bhutan', address: 'Paro', desc: 'Bring a passport.', price: 33_000 },
      themes: ['honeymoon'],
    },
    { title: 'Rumtek and other monasteries', city: 'Gangtok', address: 'Ranka', price: 12_000 },
    {
      title: 'Ten days',
      city: 'Sikkim',
      address: 'Yuksom',
      price: 52_000,
      itinerary: [DAY, { day: 2, title: 'Gangtok to Pelling', description: 'Past the Singshore bridge.' }],
    },
    { title: 'Rhinos', city: 'Dooars', address: 'Jaldapara', desc: 'No train goes there.', price: 9_500 },
  ])
    await site.post('/tours', {
      as: staff,
      body: tourBodyOf({
        desc: 'A tour.',
        itinerary: [DAY],
        ...tour,
        discountprice: tour.price,
        discount: 0,
      }),
    });
});
afterAll(() => site.close());

async function search(city: string, rest = ''): Promise<TourSearchAnswer & { titles: string[] }> {
  const { body } = await site.get<TourSummary[]>(`${SEARCH}?city=${encodeURIComponent(city)}${rest}`);
  const answer = body as unknown as TourSearchAnswer;
  return { ...answer, titles: answer.data.map((tour) => tour.title) };
}

const IN_DARJEELING = ['Singalila on foot', 'Tiger Hill by toy train'];

test.each([
  ['Darjiling', 'Darjeeling', IN_DARJEELING],
  ['darjeelng', 'Darjeeling', IN_DARJEELING],
  ['दार्जिलिङ', 'Darjeeling', IN_DARJEELING],
  ['দার্জিলিং', 'Darjeeling', IN_DARJEELING],
  ['རྡོ་རྗེ་གླིང', 'Darjeeling', IN_DARJEELING],
  ['गंगटोक', 'Gangtok', ['Rumtek and other monasteries']],
  ['Duars', 'Dooars', ['Rhinos']],
  ['भूटान', 'Bhutan', ['Taktsang']],
  ['འབྲུག་ཡུལ།', 'Bhutan', ['Taktsang']],
])('“%s” is told to be %s, whose tours come first', async (typed, destination, titles) => {
  const found = await search(typed);
  expect(found).toMatchObject({ destination, spelling: destination, inDestination: titles.length });
  expect(found.titles.slice(0, titles.length)).toEqual(titles);
});

test.each([
  ['tak tsang', ['Taktsang']],
  ['Sin galila', ['Singalila on foot']],
  ['Jalda para', ['Rhinos']],
])('“%s” is one word of the tours, and nothing is found by its halves', async (typed, titles) => {
  expect((await search(typed)).titles).toEqual(titles);
});

test.each([
  ['Sandakfu', 'Sandakphu', 'Singalila on foot'],
  ['tigerhill', 'Tiger Hill', 'Tiger Hill by toy train'],
  ['jaldapada safari', 'Jaldapara safari', 'Rhinos'],
  ['Yoksum', 'Yuksom', 'Ten days'],
  ['honeymon', 'Honeymoon', 'Taktsang'],
])('“%s” finds what is spelt %s', async (typed, spelling, title) => {
  const found = await search(typed);
  expect(found).toMatchObject({ spelling, destination: null });
  expect(found.titles[0]).toBe(title);
});

test.each([
  ['monastery', 'Rumtek and other monasteries'],
  ['bridge', 'Ten days'],
  ['passports', 'Taktsang'],
  ['tour to bhutan', 'Taktsang'],
])('“%s” is found as it is', async (typed, title) => {
  expect(await search(typed)).toMatchObject({ spelling: null, titles: [title] });
});

test('of several words, tours that have all of them come before those that have some §T3.3', async () => {
  const train = await search('toy train');
  expect(train).toMatchObject({ titles: ['Tiger Hill by toy train', 'Rhinos'], besides: 1, partly: 1 });
  const { titles, ...figures } = await search('gangtok pelling');
  expect(titles).toEqual(['Ten days', 'Rumtek and other monasteries']);
  expect(figures).toMatchObject({ inDestination: 0, besides: 1, partly: 1, spelling: null });
});

test('what is like nothing finds nothing, and says no other spelling', async () => {
  for (const typed of ['Atlantis', 'xyz', '🏔️', 'ཀ', 'pospart', 'constructor', '__proto__'])
    expect(await search(typed)).toMatchObject({ titles: [], spelling: null, unfiltered: 0 });
});

test('what another name sounds like comes last, where the name itself is found', async () => {
  const { body } = await site.post<TourSummary>('/tours', {
    as: staff,
    body: tourBodyOf({ title: 'Ghoom', city: 'Mirik', address: 'Mirik', desc: 'A lake.', itinerary: [DAY] }),
  });
  expect(await search('ghoom')).toMatchObject({
    titles: ['Ghoom', 'Tiger Hill by toy train'],
    besides: 1,
    alike: 1,
    alikeSpelling: 'Ghum',
    spelling: null,
  });
  await site.delete(`/tours/${body.data._id}`, { as: staff });
  expect(await search('ghoom')).toMatchObject({ titles: ['Tiger Hill by toy train'], spelling: 'Ghum' });
});

test('filters are of what was found, and count it', async () => {
  const all = await search('train');
  expect(all).toMatchObject({ titles: ['Tiger Hill by toy train', 'Rhinos'], unfiltered: 2 });
  expect(all.counts.destination).toMatchObject({ Darjeeling: 1, Dooars: 1, Bhutan: 0 });
  const some = await search('train', '&destination=Dooars');
  expect(some).toMatchObject({ titles: ['Rhinos'], besides: 1, unfiltered: 2 });
  expect(some.counts.destination).toMatchObject({ Darjeeling: 1, Dooars: 1 });
  expect(await search('train', '&price=40000-up')).toMatchObject({ titles: [], besides: 0, unfiltered: 2 });
  expect((await search('train', '&sort=price-down')).titles).toEqual(['Rhinos', 'Tiger Hill by toy train']);
  expect((await search('gangtok pelling', '&sort=price')).titles[0]).toBe('Ten days');
});

test('each tour of a search is on one of its pages, however it is ordered', async () => {
  for (const query of ['&city=train', '&city=a', '&city=darjiling', '&city=gangtok%20pelling&sort=price']) {
    const whole = await site.get<TourSummary[]>(`${SEARCH}?${query}`);
    const pages = await readPages<TourSummary>(site, SEARCH, { limit: 1, query });
    expect(pages.flat()).toEqual(whole.body.data);
  }
});

test('another process finds what was written meanwhile, and no longer what is gone', async () => {
  const otherDb = openDatabase(site.deps.config);
  const other = openTourSearch(otherDb, openTourCatalogue(otherDb));
  const titles = async (city: string) => {
    const asked = tourSearchQuery.parse({ city, sort: 'newest' });
    return searchTours(await other.read(), asked, { limit: 10, after: undefined }).found.map(
      ({ tour }) => tour.id,
    );
  };
  expect(await titles('orchids')).toEqual([]);
  const { body } = await site.post<TourSummary>('/tours', {
    as: staff,
    body: tourBodyOf({ desc: 'Orchids in bloom.', itinerary: [DAY] }),
  });
  expect(await titles('orchid')).toEqual([body.data._id]);
  await site.put(`/tours/${body.data._id}`, {
    as: staff,
    body: tourBodyOf({ desc: 'None.', itinerary: [DAY] }),
  });
  expect(await titles('orchid')).toEqual([]);
  await site.delete(`/tours/${body.data._id}`, { as: staff });
  expect(await titles('none')).toEqual([]);
  await otherDb.destroy();
});
