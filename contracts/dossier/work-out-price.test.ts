import { expect, test } from 'vitest';
import type { TourPricing } from './dossier.contract.ts';
import { EMPTY_DOSSIER } from './empty-dossier.ts';
import { type Party, workOutPrice } from './work-out-price.ts';

const PRICING: TourPricing = {
  ...EMPTY_DOSSIER.pricing,
  minTravellers: 2,
  parties: [
    { people: 2, perPerson: 24_000 },
    { people: 4, perPerson: 16_500 },
    { people: 6, perPerson: 14_000 },
  ],
  seasons: [
    { name: 'Puja', from: '10-01', to: '11-10', extra: 1_500 },
    { name: 'Winter', from: '12-20', to: '01-05', extra: -1_000 },
  ],
  childRates: [
    { fromAge: 0, toAge: 4, percent: 0, note: '' },
    { fromAge: 5, toAge: 11, percent: 70, note: '' },
  ],
  extraBed: 2_000,
  singleSupplement: 3_200,
};
const party = (given: Partial<Party>): Party => ({
  adults: 2,
  childAges: [],
  singleRooms: 0,
  extraBeds: 0,
  day: null,
  ...given,
});
const totalOf = (given: Partial<Party>, pricing = PRICING) =>
  workOutPrice(pricing, 16_500, party(given)).total;

test('a tour without prices by party costs what its card shows, for each', () => {
  expect(totalOf({ adults: 3 }, EMPTY_DOSSIER.pricing)).toBe(3 * 16_500);
});

test.each([
  [1, 24_000],
  [2, 24_000],
  [3, 24_000],
  [4, 16_500],
  [5, 16_500],
  [6, 14_000],
  [40, 14_000],
])('in a party of %i each pays ₹%i', (adults, each) => {
  expect(totalOf({ adults })).toBe(adults * each);
});

test('children count to the party, and pay by their age §T1.1', () => {
  const { lines, total } = workOutPrice(PRICING, 16_500, party({ childAges: [3, 8, 8] }));
  expect(lines).toEqual([
    { label: 'Adult', count: 2, each: 16_500, sum: 33_000 },
    { label: 'Child of 8', count: 2, each: 11_550, sum: 23_100 },
    { label: 'Child of 3', count: 1, each: 0, sum: 0 },
  ]);
  expect(total).toBe(56_100);
  expect(totalOf({ childAges: [12] })).toBe(3 * 24_000);
});

test.each([
  ['2027-09-30', undefined, 24_000],
  ['2027-10-01', 'Puja', 25_500],
  ['2027-11-10', 'Puja', 25_500],
  ['2027-11-11', undefined, 24_000],
  ['2027-12-20', 'Winter', 23_000],
  ['2028-01-05', 'Winter', 23_000],
  ['2028-01-06', undefined, 24_000],
])('on %s the season is %s and each pays ₹%i', (day, season, each) => {
  const worked = workOutPrice(PRICING, 16_500, party({ day }));
  expect([worked.season, worked.total]).toEqual([season, 2 * each]);
});

test('rooms alone and extra beds are lines of their own', () => {
  expect(totalOf({ adults: 4, singleRooms: 1, extraBeds: 2 })).toBe(4 * 16_500 + 3_200 + 4_000);
});

test('tax is a line where the prices are without it §T1.1', () => {
  const without = { ...PRICING, isTaxIncluded: false, taxPercent: 5 };
  expect(workOutPrice(without, 16_500, party({})).lines.at(-1)).toEqual({
    label: 'GST 5%',
    count: 1,
    each: 2_400,
    sum: 2_400,
  });
  expect(totalOf({}, without)).toBe(50_400);
  expect(totalOf({}, { ...PRICING, isTaxIncluded: true, taxPercent: 5 })).toBe(48_000);
});

test('fewer than the tour needs pay for themselves, and are told', () => {
  expect(workOutPrice(PRICING, 16_500, party({ adults: 1 })).isBelowLeast).toBe(true);
  expect(workOutPrice(PRICING, 16_500, party({})).isBelowLeast).toBe(false);
});

test('a traveller who joins a shared departure pays its price, whatever party and season say, and needs nobody else', () => {
  const alone = party({ adults: 1, day: '2027-10-05', singleRooms: 1 });
  expect(workOutPrice(PRICING, 16_500, alone, 15_000)).toEqual({
    lines: [
      { label: 'Adult, shared', count: 1, each: 15_000, sum: 15_000 },
      { label: 'Room alone', count: 1, each: 3_200, sum: 3_200 },
    ],
    total: 18_200,
    season: undefined,
    isBelowLeast: false,
    isShared: true,
  });
  const family = party({ childAges: [8], day: '2027-10-05' });
  expect(workOutPrice(PRICING, 16_500, family, 15_000).total).toBe(2 * 15_000 + 10_500);
});

test('so many that a tour of their own costs each less are no guests on a shared one', () => {
  const many = party({ adults: 6 });
  expect(workOutPrice(PRICING, 16_500, many, 99_000)).toEqual(workOutPrice(PRICING, 16_500, many));
  expect(workOutPrice(PRICING, 16_500, party({ adults: 1 }), 99_000).total).toBe(99_000);
});

test('a fee that nobody can avoid is a line of its own and in the total: children pay half of it or none, and it is not taxed §T1.1', () => {
  const fee = {
    name: 'Sustainable Development Fee',
    perPerson: 1_200,
    nights: 5,
    freeBelow: 6,
    halfBelow: 13,
  };
  const withFee = { ...PRICING, fees: [fee], isTaxIncluded: false, taxPercent: 5 };
  const { lines, total } = workOutPrice(withFee, 16_500, party({ childAges: [12, 5] }));
  expect(lines.at(-1)).toEqual({
    ...{ label: 'Sustainable Development Fee, 5 nights', count: 1 },
    ...{ each: 15_000, sum: 15_000 },
  });
  const without = workOutPrice({ ...withFee, fees: [] }, 16_500, party({ childAges: [12, 5] }));
  expect(total).toBe(without.total + 15_000);
  expect(totalOf({}, { ...PRICING, fees: [{ ...fee, name: 'Park', nights: 1, halfBelow: null }] })).toBe(
    50_400,
  );
});
