import { expect, test } from 'vitest';
import { EMPTY_DOSSIER } from '../../../../../contracts/dossier/empty-dossier.ts';
import { priceForTrip } from '../../../../../contracts/dossier/price-for-trip.ts';
import { ratedDetail } from '../../../../../contracts/dossier/rated-detail.ts';
import { partyOfTrip, toldPrice, tripInForm } from './told-price.ts';

const TOUR = {
  ...EMPTY_DOSSIER,
  discountprice: 20_000,
  takenSeats: [],
  pricing: {
    ...EMPTY_DOSSIER.pricing,
    parties: [
      { people: 2, perPerson: 31_000 },
      { people: 4, perPerson: 20_000 },
    ],
    seasons: [{ name: 'Summer', from: '05-05', to: '06-10', extra: 1_800 }],
  },
};

test('in a month a party pays what the cards say, from the cheapest day on', () => {
  const party = partyOfTrip({ people: 5, when: 'may' });
  const told = party && toldPrice(TOUR, party, 'may');
  const { total } = priceForTrip(ratedDetail(TOUR), { people: 5, when: 'may' });
  expect(told).toMatchObject({ when: 'may', isFrom: true, price: { total } });
  expect(party && toldPrice(TOUR, party)).toMatchObject({ when: undefined, isFrom: false });
});

test('in a month without tours no season is paid', () => {
  const months = [{ month: 5, mark: 'closed' as const, word: 'the road is shut' }];
  const party = partyOfTrip({ people: 5, when: 'may' });
  const told = party && toldPrice({ ...TOUR, months }, party, 'may');
  expect(told).toMatchObject({ when: 'may', isFrom: false, price: { total: 100_000 } });
});

const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

test.each([
  ['a number and a day', { guestSize: '५', bookAt: '2099-05-12' }, { people: 5, when: '2099-05-12' }],
  ['a number in the month of the trip', { guestSize: '5', bookAt: '' }, { people: 5, when: 'may' }],
  [
    'the month where dates are open',
    { guestSize: '5', bookAt: '2099-05-12', hasOpenDates: 'yes' },
    { people: 5, when: 'may' },
  ],
  ['no number', { guestSize: '', bookAt: '' }, { people: undefined, when: 'may' }],
  ['nothing of a number that is none', { guestSize: '0', bookAt: '' }, undefined],
  ['nothing of a year that is half typed', { guestSize: '5', bookAt: '0020-05-12' }, undefined],
])('the trip is told %s', (_, values, trip) => {
  expect(tripInForm(form(values as Record<string, string>), { people: 2, when: 'may' })).toEqual(trip);
});
