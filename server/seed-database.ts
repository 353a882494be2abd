import type { Db } from './db/database.ts';
import { newId } from './db/identifiers.ts';
import type { DemoTour } from './db/seeds/demo/demo-content.types.ts';
import { demoMedia, sceneAddress } from './db/seeds/demo/demo-media.ts';
import { demoReplyTemplates } from './db/seeds/demo/demo-reply-templates.ts';
import { demoSettings } from './db/seeds/demo/demo-settings.ts';
import { demoTours } from './db/seeds/demo/demo-tours.ts';
import { partsOfDemoTour } from './db/seeds/demo/parts-of-demo-tour.ts';
import { contentOfDemoPlace, demoPlaces } from './db/seeds/demo/places/demo-places.ts';
import { placesOfDemoTour } from './db/seeds/demo/places/places-of-demo-tours.ts';
import { DEMO_ROAD_SOURCE, demoRoads } from './db/seeds/demo/roads/demo-roads.ts';
import { demoTeam } from './db/seeds/demo/team/demo-team.ts';
import { runTransaction } from './db/transaction.ts';
import { insertRecord } from './features/records/versioned-records.ts';
import { TEMPLATE } from './features/reply-templates/template-records.ts';
import { insertReviews } from './features/reviews/reviews.queries.ts';
import { insertRoad } from './features/roads/road-records.ts';
import { replaceRoadsOfTour } from './features/roads/roads.queries.ts';
import { insertPlaceholders } from './features/settings/settings.queries.ts';
import { STOP } from './features/stops/stop-records.ts';
import { replaceTourStops } from './features/stops/stops.queries.ts';
import { contentOfStop } from './features/stops/stored-stop.ts';
import { TEAM_MEMBER } from './features/team/team-records.ts';
import { replaceTeamOfTour } from './features/team/tours-of-team.queries.ts';
import { completePrices } from './features/tours/manage/tour-prices.ts';
import { replaceTourPictures } from './features/tours/pictures/tour-pictures.queries.ts';
import { insertTour } from './features/tours/tours.queries.ts';

/**
 * Fills an empty database, once: the business settings as placeholders always, the demo catalogue where it is wanted.
 * True when the demo went in. Tours that are there, or were deleted later, are never touched.
 */
export function seedDatabase(db: Db, seed: 'demo' | 'empty', now: Date): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    // The insert waits for another process that starts at the same moment, and then finds its settings there.
    const stored = await insertPlaceholders(trx, demoSettings, now);
    const isFresh = stored.length === Object.keys(demoSettings).length;
    if (!isFresh || seed === 'empty') return false;
    // The list shows the newest first: the last one that goes in comes first.
    const mediaIds = await insertShippedMedia(trx, now);
    const stopIds = await insertDemoPlaces(trx, now);
    const roads = await insertDemoRoads(trx, now);
    const team = await insertDemoTeam(trx, now);
    for (const tour of demoTours.toReversed())
      await insertDemoTour(trx, tour, { now, mediaIds, stopIds, roads, team });
    for (const template of demoReplyTemplates) await insertRecord(trx, TEMPLATE, template, now);
    return true;
  });
}

/** Answers the pictures' ids by their addresses. */
async function insertShippedMedia(trx: Db, now: Date): Promise<Map<string, string>> {
  const rows = demoMedia.map((picture) => ({ ...picture, id: newId(), created_at: now.toISOString() }));
  await trx.insertInto('media').values(rows).execute();
  return new Map(rows.map(({ url, id }) => [url, id]));
}

/** Answers the places' ids by their slugs. */
async function insertDemoPlaces(trx: Db, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const place of demoPlaces) {
    const content = contentOfStop(contentOfDemoPlace(place, now));
    const { id } = await insertRecord(trx, STOP, { ...content, slug: place.slug }, now);
    ids.set(place.slug, id);
  }
  return ids;
}

/** Answers the roads' ids by the slugs of the tours that use them. */
async function insertDemoRoads(trx: Db, now: Date): Promise<Map<string, string[]>> {
  const roads = new Map<string, string[]>();
  for (const { tours, ...told } of demoRoads) {
    const { id } = await insertRoad(trx, { ...told, source: DEMO_ROAD_SOURCE, source_url: '' }, now);
    for (const slug of tours) roads.set(slug, [...(roads.get(slug) ?? []), id]);
  }
  return roads;
}

/** Answers who leads which tour, by the tours' slugs. */
async function insertDemoTeam(trx: Db, now: Date): Promise<Map<string, string[]>> {
  const team = new Map<string, string[]>();
  for (const [place, { languages, sinceYear, tours, ...told }] of demoTeam.entries()) {
    const content = { languages: JSON.stringify(languages), since_year: sinceYear, media_id: null };
    const shown = { is_shown: 1 as const, position: place + 1 };
    const { id } = await insertRecord(trx, TEAM_MEMBER, { ...told, ...content, ...shown }, now);
    for (const slug of tours) team.set(slug, [...(team.get(slug) ?? []), id]);
  }
  return team;
}

type Inserted = {
  now: Date;
  mediaIds: Map<string, string>;
  stopIds: Map<string, string>;
  roads: Map<string, string[]>;
  team: Map<string, string[]>;
};

async function insertDemoTour(
  trx: Db,
  tour: DemoTour,
  { now, mediaIds, stopIds, roads, team }: Inserted,
): Promise<void> {
  const { price, discountPrice, discount } = completePrices(tour);
  const values = {
    title: tour.title,
    city: tour.city,
    address: tour.address,
    distance: tour.distance,
    price,
    discount_price: discountPrice,
    discount,
    duration: tour.duration,
    max_group_size: tour.maxGroupSize,
    description: tour.desc,
    photo: sceneAddress(tour.scenes[0]),
    featured: tour.featured ? (1 as const) : (0 as const),
  };
  const { id } = await insertTour(trx, values, partsOfDemoTour(tour, now), {
    now: now.toISOString(),
    slug: tour.slug,
  });
  const reviews = tour.reviews.map((review) => ({
    tour_id: id,
    username: review.username,
    rating: review.rating,
    review_text: review.reviewText,
    created_at: review.createdAt,
  }));
  await insertReviews(trx, reviews);
  await replaceTourStops(
    trx,
    id,
    placesOfDemoTour(tour.slug).flatMap(({ slug, day }) => {
      const stopId = stopIds.get(slug);
      return stopId ? [{ stop_id: stopId, day }] : [];
    }),
  );
  await replaceRoadsOfTour(trx, id, roads.get(tour.slug) ?? []);
  await replaceTeamOfTour(trx, id, team.get(tour.slug) ?? []);
  const pictures = tour.scenes.map((scene) => mediaIds.get(sceneAddress(scene)));
  await replaceTourPictures(trx, id, [...new Set(pictures.filter((mediaId) => mediaId !== undefined))]);
}
