import type { TourMonth, TourPricing } from '../../../../../contracts/dossier/dossier.contract.ts';
import type { MonthMark } from '../../../../../contracts/dossier/dossier-terms.ts';

// What several demo tours have in common, as one agency would keep it.

/** The twelve months, January first. */
export function year(...months: [mark: MonthMark, word: string][]): TourMonth[] {
  return months.map(([mark, word], index) => ({ month: index + 1, mark, word }));
}

/** Rupees per person by the least number of people: `{ 2: 23_900, 4: 16_500 }`. */
export function byParty(prices: Record<number, number>): TourPricing['parties'] {
  return Object.entries(prices).map(([people, perPerson]) => ({ people: Number(people), perPerson }));
}

export const PUJA_WEEKS = { name: 'Puja and Diwali weeks', from: '10-01', to: '11-10' };
export const SUMMER_HOLIDAYS = { name: 'Summer holidays', from: '05-05', to: '06-10' };
export const YEAR_END = { name: 'Christmas and New Year', from: '12-20', to: '01-03' };
export const RAINS = { name: 'Rains', from: '07-01', to: '08-31' };

/** What holds unless a tour says otherwise: a private car from two people on, and children at the usual hotels' rates. */
export const USUAL_PRICING: Omit<TourPricing, 'parties'> = {
  minTravellers: 2,
  sharing: 'private',
  seasons: [],
  fees: [],
  childRates: [
    { fromAge: 0, toAge: 4, percent: 0, note: 'Shares the parents’ bed and a seat with them' },
    {
      fromAge: 5,
      toAge: 11,
      percent: 60,
      note: 'On a mattress in the parents’ room, with a seat in the car',
    },
  ],
  extraBed: null,
  singleSupplement: null,
  isTaxIncluded: true,
  taxPercent: 5,
};

/** On long or high roads the youngest are not taken, and those who come need a seat. */
export const HIGH_ROAD_CHILDREN: TourPricing['childRates'] = [
  { fromAge: 5, toAge: 11, percent: 70, note: 'On a mattress in the parents’ room, with a seat in the car' },
];

/** Up from the plains and down again. */
export const NJP_AND_BACK = {
  startTown: 'New Jalpaiguri',
  startPlace: 'New Jalpaiguri station, Bagdogra airport or Siliguri',
  endPlace: 'New Jalpaiguri station, Bagdogra airport or Siliguri',
};

export const CAR_FROM_NJP =
  'Private car with driver from NJP or Bagdogra and back, with fuel, parking and tolls';
export const TRAVEL_TO_NJP = 'Trains to New Jalpaiguri and flights to Bagdogra';
export const OWN_EXPENSES = 'Tips, drinks, laundry and travel insurance';

export const BOTH_MEALS: ['breakfast', 'dinner'] = ['breakfast', 'dinner'];
export const ALL_MEALS: ['breakfast', 'lunch', 'dinner'] = ['breakfast', 'lunch', 'dinner'];

/** Where tours of several files sleep. */
export const IN_GANGTOK = { night: 'Gangtok', nightMetres: 1_650, stay: '3-star hotel' };
export const IN_DARJEELING = { night: 'Darjeeling', nightMetres: 2_050, stay: '3-star hotel' };
export const IN_LACHUNG = { night: 'Lachung', nightMetres: 2_700, stay: 'Simple hotel' };

/** What a permit of the state of Sikkim asks of an Indian traveller. */
export const SIKKIM_PAPERS =
  'A voter card, passport or driving licence in the original with a copy, and two passport photographs of each person; for children a birth certificate or school card.';

/** Darjeeling, Kalimpong, Gangtok and the south and west of Sikkim, between 1,000 and 2,500 m. */
export const HILL_YEAR = year(
  ['good', 'cold, clear'],
  ['good', 'cold, clear'],
  ['good', 'spring'],
  ['best', 'flowers'],
  ['good', 'holiday crowds'],
  ['mixed', 'rain'],
  ['mixed', 'rain, landslips'],
  ['mixed', 'rain, landslips'],
  ['mixed', 'showers'],
  ['best', 'snow views'],
  ['best', 'snow views'],
  ['good', 'cold, clear'],
);

/** The parks close from 16 June to 15 September. */
export const DOOARS_YEAR = year(
  ['good', 'cold mornings'],
  ['best', 'short grass'],
  ['best', 'short grass'],
  ['good', 'warm'],
  ['mixed', 'hot, storms'],
  ['mixed', 'parks close on the 16th'],
  ['closed', 'parks closed'],
  ['closed', 'parks closed'],
  ['mixed', 'parks open on the 16th'],
  ['good', 'green, tall grass'],
  ['best', 'dry, clear'],
  ['good', 'cool, migrant birds'],
);

/** Singalila National Park closes for the rains. */
export const RIDGE_YEAR = year(
  ['mixed', 'snow, bitter cold'],
  ['mixed', 'snow'],
  ['good', 'clear, cold'],
  ['best', 'rhododendrons'],
  ['good', 'flowers, mist'],
  ['mixed', 'park closes on the 16th'],
  ['closed', 'park closed'],
  ['closed', 'park closed'],
  ['mixed', 'park opens on the 16th'],
  ['best', 'views to Everest'],
  ['best', 'views to Everest'],
  ['good', 'cold, clear'],
);

/** What every tour into Gorumara or Jaldapara is asked. */
export const PARK_SEATS = {
  question: 'On which days are the parks open, and is a seat certain?',
  answer:
    'They are closed from 16 June to 15 September and one day a week, lately Thursday. The forest department gives out a fixed number of seats: send us names and identity numbers ten days ahead. We put the safari on an open day and write to you as soon as the seats are ours; if none are left, we offer the neighbouring forest or refund the safari.',
};
