import { describe, expect, test } from 'vitest';
import { readParty, type TypedParty } from '../enquiries/read-party.ts';
import { EMPTY_STOP_FACTS } from '../stops/empty-stop-facts.ts';
import { ageNotes } from './age-notes.ts';
import { EMPTY_DOSSIER } from './empty-dossier.ts';
import { tripPrice } from './trip-price.ts';

const TOUR = {
  ...EMPTY_DOSSIER,
  pricing: {
    ...EMPTY_DOSSIER.pricing,
    minTravellers: 2,
    parties: [
      { people: 2, perPerson: 31_500 },
      { people: 6, perPerson: 20_900 },
    ],
    childRates: [{ fromAge: 5, toAge: 11, percent: 60, note: '' }],
  },
  discountprice: 20_900,
  departures: [{ day: '2027-05-01', seats: 8, perPerson: 19_000 }],
  takenSeats: [],
  suitability: { ...EMPTY_DOSSIER.suitability, minAge: 5, maxAge: 70 },
};

function partyOf(typed: Record<string, string>): TypedParty {
  const party = readParty(new Map(Object.entries({ bookAt: '2027-04-22', ...typed })), '2027-04-01');
  if (!party) throw new Error('no party');
  return party;
}
const totalOf = (typed: Record<string, string>) => tripPrice(TOUR, partyOf(typed))?.total;

describe('what a party pays for its trip', () => {
  test('goes by its size, its children and the departure that it can join', () => {
    expect(totalOf({ guestSize: '2' })).toBe(63_000);
    expect(totalOf({ guestSize: '3', childAges: '8' })).toBe(2 * 31_500 + 18_900);
    expect(totalOf({ guestSize: '1', bookAt: '2027-05-01' })).toBe(19_000);
  });

  test('is not known for fewer than the tour needs, nor without an adult', () => {
    expect(totalOf({ guestSize: '1' })).toBeUndefined();
    expect(totalOf({ guestSize: '2', childAges: '8, 9' })).toBeUndefined();
  });

  test('is no sum where a child is below the least age: it is not charged as an adult, and cannot go §T1.1', () => {
    expect(totalOf({ guestSize: '3', childAges: '4' })).toBeUndefined();
    expect(totalOf({ guestSize: '3', childAges: '5' })).toBeDefined();
  });

  test('is not known where an age could not be read, or nobody has said what a room alone or a bed more costs', () => {
    expect(totalOf({ guestSize: '4', childAges: '8 and 2015' })).toBeUndefined();
    expect(totalOf({ guestSize: '4', childAges: 'two' })).toBeUndefined();
    expect(totalOf({ guestSize: '3', childAges: 'Pema is 8' })).toBe(2 * 31_500 + 18_900);
    expect(totalOf({ guestSize: '2', singleRooms: '1' })).toBeUndefined();
    expect(totalOf({ guestSize: '2', extraBeds: '1' })).toBeUndefined();
    const priced = { ...TOUR, pricing: { ...TOUR.pricing, singleSupplement: 0, extraBed: 2_000 } };
    expect(tripPrice(priced, partyOf({ guestSize: '2', singleRooms: '1', extraBeds: '1' }))?.total).toBe(
      65_000,
    );
  });

  test('is known for somebody older than is advised: that is a word of caution', () => {
    expect(totalOf({ guestSize: '2', childAges: '74' })).toBe(63_000);
  });
});

test('age 74 is spoken of as age 3 is, for the tour and for its places §T1.4', () => {
  const place = {
    _id: 'g',
    slug: 'gurudongmar',
    name: 'Gurudongmar',
    latitude: null,
    longitude: null,
    metres: 5_180,
  };
  const facts = { ...EMPTY_STOP_FACTS, minAge: 8, maxAge: 65, ageNote: 'the air is thin' };
  const stop = { ...place, ...facts, source: '', sourceUrl: '', checkedOn: null, day: 2 };
  const tour = { ...TOUR, stops: [stop, { ...stop, day: 3 }] };
  expect(ageNotes(tour, [3, 40, 74])).toEqual([
    'This tour is not for children below 5.',
    'This tour is not advised above the age of 70.',
    'Gurudongmar is not for children below 8: the air is thin.',
    'Gurudongmar is not advised above the age of 65: the air is thin.',
  ]);
  expect(ageNotes(tour, [8, 65])).toEqual([]);
  expect(ageNotes(tour, [])).toEqual([]);
});
