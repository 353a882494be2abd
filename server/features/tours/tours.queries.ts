import type { DayFacts, TourDossier } from '../../../contracts/dossier/dossier.contract.ts';
import { destinationOfPlaces } from '../../../contracts/tours/destinations.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { TourDayRow, TourRow } from '../../db/schema.ts';
import { tourLength } from '../../db/tour-length.ts';
import { reindexEnquiriesWithoutTour } from '../enquiries/tour-of-enquiry/reindex-enquiries-of-tour.ts';
import { findChoices } from '../page-content/choices.queries.ts';
import { removePartsOfReviews } from '../reviews/reviews.queries.ts';
import { readDayFacts, traitsOf } from './dossier/stored-dossier.ts';
import { freeSlug, searchTextOf, slugOf } from './tour-slug.ts';

export type TourDay = Pick<TourDayRow, 'day' | 'title' | 'description'> & { facts: DayFacts };
type Derived = 'id' | 'slug' | 'days' | 'search_text' | 'dossier' | 'traits';
type Stored = 'version' | 'created_at' | 'updated_at';
type Unneeded = 'status' | 'destination' | 'open_numbers' | 'featured_place';
export type TourValues = Omit<TourRow, Derived | Stored | Unneeded> & Partial<Pick<TourRow, Unneeded>>;

export type TourParts = { itinerary: TourDay[]; dossier: TourDossier };

export function findTours(db: Db, ids: string[]): Promise<TourRow[]> {
  return db
    .selectFrom('tours')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .execute();
}

/** By id or slug, in any case. Published tours only. */
export function findTour(db: Db, given: string): Promise<TourRow | undefined> {
  const idOrSlug = given.toLowerCase();
  return db
    .selectFrom('tours')
    .selectAll()
    .where('status', '=', 'published')
    .where((where) => where.or([where('id', '=', idOrSlug), where('slug', '=', idOrSlug)]))
    .executeTakeFirst();
}

export async function findItineraries(db: Db, tourIds: string[]): Promise<Map<string, TourDay[]>> {
  const itineraries = new Map<string, TourDay[]>(tourIds.map((id) => [id, []]));
  if (tourIds.length === 0) return itineraries;
  const days = await db
    .selectFrom('tour_days')
    .select(['tour_id', 'day', 'title', 'description', 'facts'])
    .where('tour_id', 'in', tourIds)
    .orderBy('tour_id')
    .orderBy('position')
    .execute();
  for (const { tour_id, facts, ...day } of days)
    itineraries.get(tour_id)?.push({ ...day, facts: readDayFacts(facts) });
  return itineraries;
}

/** Takes the next free slug. */
export async function insertTour(
  trx: Db,
  values: TourValues,
  { itinerary, dossier }: TourParts,
  { now, slug = slugOf(values.title) }: { now: string; slug?: string },
): Promise<TourRow> {
  const { destinations } = await findChoices(trx);
  const destination = values.destination ?? destinationOfPlaces(destinations, values)?.key ?? '';
  const row = {
    ...values,
    ...dossierColumns({ itinerary, dossier }),
    destination,
    id: newId(),
    days: tourLength(values.duration, itinerary.length),
    search_text: searchTextOf({ ...values, destination }),
    created_at: now,
    updated_at: now,
  };
  for (;;) {
    const taken = await trx.selectFrom('tours').select('slug').where('slug', 'like', `${slug}%`).execute();
    // Undefined if another tour has just taken the slug.
    const tour = await trx
      .insertInto('tours')
      .values({ ...row, slug: freeSlug(slug, new Set(taken.map((other) => other.slug))) })
      .onConflict((on) => on.column('slug').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!tour) continue;
    await insertItinerary(trx, tour.id, itinerary);
    return tour;
  }
}

/** Keeps the slug, as links to it are in use. Undefined if the tour is gone, or `version` is not the stored one. */
export async function replaceTour(
  trx: Db,
  id: string,
  values: TourValues & Pick<TourRow, 'destination'>,
  { itinerary, dossier }: TourParts,
  { now, version }: { now: string; version?: number },
): Promise<TourRow | undefined> {
  let query = trx
    .updateTable('tours')
    .set((is) => ({
      ...values,
      ...dossierColumns({ itinerary, dossier }),
      version: is('version', '+', 1),
      days: tourLength(values.duration, itinerary.length),
      search_text: searchTextOf(values),
      updated_at: now,
    }))
    .where('id', '=', id);
  if (version !== undefined) query = query.where('version', '=', version);
  const tour = await query.returningAll().executeTakeFirst();
  if (!tour) return undefined;
  await trx.deleteFrom('tour_days').where('tour_id', '=', id).execute();
  await insertItinerary(trx, id, itinerary);
  return tour;
}

/** Deletes the itinerary and reviews too; enquiries keep the tour's name. */
export async function deleteTour(trx: Db, id: string): Promise<boolean> {
  const deleted = await reindexEnquiriesWithoutTour(trx, id, async () => {
    await removePartsOfReviews(trx, id);
    return trx.deleteFrom('tours').where('id', '=', id).returning('id').executeTakeFirst();
  });
  return deleted !== undefined;
}

async function insertItinerary(trx: Db, tourId: string, itinerary: TourDay[]): Promise<void> {
  if (itinerary.length === 0) return;
  const rows = itinerary.map((day, position) => ({
    ...day,
    facts: JSON.stringify(day.facts),
    tour_id: tourId,
    position,
  }));
  await trx.insertInto('tour_days').values(rows).execute();
}

function dossierColumns({ itinerary, dossier }: TourParts): Pick<TourRow, 'dossier' | 'traits'> {
  return { dossier: JSON.stringify(dossier), traits: JSON.stringify(traitsOf(dossier, itinerary)) };
}
