import { FIRST_DESTINATIONS } from '../../../contracts/page-content/destinations-content.ts';
import type { Db } from '../../../server/db/database.ts';
import type { TourDayRow, TourRow } from '../../../server/db/schema.ts';
import { searchTextOf, slugOf } from '../../../server/features/tours/tour-slug.ts';
import { shippedMedia } from '../../../server/seed-database.ts';
import { type GeneratorContext, momentOf } from './generator-context.ts';
import { insertRows } from './insert-rows.ts';
import { makeDossier } from './make-dossier.ts';
import { startProgress } from './progress.ts';
import { PLACES, TOUR_STYLES } from './word-lists.ts';

const BATCH_SIZE = 500;

export async function makeTours(db: Db, context: GeneratorContext, count: number): Promise<void> {
  const progress = startProgress('Tours', count);
  for (let made = 0; made < count; made += BATCH_SIZE) {
    const tours: TourRow[] = [];
    const days: TourDayRow[] = [];
    for (let number = made; number < Math.min(count, made + BATCH_SIZE); number += 1) {
      const tour = makeTour(context, number);
      tours.push(tour);
      days.push(...daysOf(tour));
    }
    await db.transaction().execute(async (trx) => {
      await insertRows(trx, 'tours', tours);
      await insertRows(trx, 'tour_days', days);
    });
    progress.add(tours.length);
  }
  progress.end();
}

function makeTour(context: GeneratorContext, number: number): TourRow {
  const { random, numbersFrom } = context;
  const city = random.pick(FIRST_DESTINATIONS);
  const place = random.pick(PLACES[city] ?? [city]);
  const days = random.whole(3, 11);
  // The number makes titles unique: enquiries refer to tours by title.
  const title = `${random.pick(TOUR_STYLES)} ${place} ${numbersFrom + number + 1}`;
  const address = `${place}, ${city}`;
  const price = random.whole(65, 780) * 100;
  const discount = random.weighted([
    [0, 4],
    [5, 2],
    [10, 3],
    [15, 2],
    [20, 1],
  ]);
  const at = momentOf(context);
  const tour: TourRow = {
    id: random.id(at),
    slug: slugOf(title),
    title,
    city,
    address,
    destination: city,
    open_numbers: '[]',
    ...makeDossier(random),
    featured_place: null,
    distance: random.whole(40, 620),
    price,
    discount_price: Math.round(price * (1 - discount / 100)),
    discount,
    duration: `${days} days / ${days - 1} nights`,
    days,
    max_group_size: random.whole(4, 24),
    description: `${days} days in and around ${place}, with a car of your own and rooms on double sharing.`,
    photo: random.pick(shippedMedia).url,
    featured: random.percent(1) ? 1 : 0,
    search_text: searchTextOf({ title, destination: city, city, address }),
    status: random.weighted([
      ['published', 85],
      ['draft', 9],
      ['archived', 6],
    ]),
    version: 1,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  if (tour.status === 'published') context.tours.push(tour);
  return tour;
}

function daysOf({ id, days, address }: TourRow): TourDayRow[] {
  return Array.from({ length: days }, (_, position) => ({
    tour_id: id,
    position,
    day: position + 1,
    title: position === 0 ? 'Arrival' : position === days - 1 ? 'The way home' : `Day ${position + 1}`,
    description: `By car and on foot around ${address}.`,
    facts: JSON.stringify({
      distanceKm: 40 + position,
      driveHours: 2.5,
      night: 'Gangtok',
      nightMetres: 1_650,
    }),
  }));
}
