import type { TourTraits } from '../../../../contracts/dossier/tour-traits.contract.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { averageRating, sumOfRatings } from '../../reviews/average-rating.ts';
import { findRatings, NO_RATINGS, type Ratings } from '../../reviews/reviews.queries.ts';
import { readTraits } from '../dossier/stored-dossier.ts';
import { foldForSearch } from '../tour-slug.ts';

/** As much of a published tour as filters, sorting and searches look at, and what its reviews come to. */
export type TourKey = {
  id: string;
  createdAt: string;
  /** Of what staff wrote. */
  updatedAt: string;
  isFeatured: boolean;
  /** Where staff put it among the featured, from 0; -1 where they have not. */
  featuredPlace: number;
  /** As staff wrote it. */
  city: string;
  /** The city folded: see `foldForSearch`. */
  town: string;
  /** Where it goes, folded: one of the destinations or, where it goes to none of them, the city. */
  place: string;
  /** See `searchTextOf`. */
  searchText: string;
  /** Whole rupees that a person pays: the price shown, and the fees that nobody can avoid. */
  price: number;
  days: number;
  themes: TourTraits['themes'];
  /** Where it begins; empty where nobody has said. */
  startTown: string;
  /** The months that are best or good for it, from 1. */
  goodMonths: TourTraits['goodMonths'];
  highestMetres: TourTraits['highestMetres'];
  difficulty: TourTraits['difficulty'];
  minAge: TourTraits['minAge'];
  /** Null without reviews. */
  rating: number | null;
  ratings: Ratings;
};

/** Those of these tours that are published. */
export function listTourKeys(db: Db, ids: readonly string[]): Promise<TourKey[]> {
  return readInBatches(ids, async (batch) => {
    const tours = await db
      .selectFrom('tours')
      .select(['id', 'created_at', 'updated_at', 'featured', 'featured_place', 'city', 'destination'])
      .select(['search_text', 'discount_price', 'days', 'traits'])
      .where('id', 'in', batch)
      .where('status', '=', 'published')
      .execute();
    const ratingsOf = await findRatings(
      db,
      tours.map((tour) => tour.id),
    );
    return tours.map((tour) => {
      const traits = readTraits(tour.traits);
      const ratings = ratingsOf.get(tour.id) ?? NO_RATINGS;
      return {
        id: tour.id,
        createdAt: tour.created_at,
        updatedAt: tour.updated_at,
        isFeatured: tour.featured === 1,
        featuredPlace: tour.featured_place ?? -1,
        city: tour.city,
        town: foldForSearch(tour.city),
        place: foldForSearch(tour.destination || tour.city),
        searchText: tour.search_text,
        price: tour.discount_price + traits.feesPerPerson,
        days: tour.days,
        ...traits,
        rating: averageRating(sumOfRatings(ratings.counts)),
        ratings,
      };
    });
  });
}

/** The ids of all published tours. */
export async function listPublishedIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('tours').select('id').where('status', '=', 'published').execute();
  return rows.map((row) => row.id);
}

/** The tours that changed after a revision, in the order of their last changes. */
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

/** The revision of the last change; 0 before the first. */
export async function findLastRevision(db: Db): Promise<number> {
  const last = await db
    .selectFrom('changed_tours')
    .select('revision')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.revision ?? 0;
}
