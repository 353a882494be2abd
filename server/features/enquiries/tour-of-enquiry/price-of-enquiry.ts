import { countPeople } from '../../../../contracts/count-of.ts';
import { ageNotes } from '../../../../contracts/dossier/age-notes.ts';
import { type PricedTour, tripPrice, unpricedExtras } from '../../../../contracts/dossier/trip-price.ts';
import type { PriceLine, WorkedOutPrice } from '../../../../contracts/dossier/worked-out-price.contract.ts';
import type { AskedPrice, EnquiryPrice } from '../../../../contracts/enquiries/asked-price.contract.ts';
import { readParty, type TypedParty } from '../../../../contracts/enquiries/read-party.ts';
import { toldTour } from '../../../../contracts/enquiries/untold.ts';
import { unreadAges } from '../../../../contracts/fields/typed-ages.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow, TourRow } from '../../../db/schema.ts';
import { findTourStops } from '../../stops/stops.queries.ts';
import { readShownDossier } from '../../tours/dossier/stored-dossier.ts';
import { findTakenSeats } from './taken-seats.queries.ts';

type Asking = Pick<
  BookingRow,
  'guest_size' | 'book_at' | 'child_ages' | 'single_rooms' | 'extra_beds' | 'created_at'
> &
  Partial<Pick<BookingRow, 'id'>>;
type Tour = Pick<TourRow, 'id' | 'title' | 'discount_price' | 'dossier'>;

export async function priceOfEnquiry(
  db: Db,
  enquiry: Asking,
  tour: Tour | undefined,
): Promise<WorkedOutPrice | null> {
  const party = partyOf(enquiry);
  return tour && party ? tripPrice(await pricedTour(db, tour, enquiry.id), party) : null;
}

/** What a quotation begins with: without GST, which it adds itself. Null if the price is unknown. */
export async function linesOfEnquiry(
  db: Db,
  enquiry: Asking,
  tour: Tour | undefined,
): Promise<(PriceLine & { isFee: boolean })[] | null> {
  const party = partyOf(enquiry);
  if (!tour || !party) return null;
  const { pricing, ...priced } = await pricedTour(db, tour, enquiry.id);
  const price = tripPrice({ ...priced, pricing: { ...pricing, taxPercent: 0 } }, party);
  const firstFee = (price?.lines.length ?? 0) - pricing.fees.length;
  const lines = price?.lines.map((line, at) => ({ ...line, isFee: at >= firstFee })) ?? [];
  return price && lines.filter(({ sum }) => sum > 0);
}

export async function loadEnquiryPrice(
  db: Db,
  enquiry: BookingRow,
  tour: Tour | undefined,
): Promise<EnquiryPrice> {
  const asked = askedPriceIn(enquiry);
  const party = partyOf(enquiry);
  const ofName = toldTour(enquiry.tour_name) ? 'No tour of the site has this name' : 'No tour is chosen yet';
  const missing = tour ? 'Nobody has said how many travel' : ofName;
  if (!tour || !party) return { now: null, notes: [`${missing}: there is no price to work out.`], asked };
  const [priced, stops] = await Promise.all([pricedTour(db, tour, enquiry.id), findTourStops(db, tour.id)]);
  const now = tripPrice(priced, party);
  return {
    now,
    notes: [...partyNotes(priced, party, now), ...ageNotes({ ...priced, stops }, party.ages)],
    asked,
  };
}

function partyNotes(tour: PricedTour, party: TypedParty, price: WorkedOutPrice | null): string[] {
  const { minTravellers } = tour.pricing;
  const unread = unreadAges(party.unread);
  return [
    party.day === null ? 'The date is open: a season may change the price.' : '',
    unread && `Of the ages ${unread} could not be read.`,
    ...unpricedExtras(tour, party).map((extra) => `Nobody has said what ${extra} costs.`),
    party.hasAdult ? '' : `With ${party.childAges.length} children a party of ${party.people} has no adult.`,
    price === null && minTravellers !== null && party.people < minTravellers
      ? `The tour leaves from ${countPeople(minTravellers)} on: nobody has said a price for fewer.`
      : '',
  ].filter((note) => note !== '');
}

/** Its own confirmed seats must not fill the departure. */
async function pricedTour(db: Db, tour: Tour, enquiryId: string | undefined): Promise<PricedTour> {
  const { pricing, departures, suitability } = readShownDossier(tour);
  const takenSeats = await findTakenSeats(db, tour, departures, enquiryId);
  return { pricing, discountprice: tour.discount_price, departures, takenSeats, suitability };
}

/** On any day: a past trip still has a price. */
function partyOf(enquiry: Asking): TypedParty | undefined {
  const typed = {
    guestSize: enquiry.guest_size ?? '',
    childAges: enquiry.child_ages ?? '',
    singleRooms: enquiry.single_rooms ?? '',
    extraBeds: enquiry.extra_beds ?? '',
    bookAt: enquiry.book_at ?? '',
  };
  return readParty(new Map(Object.entries(typed)), '');
}

export function askedPriceIn({ asked_price: asked }: Pick<BookingRow, 'asked_price'>): AskedPrice | null {
  return asked === null ? null : (JSON.parse(asked) as AskedPrice);
}

export function askedPriceOf(worked: WorkedOutPrice | null, shown: number | null): string | null {
  const other = shown === worked?.total ? null : shown;
  return worked === null && other === null
    ? null
    : JSON.stringify({ worked, shown: other } satisfies AskedPrice);
}
