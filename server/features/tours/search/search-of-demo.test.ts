// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceForTrip } from '../../../../contracts/dossier/price-for-trip.ts';
import type { ManagedStop } from '../../../../contracts/stops/stops.contract.ts';
import type { TourSearchAnswer, TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { withTrip } from '../../../../contracts/tours/trip.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { seedDatabase } from '../../../seed-database.ts';

// What travellers type, asked of the demo's tours.

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  await seedDatabase(site.db, 'demo', new Date());
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

async function search(city: string, rest = ''): Promise<TourSearchAnswer & { titles: string[] }> {
  const { body } = await site.get<TourSummary[]>(
    `/tours/search/getTourBySearch?city=${encodeURIComponent(city)}${rest}`,
  );
  const answer = body as unknown as TourSearchAnswer;
  return { ...answer, titles: answer.data.map((tour) => tour.title) };
}

test.each([
  ['changu lake', 'Tsomgo', /Tsomgo|Zuluk|ten days|Gangtok/],
  ['Tiger’s Nest', 'Paro Taktsang', /Bhutan|Paro|Thimphu/],
  ["tiger's nest", 'Paro Taktsang', /Bhutan|Paro|Thimphu/],
  ['ixb', 'Bagdogra', /Gangtok|Sikkim/],
])('“%s” finds the tours that come by %s, and says so', async (typed, name, title) => {
  const { besides, titles, understood, spelling } = await search(typed);
  expect(spelling).toBeNull();
  expect(understood).toMatchObject([{ kind: 'place', name }]);
  expect(besides).toBeGreaterThan(0);
  for (const one of titles.slice(0, besides)) expect(one).toMatch(title);
});

test('“siliguri” finds every tour that begins there, by rail or by air', async () => {
  const { besides, understood } = await search('siliguri');
  expect(understood).toEqual([{ kind: 'place', typed: 'Siliguri', name: 'New Jalpaiguri' }]);
  expect(besides).toBeGreaterThan(15);
});

test.each(['Nowhere', 'thenext', 'somewhere', ',', '-', '.', '&', '💬'])(
  'what names nothing finds nothing, and is made no word that does: “%s”',
  async (typed) => {
    expect(await search(typed)).toMatchObject({ titles: [], spelling: null, unfiltered: 0 });
  },
);

test.each([
  ['5 days', 5, 5],
  ['4 nights', 5, 5],
  ['ten days', 10, 10],
  ['a week', 7, 7],
  ['weekend', 2, 3],
])('“%s” puts tours of that length first, then those that are near it', async (typed, from, to) => {
  const { data, besides, partly, understood } = await search(typed);
  expect(understood).toMatchObject([{ kind: 'length', from, to }]);
  expect(besides).toBeGreaterThan(0);
  const lengths = data.map(({ itinerary }) => itinerary.length);
  for (const length of lengths.slice(0, besides)) {
    expect(length).toBeGreaterThanOrEqual(from);
    expect(length).toBeLessThanOrEqual(to);
  }
  for (const length of lengths.slice(besides, besides + partly)) expect([from - 1, to + 1]).toContain(length);
});

test.each(['grandmother', 'senior', 'elderly', 'age 74'])(
  '“%s” finds easy tours first, and none that is demanding',
  async (typed) => {
    const { data, besides, partly, understood } = await search(typed);
    expect(understood).toMatchObject([{ kind: 'senior' }]);
    const found = data.map(({ difficulty }) => difficulty);
    expect(new Set(found.slice(0, besides))).toEqual(new Set(['easy']));
    expect(new Set(found.slice(besides, besides + partly))).toEqual(new Set(['moderate']));
  },
);

test.each([
  ['headline', {}],
  ['price for two', { people: 2, when: 'may' }],
])('“bhutan under 45000” goes by the %s, with the fees that nobody can avoid', async (_what, trip) => {
  const rest = withTrip(new URLSearchParams(), trip);
  const { data, inDestination, besides, understood } = await search('bhutan under 45000', `&${rest}`);
  expect(understood).toMatchObject([{ kind: 'price', upTo: 45_000 }]);
  const sums = data.map((tour) => {
    const { total, people } = priceForTrip(tour, trip);
    return total / (people ?? 1);
  });
  expect(inDestination).toBeGreaterThan(0);
  expect(Math.max(...sums.slice(0, inDestination + besides))).toBeLessThanOrEqual(45_000);
  expect(Math.min(...sums.slice(inDestination + besides))).toBeGreaterThan(45_000);
});

test.each(['toddler', 'kids', 'age 5'])('“%s” finds what is for families and for that age', async (typed) => {
  const { data, besides, understood } = await search(typed);
  expect(understood).toMatchObject([{ kind: 'child' }]);
  const age = understood[0]?.kind === 'child' ? understood[0].age : 0;
  expect(besides).toBeGreaterThan(0);
  for (const tour of data.slice(0, besides)) expect(tour.themes).toContain('family');
  for (const tour of data) expect(tour.minAge ?? 0).toBeLessThanOrEqual(age);
});

test('a want beside a place orders its tours, and those that do not fit come after', async () => {
  const { data, inDestination, destination, partly } = await search('easy darjeeling');
  expect(destination).toBe('Darjeeling');
  const inOrder = data.map(({ difficulty }) => difficulty);
  expect(new Set(inOrder.slice(0, inDestination))).toEqual(new Set(['easy']));
  expect(partly).toBeGreaterThan(0);
  const { spelling, destination: respelt } = await search('easy darjiling');
  expect({ spelling, respelt }).toEqual({ spelling: 'Darjeeling', respelt: 'Darjeeling' });
});

test('another name that staff write down is found at once, and no longer once it is taken away', async () => {
  expect((await search('Kupup road')).understood).toEqual([]);
  const { body } = await site.get<ManagedStop[]>('/manage/places', { as: staff });
  const zuluk = body.data.find(({ name }) => name === 'Zuluk');
  if (!zuluk) throw new Error('The demo has no Zuluk.');
  const save = async (alsoCalled: string) =>
    site.put(`/manage/places/${zuluk._id}`, {
      as: staff,
      body: { ...zuluk, version: undefined, alsoCalled },
    });
  expect((await save('Snakebend')).status).toBe(200);
  expect(await search('snakebend')).toMatchObject({ besides: 1, understood: [{ name: 'Zuluk' }] });
  await save('');
  expect(await search('snakebend')).toMatchObject({ unfiltered: 0, understood: [] });
  const long = await site.put(`/manage/places/${zuluk._id}`, {
    as: staff,
    body: { ...zuluk, version: undefined, alsoCalled: 'x'.repeat(201) },
  });
  expect([long.status, Object.keys(long.body.fields)]).toEqual([400, ['alsoCalled']]);
});
