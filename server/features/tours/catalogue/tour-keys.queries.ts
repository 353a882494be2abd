import { perPerson, priceForTrip } from '../../../../contracts/dossier/price-for-trip.ts';
import { readChoice, type TourChoices } from '../../../../contracts/tours/destinations.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { averageRating, findRatings, NO_RATINGS, sumOfRatings } from '../../reviews/reviews.queries.ts';
import { readTraits } from '../dossier/stored-dossier.ts';
import { foldForSearch, searchTextOf } from '../tour-slug.ts';

export type TourKey = Awaited<ReturnType<typeof listTourKeys>>[number];

export function listTourKeys(db: Db, ids: readonly string[], { destinations }: TourChoices) {
  return readInBatches(ids, async (batch) => {
    const tours = await db
      .selectFrom('tours')
      .select(['id', 'created_at', 'updated_at', 'featured', 'featured_place', 'city', 'destination'])
      .select(['search_text', 'discount_price', 'days', 'traits', 'title', 'address'])
      .where('id', 'in', batch)
      .where('status', '=', 'published')
      .execute();
    const ratingsOf = await findRatings(
      db,
      tours.map((tour) => tour.id),
    );
    return tours.map((tour) => {
      const traits = readTraits(tour);
      const rated = { ...traits, discountprice: tour.discount_price };
      const there = destinations.find(({ key }) => key === tour.destination);
      const ratings = ratingsOf.get(tour.id) ?? NO_RATINGS;
      return {
        id: tour.id,
        createdAt: tour.created_at,
        updatedAt: tour.updated_at,
        isFeatured: tour.featured === 1,
        /** From 0; -1 if staff have not moved it. */
        featuredPlace: tour.featured_place ?? -1,
        city: tour.city,
        /** Folded, as `place`: the destination's key, or the city if there is none. */
        town: foldForSearch(tour.city),
        place: foldForSearch((there ?? readChoice(destinations, tour.city))?.key ?? tour.city),
        searchText:
          (there?.name ?? '') === tour.destination
            ? tour.search_text
            : searchTextOf({ ...tour, destination: there?.name ?? '' }),
        /** Whole rupees per person of the headline's party, with tax and unavoidable fees. */
        price: perPerson(priceForTrip(rated, {})),
        days: tour.days,
        ...rated,
        rating: averageRating(sumOfRatings(ratings.counts)),
        ratings,
      };
    });
  });
}

export async function listPublishedIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('tours').select('id').where('status', '=', 'published').execute();
  return rows.map((row) => row.id);
}

export function listChangedTours(
  db: Db,
  { after }: { after: number },
): Promise<{ tour_id: string; revision: number }[]> {
  return db
    .selectFrom('changed_tours')
    .selectAll()
    .where('revision', '>', after)
    .orderBy('revision')
    .execute();
}

export async function findLastRevision(db: Db): Promise<number> {
  const last = await db
    .selectFrom('changed_tours')
    .select('revision')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.revision ?? 0;
}
