import { todayInIndia } from '../../contracts/india-time.ts';
import type { Choice, TourChoices } from '../../contracts/tours/destinations.ts';
import type { Db } from '../db/database.ts';
import type { ReviewPictureRow } from '../db/site-rows.ts';
import { findPicturesOfReviews } from '../features/reviews/pictures/review-pictures.queries.ts';
import { type StoredTour, wholeBodyOfTour } from '../features/tours/manage/stored-tour.ts';

type Fields = Record<string, unknown>;
type Around = { slugs: ReadonlyMap<string, string>; choices: TourChoices; now: Date };

/** What follows from the rest, and departures that are over, which no tour can be given again, are left out. */
export function fieldsOfTour(tour: StoredTour, { slugs, choices, now }: Around): Fields {
  const {
    destination,
    themes,
    discount: _follows,
    photo,
    pictures: _ids,
    stops,
    departures,
    roadIds,
    teamIds,
    ...fields
  } = wholeBodyOfTour(tour);
  const today = todayInIndia(now);
  const slugsOf = (ids: unknown) => (ids as string[]).flatMap((id) => slugs.get(id) ?? []);
  return {
    ...fields,
    destination: listedKey(choices.destinations, destination),
    themes: (themes as string[]).filter((key) => listedKey(choices.themes, key)),
    featuredPlace: tour.row.featured_place,
    ...(tour.pictures.length > 0 ? { pictures: tour.pictures.map(({ url }) => ({ url })) } : { photo }),
    stops: (stops as { stop: string; day: number }[]).flatMap(({ stop, day }) => {
      const slug = slugs.get(stop);
      return slug === undefined ? [] : [{ stop: slug, day }];
    }),
    departures: (departures as { day: string }[]).filter(({ day }) => day >= today),
    ...{ roadIds: slugsOf(roadIds), teamIds: slugsOf(teamIds) },
  };
}

/** What staff have taken from the list is not known where this goes. */
export function listedKey(listed: readonly Choice[], key: unknown): string | undefined {
  return listed.find((one) => one.key === key)?.key;
}

export async function reviewsOf(db: Db, tourId: string): Promise<Fields[]> {
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('tour_id', '=', tourId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const pictures = await findPicturesOfReviews(
    db,
    rows.map(({ id }) => id),
    { isShown: false },
  );
  return rows.map((row) => ({
    ...{ username: row.username, rating: row.rating, reviewText: row.review_text, createdAt: row.created_at },
    ...{ reply: row.reply, repliedAt: row.replied_at },
    ...{ verifiedAt: row.verified_at, travelledIn: row.travelled_in },
    ...(row.is_hidden === 1 && { isHidden: true }),
    ...(row.is_waiting === 1 && { isWaiting: true }),
    pictures: (pictures.get(row.id) ?? []).map(fieldsOfPicture),
  }));
}

function fieldsOfPicture({
  id,
  state,
  width,
  height,
  dominant_colour,
  created_at,
}: ReviewPictureRow): Fields {
  return { id, state, width, height, colour: dominant_colour, createdAt: created_at };
}
