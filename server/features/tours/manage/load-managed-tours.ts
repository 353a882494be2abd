import type { Picture } from '../../../../contracts/media.contract.ts';
import type {
  FeaturedTour,
  ManagedTour,
  ManagedTourRow,
} from '../../../../contracts/tours/manage-tours.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { TourRow } from '../../../db/schema.ts';
import { countEnquiriesOfTours } from '../../enquiries/tour-of-enquiry/tour-of-enquiry.queries.ts';
import { findMediaByUrl } from '../../media/media.queries.ts';
import { presentManagedPicture, presentPicture } from '../../media/present-picture.ts';
import { findRatings, NO_RATINGS } from '../../reviews/reviews.queries.ts';
import { loadDetail } from '../load-tour-detail.ts';
import { numbersOf } from './open-numbers.ts';
import type { StoredTour } from './stored-tour.ts';

export async function loadManagedTour(
  db: Db,
  { row, roadIds, teamIds, pictures }: StoredTour,
): Promise<ManagedTour> {
  const ratings = (await findRatings(db, [row.id])).get(row.id) ?? NO_RATINGS;
  return {
    ...(await loadDetail(db, row, ratings)),
    ...managedFieldsOf(row),
    ...numbersOf(row),
    uploads: pictures.map(presentManagedPicture),
    roadIds,
    teamIds,
  };
}

export async function loadFeatured(db: Db, tours: TourRow[]): Promise<FeaturedTour[]> {
  const pictureOf = await findPictures(db, tours);
  return tours.map((tour) => ({ _id: tour.id, title: tour.title, picture: pictureOf(tour) }));
}

async function findPictures(db: Db, tours: TourRow[]): Promise<(tour: TourRow) => Picture> {
  const photos = tours.map((tour) => tour.photo);
  const media = await findMediaByUrl(db, photos);
  return ({ photo }) => presentPicture(photo, media.get(photo));
}

export async function loadManagedRows(db: Db, tours: TourRow[]): Promise<ManagedTourRow[]> {
  const [pictureOf, enquiries] = await Promise.all([
    findPictures(db, tours),
    countEnquiriesOfTours(db, tours),
  ]);
  return tours.map((tour) => ({
    _id: tour.id,
    slug: tour.slug,
    title: tour.title,
    city: tour.city,
    duration: tour.duration,
    featured: tour.featured === 1,
    picture: pictureOf(tour),
    ...managedFieldsOf(tour),
    enquiries: enquiries.get(tour.id) ?? 0,
  }));
}

function managedFieldsOf(tour: TourRow) {
  const { price, discountprice, discount } = numbersOf(tour);
  const { destination, status, version, created_at: createdAt, updated_at: updatedAt } = tour;
  return { destination, price, discountprice, discount, status, version, createdAt, updatedAt };
}
