import { countOf, countPeople } from '../../../../../contracts/count-of.ts';
import { ageNotes } from '../../../../../contracts/dossier/age-notes.ts';
import { seatsLeft } from '../../../../../contracts/dossier/seats-left.ts';
import { sharedPrice, sharedPrices } from '../../../../../contracts/dossier/shared-price.ts';
import type { TypedParty } from '../../../../../contracts/enquiries/read-party.ts';
import { formatRupees } from '../../../../../contracts/format-rupees.ts';
import { todayInIndia, writer } from '../../../../../contracts/india-time.ts';
import { closedNotes } from '../../../../../contracts/stops/closed-days.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { monthOfTrip } from '../../../../../contracts/tours/trip.ts';

type Fitting = Pick<
  TourDetail,
  'departures' | 'maxGroupSize' | 'months' | 'pricing' | 'stops' | 'suitability' | 'takenSeats'
>;

const nameOfMonth = writer('en-IN', { month: 'long' });

/** As sentences. None of them prevents an enquiry. `when`: as in `ToldPrice`. */
export function tripNotes(
  tour: Fitting,
  party: Pick<TypedParty, 'people' | 'ages' | 'day' | 'notes'>,
  when: string | undefined,
): string[] {
  const { people } = party;
  return [
    ...party.notes,
    people > tour.maxGroupSize &&
      `The largest group on this tour is ${countPeople(tour.maxGroupSize)}. Ask all the same: we split larger parties.`,
    leastNote(tour, people, party.day),
    ...ageNotes(tour, party.ages),
    seatsNote(tour, people, party.day),
    monthNote(tour, when),
    ...(party.day === null ? [] : closedNotes(tour.stops, party.day)),
  ].filter((note): note is string => note !== false && note !== '');
}

function leastNote(tour: Fitting, people: number, day: string | null): string {
  const { minTravellers } = tour.pricing;
  if (minTravellers === null || people >= minTravellers || sharedPrice(tour, people, day) !== null) return '';
  const [least] = sharedPrices(tour, todayInIndia());
  const joined =
    least === undefined ? '' : ` Or join others on a fixed departure, from ${formatRupees(least)} each.`;
  return `This tour leaves from ${countPeople(minTravellers)} on. Ask all the same: we say what it costs for fewer.${joined}`;
}

/** On other days the party travels on its own. */
function seatsNote(tour: Fitting, people: number, day: string | null): string {
  const left = day === null ? null : seatsLeft(tour, day);
  if (left === null || people <= left) return '';
  const what = left === 0 ? 'is full' : `has ${countOf(left, 'seat')} left`;
  return `This departure ${what}. Ask all the same: we offer you another day, or one for your party alone.`;
}

function monthNote({ months }: Fitting, when: string | undefined): string {
  const number = when === undefined ? 0 : monthOfTrip(when);
  const month = months.find((one) => one.month === number);
  if (!month) return '';
  const name = nameOfMonth(`2000-${String(number).padStart(2, '0')}-01`);
  if (month.mark === 'closed') return `In ${name} this tour is closed${month.word ? `: ${month.word}` : ''}.`;
  if (month.mark === 'mixed') return `${name} is mixed for this tour${month.word ? `: ${month.word}` : ''}.`;
  return '';
}
