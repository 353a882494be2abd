import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { TourDetail } from '../../../contracts/tours/tours.contract.ts';
import type { Db } from '../../db/database.ts';
import { type Page, slicePage } from '../../db/paging.ts';
import type { TourRow } from '../../db/schema.ts';
import { findTakenSeats } from '../enquiries/tour-of-enquiry/taken-seats.queries.ts';
import { findMediaByUrl } from '../media/media.queries.ts';
import { presentGalleryPicture, presentPicture } from '../media/present-picture.ts';
import { presentReviews } from '../reviews/present-review.ts';
import { listReviewsOfTour, positionOfReview, type Ratings } from '../reviews/reviews.queries.ts';
import { presentRoad } from '../roads/present-road.ts';
import { findRoadsOfTours } from '../roads/roads.queries.ts';
import { findTourStops } from '../stops/stops.queries.ts';
import { presentTeam } from '../team/present-team.ts';
import { findTeamOfTour } from '../team/tours-of-team.queries.ts';
import { readShownDossier } from './dossier/stored-dossier.ts';
import { findTourPictures } from './pictures/tour-pictures.queries.ts';
import { presentTour } from './present-tour.ts';
import { findItineraries } from './tours.queries.ts';

export async function loadDetail(db: Db, tour: TourRow, ratings: Ratings): Promise<TourDetail> {
  const ids = [tour.id];
  const newest: Page = { limit: LIMITS.reviewsWithTour, after: undefined };
  const dossier = readShownDossier(tour);
  const [itineraries, stops, media, pictures, roads, team, takenSeats, found] = await Promise.all([
    findItineraries(db, ids),
    findTourStops(db, tour.id),
    findMediaByUrl(db, [tour.photo]),
    findTourPictures(db, ids),
    findRoadsOfTours(db, ids),
    findTeamOfTour(db, tour.id),
    findTakenSeats(db, tour, dossier.departures),
    listReviewsOfTour(db, tour.id, newest),
  ]);
  const { rows, nextCursor } = slicePage(found, newest, positionOfReview);
  const cover = media.get(tour.photo);
  const others = (pictures.get(tour.id) ?? []).filter((other) => other.url !== tour.photo);
  return {
    ...presentTour(tour, { ratings, picture: presentPicture(tour.photo, cover) }),
    ...dossier,
    itinerary: itineraries.get(tour.id) ?? [],
    stops,
    pictures: [
      presentGalleryPicture(tour.photo, cover),
      ...others.map((other) => presentGalleryPicture(other.url, other)),
    ],
    takenSeats,
    roads: (roads.get(tour.id) ?? []).map(presentRoad),
    team: await presentTeam(db, team),
    reviews: await presentReviews(db, rows),
    ratingCounts: [...ratings.counts],
    reviewsCursor: nextCursor,
  };
}
