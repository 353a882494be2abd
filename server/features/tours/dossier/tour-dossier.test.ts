import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayAfter, startOfDay, todayInIndia } from '../../../../contracts/india-time.ts';
import type { ManagedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail, TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
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

const create = (given: Record<string, unknown>) =>
  site.post<ManagedTour>('/tours', { as: staff, body: tourBodyOf(given) });
const replace = (id: string, given: Record<string, unknown>) =>
  site.put<ManagedTour>(`/tours/${id}`, { as: staff, body: tourBodyOf(given) });
const read = async (id: string) => (await site.get<TourDetail>(`/tours/${id}`)).body.data;

const ANSWERS = {
  highlights: ['Sunrise at Thambi'],
  themes: ['trek', 'family'],
  included: ['Car with driver', 'Permits'],
  notIncluded: ['Flights'],
  guiding: { guide: 'some-days', note: 'At Rumtek', languages: ['English', 'Bengali'] },
  vehicle: 'Innova',
  ends: { startTown: 'Siliguri', startPlace: 'NJP station', endPlace: 'Bagdogra' },
  months: [
    { month: 10, mark: 'best', word: 'views' },
    { month: 4, mark: 'good', word: 'flowers' },
    { month: 7, mark: 'closed', word: 'rain' },
  ],
  questions: [{ question: 'Is there a network?', answer: 'In Gangtok.' }],
  departures: [
    { day: '2027-05-01', seats: '8', perPerson: '₹ 17,900' },
    { day: '2027-04-22', seats: 6 },
  ],
};
const ITINERARY = [
  { day: 1, title: 'Arrival', description: 'By car.', facts: { night: 'Gangtok', nightMetres: '1,650' } },
  {
    day: 2,
    title: 'Tsomgo',
    description: 'The lake.',
    facts: { highPlace: 'Tsomgo', highMetres: 3753, driveHours: '1.5', meals: ['dinner', 'breakfast'] },
  },
];

test('a traveller reads what staff wrote down of a tour, in its order §T1.2', async () => {
  const { status, body } = await create({ ...ANSWERS, itinerary: ITINERARY });
  expect(status).toBe(200);
  const tour = await read(body.data._id);
  expect(tour).toMatchObject({
    ...ANSWERS,
    themes: ['family', 'trek'],
    months: [ANSWERS.months[1], ANSWERS.months[2], ANSWERS.months[0]],
    departures: [
      { day: '2027-04-22', seats: 6, perPerson: null },
      { day: '2027-05-01', seats: 8, perPerson: 17_900 },
    ],
  });
  expect(tour.itinerary.map(({ facts }) => facts)).toMatchObject([
    { night: 'Gangtok', nightMetres: 1_650, driveHours: null, meals: [] },
    { highMetres: 3_753, driveHours: 1.5, meals: ['breakfast', 'dinner'] },
  ]);
});

test('lists know of it what cards and filters show §T1.3', async () => {
  await create({ ...ANSWERS, itinerary: ITINERARY });
  const [tour] = (await site.get<TourSummary[]>('/tours')).body.data;
  expect(tour).toMatchObject({
    themes: ['family', 'trek'],
    startTown: 'Siliguri',
    goodMonths: [4, 10],
    highestMetres: 3_753,
  });
  expect(tour?.itinerary[1]).toEqual({ day: 2, title: 'Tsomgo', description: 'The lake.' });
});

test('a save that knows only the specification’s form takes nothing away; an empty list does §T2.2', async () => {
  const { _id } = (await create({ ...ANSWERS, itinerary: ITINERARY })).body.data;
  const plain = ITINERARY.map(({ facts: _, ...day }) => day);
  await replace(_id, { title: 'Renamed', itinerary: plain });
  expect(await read(_id)).toMatchObject({ title: 'Renamed', included: ANSWERS.included, vehicle: 'Innova' });
  expect((await read(_id)).itinerary[1]?.facts).toMatchObject({ highPlace: 'Tsomgo', driveHours: 1.5 });
  await replace(_id, { included: [], vehicle: '', itinerary: [{ ...plain[0], facts: {} }] });
  const { included, vehicle, notIncluded, itinerary } = await read(_id);
  expect({ included, vehicle, notIncluded }).toEqual({ included: [], vehicle: '', notIncluded: ['Flights'] });
  expect(itinerary[0]?.facts).toMatchObject({ night: '', nightMetres: null });
});

test('a copy has it all but the departures, which are the original’s', async () => {
  const { _id } = (await create({ ...ANSWERS, itinerary: ITINERARY })).body.data;
  const { body } = await site.post<ManagedTour>(`/tours/${_id}/duplicate`, { as: staff });
  expect(body.data).toMatchObject({ included: ANSWERS.included, departures: [], status: 'draft' });
  expect(body.data.itinerary[1]?.facts.highMetres).toBe(3_753);
});

test('every fault is named, with the row that it is in §T2.2', async () => {
  const { status, body } = await create({
    themes: ['x'.repeat(61)],
    highlights: Array.from({ length: 9 }, (_, place) => `Sight ${place}`),
    pricing: {
      minTravellers: 13,
      parties: [
        { people: 0, perPerson: 10_000 },
        { people: 4, perPerson: 'dear' },
      ],
      seasons: [{ name: 'Puja', from: '10-41', to: '11-10', extra: -500 }],
      childRates: [{ fromAge: 8, toAge: 5, percent: 50 }],
    },
    months: [{ month: 13, mark: 'best' }],
    questions: [{ question: 'Why?', answer: ' ' }],
    departures: [
      { day: '2027-02-30', seats: 4 },
      { day: '2027-03-30', seats: 4, perPerson: 999.5 },
      { day: '2027-03-31', seats: 4, perPerson: -1 },
    ],
    itinerary: [{ ...ITINERARY[0], facts: { highMetres: 9_000, walkHours: 30 } }],
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual([
    'departures.0.day',
    'departures.1.perPerson',
    'departures.2.perPerson',
    'highlights',
    'itinerary.0.facts.highMetres',
    'itinerary.0.facts.walkHours',
    'months.0.month',
    'pricing.childRates.0.toAge',
    'pricing.parties.0.people',
    'pricing.parties.1.perPerson',
    'pricing.seasons.0.from',
    'questions.0.answer',
    'themes.0',
  ]);
});

test('a departure that was stored before departures had prices has none, and is saved again as it is', async () => {
  const { _id } = (await create({})).body.data;
  const stored = JSON.stringify({ departures: [{ day: '2027-05-01', seats: 8 }] });
  await site.db.updateTable('tours').set({ dossier: stored }).where('id', '=', _id).execute();
  const { departures } = await read(_id);
  expect(departures).toEqual([{ day: '2027-05-01', seats: 8, perPerson: null }]);
  expect((await replace(_id, { departures })).body.data.departures).toEqual(departures);
});

const pricing = (given: Record<string, unknown>) => ({ pricing: given });

test.each([
  [
    'two prices for one party',
    pricing({
      parties: [
        { people: 2, perPerson: 17_000 },
        { people: 2, perPerson: 9_000 },
      ],
    }),
    'pricing.parties.1',
  ],
  [
    'no party with the price that is shown',
    pricing({ parties: [{ people: 2, perPerson: 9_000 }] }),
    'pricing.parties',
  ],
  [
    'a season that makes the price less than nothing',
    pricing({ seasons: [{ name: 'Rain', from: '07-01', to: '08-31', extra: -20_000 }] }),
    'pricing.seasons.0.extra',
  ],
  [
    'two seasons on one day, also over the new year',
    pricing({
      seasons: [
        { name: 'Winter', from: '12-20', to: '01-05', extra: 500 },
        { name: 'Puja', from: '10-01', to: '11-10', extra: 500 },
        { name: 'January', from: '01-05', to: '01-31', extra: 500 },
      ],
    }),
    'pricing.seasons.2.from',
  ],
  ['more travellers than the largest group', pricing({ minTravellers: 13 }), 'pricing.minTravellers'],
  [
    'two prices for one age',
    pricing({
      childRates: [
        { fromAge: 5, toAge: 9, percent: 50 },
        { fromAge: 0, toAge: 5, percent: 0 },
      ],
    }),
    'pricing.childRates.1.fromAge',
  ],
  [
    'a month twice',
    {
      months: [
        { month: 5, mark: 'best' },
        { month: 5, mark: 'good' },
      ],
    },
    'months.1',
  ],
  [
    'a departure twice',
    {
      departures: [
        { day: '2027-05-01', seats: 8 },
        { day: '2027-05-01', seats: 4 },
      ],
    },
    'departures.1',
  ],
])('%s: refused', async (_, given, field) => {
  const { status, body } = await create(given);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('a departure is to come, unless it was stored before; a place lies within the days of its tour', async () => {
  const today = todayInIndia();
  const coming = { day: dayAfter(today, 1), seats: 6 };
  const past = { day: dayAfter(today, -1), seats: 6 };
  const refused = await create({
    departures: [coming, past],
    stops: [{ stop: 'nowhere', day: 5 }],
  });
  expect(refused.body.fields).toEqual({
    'departures.1.day': 'This day is past.',
    'stops.0.stop': 'This place is gone. Choose another one.',
    'stops.0.day': 'The tour has 4 days.',
  });
  const { _id } = (await create({ departures: [coming] })).body.data;
  site.setClock(startOfDay(dayAfter(today, 2)));
  const as = await site.signIn(await makeAdmin(site.db));
  const later = (departures: object[]) => site.put(`/tours/${_id}`, { as, body: tourBodyOf({ departures }) });
  expect((await later([coming])).status).toBe(200);
  const added = await later([coming, past]);
  expect(added.body.fields).toEqual({ 'departures.1.day': 'This day is past.' });
  site.setClock();
});

test('a form that knows no prices by party changes the price; those that fit it no more are told to nobody', async () => {
  const parties = [{ people: 2, perPerson: 17_000 }];
  const { _id } = (await create(pricing({ parties }))).body.data;
  const shown = async () => (await site.get<TourDetail>(`/tours/${_id}`)).body.data;
  expect((await shown()).pricing.parties).toEqual(parties);
  expect((await replace(_id, { discountprice: 16_000, discount: 20 })).status).toBe(200);
  expect(await shown()).toMatchObject({ discountprice: 16_000, pricing: { parties: [] } });

  const { status, body } = await replace(_id, {
    ...{ discountprice: 16_000, discount: 20 },
    ...pricing({ parties }),
  });
  expect([status, body.fields['pricing.parties']]).toEqual([
    400,
    'One of the prices by party has to be the price that is shown, ₹16,000.',
  ]);
  expect((await replace(_id, { discountprice: 17_000, discount: 15 })).status).toBe(200);
  expect((await shown()).pricing.parties).toEqual(parties);
});
