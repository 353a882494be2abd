import { type RawBuilder, sql } from 'kysely';
import { isSuggested } from '../../../../contracts/enquiries/travel-months.ts';
import { destinationsIn, readChoice } from '../../../../contracts/tours/destinations.ts';
import type { Db } from '../../../db/database.ts';
import { hideFromPlanner } from '../../../db/dialect/hide-from-planner.ts';
import type { BookingRow, TourRow } from '../../../db/schema.ts';
import { findChoices } from '../../page-content/choices.queries.ts';

// An enquiry keeps its tour under any title. Without a tour id, it belongs to the tour that has its name now.

/** Word for word as in the index `bookings_by_tour_name`. */
export const NAME_ALONE = sql<
  string | null
>`(case when bookings.tour_id is null then bookings.tour_name end)`;

/** Only published ones, if there are any. */
export async function findToursNamed(
  db: Db,
  name: string,
): Promise<Pick<TourRow, 'id' | 'title' | 'destination' | 'city' | 'address'>[]> {
  const tours = await db
    .selectFrom('tours')
    .select(['id', 'title', 'destination', 'city', 'address', 'status'])
    .where('title', '=', name)
    .orderBy('id')
    .execute();
  const published = tours.filter(({ status }) => status === 'published');
  return published.length > 0 ? published : tours;
}

export function findPublishedTourOf(
  db: Db,
  { tour_id, tour_name }: Pick<BookingRow, 'tour_id' | 'tour_name'>,
): Promise<Pick<TourRow, 'id' | 'title' | 'slug' | 'discount_price' | 'dossier'> | undefined> {
  return db
    .selectFrom('tours')
    .select(['id', 'title', 'slug', 'discount_price', 'dossier'])
    .where((tour) => (tour_id === null ? tour('title', '=', tour_name) : tour('id', '=', tour_id)))
    .where(hideFromPlanner(sql`status = 'published'`))
    .orderBy('id')
    .executeTakeFirst();
}

export async function countEnquiriesOfTours(
  db: Db,
  tours: readonly Pick<TourRow, 'id' | 'title'>[],
): Promise<Map<string, number>> {
  if (tours.length === 0) return new Map();
  const countBy = async (key: RawBuilder<string | null>, values: Iterable<string>) => {
    const rows = await db
      .selectFrom('bookings')
      .select([key.as('key'), sql<number>`count(*)`.as('count')])
      .where(key, 'in', [...values])
      .where('deleted_at', 'is', null)
      .groupBy('key')
      .execute();
    return new Map(rows.map((row) => [row.key, row.count]));
  };
  const byId = await countBy(sql`bookings.tour_id`, new Set(tours.map(({ id }) => id)));
  const byName = await countBy(NAME_ALONE, new Set(tours.map(({ title }) => title)));
  return new Map(tours.map(({ id, title }) => [id, (byId.get(id) ?? 0) + (byName.get(title) ?? 0)]));
}

/** In the agency's own words: destination or published title. Undefined for the sender's words. */
export async function findKnownTrip(
  db: Db,
  enquiry: Pick<BookingRow, 'tour_id' | 'tour_name'>,
): Promise<string | undefined> {
  const { destinations } = await findChoices(db);
  return readChoice(destinations, enquiry.tour_name)?.name ?? (await findPublishedTourOf(db, enquiry))?.title;
}

/** Its key, empty for none. */
export async function destinationOf(
  db: Db,
  tourName: string,
  tour: Pick<TourRow, 'destination' | 'city' | 'address'> | undefined,
): Promise<string> {
  const { destinations } = await findChoices(db);
  const known = readChoice(destinations, tourName)?.key ?? tour?.destination;
  if (known) return known;
  const texts = [tour?.city ?? '', tour?.address ?? '', tourName];
  return texts.flatMap((text) => destinationsIn(destinations, text))[0]?.key ?? '';
}

/** Words of their own only for a proved address; months that the form suggests for any. See docs/decisions/0016. */
export function toldTravelWords(
  { travel_words: travelWords }: Pick<BookingRow, 'travel_words'>,
  isTheirs: boolean,
): { travelWords?: string } {
  return travelWords && (isTheirs || isSuggested(travelWords)) ? { travelWords } : {};
}
