import { dayAfter, dayOf } from '../../../../contracts/india-time.ts';
import type { TaxRules } from '../../../../contracts/money/tax-rules.ts';
import type { QuoteBody, QuoteLine } from '../../../../contracts/quotes/quote-body.contract.ts';
import { VALID_FOR_DAYS } from '../../../../contracts/quotes/quote-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow, TourRow } from '../../../db/schema.ts';
import { readDossier } from '../../tours/dossier/stored-dossier.ts';
import { findItineraries, findTour } from '../../tours/tours.queries.ts';
import { linesOfEnquiry } from '../tour-of-enquiry/price-of-enquiry.ts';
import { findTourOfTrip } from '../tour-of-enquiry/trip-of-enquiry.ts';

const FIRST_OPTION = 'Standard';

/** By the calculator and the tour's page. Without a known price staff fill the line in. */
export async function draftOfEnquiry(
  db: Db,
  enquiry: BookingRow,
  rules: TaxRules,
  now: Date,
): Promise<{ tourId: string | null; content: QuoteBody }> {
  const known = await findTourOfTrip(db, enquiry);
  const tour = known && (await findTour(db, known.id));
  const dossier = tour && readDossier(tour.dossier);
  const content: QuoteBody = {
    ...datesOf(enquiry.book_at, now),
    people: enquiry.guest_size,
    words: '',
    days: tour && dossier ? await daysOf(db, tour, dossier.vehicle) : [],
    included: dossier?.included ?? [],
    notIncluded: dossier?.notIncluded ?? [],
    options: [
      {
        label: FIRST_OPTION,
        lines: await linesOf(db, enquiry, tour),
        discount: 0,
        discountReason: '',
      },
    ],
    taxKind: rules.registration === 'regular' ? 'package' : 'none',
    isTaxIncluded: dossier?.pricing.isTaxIncluded !== false,
    exemptPercent: 0,
    tcsKind: 'none',
    instalments: [],
  };
  return { tourId: tour?.id ?? null, content };
}

/** The same once more: its days of validity begin today. */
export function draftLike(content: QuoteBody, now: Date): QuoteBody {
  return { ...content, ...datesOf(content.travelDay, now) };
}

function datesOf(travelDay: string | null, now: Date): Pick<QuoteBody, 'travelDay' | 'validUntil'> {
  const today = dayOf(now);
  const ahead = travelDay !== null && travelDay >= today ? travelDay : null;
  const until = dayAfter(today, VALID_FOR_DAYS);
  return { travelDay: ahead, validUntil: ahead !== null && ahead < until ? ahead : until };
}

async function daysOf(db: Db, tour: TourRow, vehicle: string): Promise<QuoteBody['days']> {
  const days = (await findItineraries(db, [tour.id])).get(tour.id) ?? [];
  return days.map(({ title, facts }) => ({ title, stay: facts.stay, vehicle }));
}

async function linesOf(db: Db, enquiry: BookingRow, tour: TourRow | undefined): Promise<QuoteLine[]> {
  const found = await linesOfEnquiry(db, enquiry, tour);
  if (found)
    return found.map(({ label, count, each, isFee }) => ({
      ...{ text: label, quantity: count, each, cost: null },
      treatment: isFee ? 'passed_through' : 'priced',
    }));
  const text = 'Price per person';
  return [{ text, quantity: enquiry.guest_size ?? 1, each: 0, cost: null, treatment: 'priced' }];
}
