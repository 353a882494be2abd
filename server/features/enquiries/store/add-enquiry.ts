import type { Db } from '../../../db/database.ts';
import { keepTour } from '../../../db/dialect/lock-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { askedPriceOf, priceOfEnquiry } from '../tour-of-enquiry/price-of-enquiry.ts';
import {
  destinationOf,
  findPublishedTourOf,
  findToursNamed,
} from '../tour-of-enquiry/tour-of-enquiry.queries.ts';
import { type EventActor, recordEvent, WEBSITE } from './enquiry-events.ts';
import { insertEnquiryRow, type NewEnquiryRow } from './enquiry-rows.ts';
import { storeFirstSearchWords } from './enquiry-search-words.ts';

export type NewEnquiry = Omit<NewEnquiryRow, 'destination' | 'tour_id' | 'source' | 'asked_price'> &
  Partial<Pick<BookingRow, 'source'>>;

export async function addEnquiry(
  trx: Db,
  enquiry: NewEnquiry,
  actor: EventActor = WEBSITE,
  shown: number | null = null,
): Promise<BookingRow> {
  return insertOfTour(trx, enquiry, actor, async (tour_id) =>
    askedPriceOf(await workOutNow(trx, { ...enquiry, tour_id }), shown),
  );
}

export async function insertOfTour(
  trx: Db,
  enquiry: NewEnquiry,
  actor: EventActor,
  priceFor: (tourId: string | null) => Promise<BookingRow['asked_price']>,
): Promise<BookingRow> {
  const [tour, another] = await findToursNamed(trx, enquiry.tour_name);
  // The tour may have been deleted meanwhile: keep the enquiry.
  const own = tour && !another ? await keepTour(trx, tour) : undefined;
  const tour_id = own?.id ?? null;
  const stored = await insertEnquiryRow(trx, {
    source: 'site',
    ...enquiry,
    destination: await destinationOf(trx, enquiry.tour_name, tour),
    tour_id,
    asked_price: await priceFor(tour_id),
  });
  await storeFirstSearchWords(trx, stored, own?.title);
  await recordEvent(trx, {
    enquiryId: stored.id,
    actor,
    body: { kind: 'received', source: stored.source },
    now: new Date(stored.created_at),
  });
  return stored;
}

async function workOutNow(trx: Db, enquiry: NewEnquiry & { tour_id: string | null }) {
  const tour = await findPublishedTourOf(trx, enquiry);
  return priceOfEnquiry(trx, { child_ages: null, single_rooms: null, extra_beds: null, ...enquiry }, tour);
}
