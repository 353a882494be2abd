import { dayAfter, dayOf } from '../../../contracts/india-time.ts';
import { ROAD_NEWS_DAYS } from '../../../contracts/roads/road-terms.ts';
import { batchesOf } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/identifiers.ts';
import type { RoadRow } from '../../db/site-rows.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { enqueueMails } from '../../mail/outbox.queries.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { ROAD_NEWS_MAIL } from './road-news.mail.ts';

type Trip = { id: string; user_email: string; book_at: string | null; days: number; road_id: string };

/** The longest tour: trips that began earlier are over. */
const MAX_DAYS = 60;

export async function listTripsSoon(db: Db, now: Date, roadId?: string): Promise<Trip[]> {
  const today = dayOf(now);
  let query = db
    .selectFrom('bookings')
    .innerJoin('tour_roads', 'tour_roads.tour_id', 'bookings.tour_id')
    .innerJoin('tours', 'tours.id', 'bookings.tour_id')
    .select(['bookings.id', 'bookings.user_email', 'bookings.book_at', 'tours.days', 'tour_roads.road_id'])
    .where('bookings.status', '=', 'confirmed')
    .where('bookings.deleted_at', 'is', null)
    // Travellers without an address get a call.
    .where('bookings.user_email', '<>', '')
    .where('bookings.book_at', '>=', dayAfter(today, -MAX_DAYS))
    .where('bookings.book_at', '<=', dayAfter(today, ROAD_NEWS_DAYS))
    .orderBy('bookings.book_at')
    .orderBy('bookings.id');
  if (roadId !== undefined) query = query.where('tour_roads.road_id', '=', roadId);
  const trips = await query.execute();
  return trips.filter(({ book_at, days }) => book_at !== null && dayAfter(book_at, days) > today);
}

/** Skips travellers who were told of this version. Returns the number of mails. */
export async function sendRoadNews(trx: Db, road: RoadRow, by: StaffAction): Promise<number> {
  const payload = { roadId: road.id, version: road.version };
  const trips = await listTripsSoon(trx, by.now, road.id);
  const told = await findTold(trx, idsOf(trips), JSON.stringify(payload));
  const isTold = ({ id, user_email }: Trip) => told.get(id)?.has(user_email.toLowerCase()) === true;
  const mails = trips
    .filter((trip) => !isTold(trip))
    .map((trip) => ({
      kind: ROAD_NEWS_MAIL,
      recipient: trip.user_email,
      payload,
      about: { kind: 'booking' as const, id: trip.id },
    }));
  await enqueueMails(trx, mails, by.now);
  await recordAudit(trx, {
    ...by,
    action: 'road.news',
    subject: { kind: 'road', id: road.id, label: road.name },
    after: { state: road.state, told: mails.length },
  });
  return mails.length;
}

async function findTold(
  trx: Db,
  enquiryIds: readonly string[],
  payload: string,
): Promise<Map<string, Set<string>>> {
  const told = new Map<string, Set<string>>();
  for (const ids of batchesOf(enquiryIds)) {
    const rows = await trx
      .selectFrom('outbox')
      .select(['about_id', 'recipient'])
      .where('kind', '=', ROAD_NEWS_MAIL)
      .where('about_kind', '=', 'booking')
      .where('about_id', 'in', ids)
      .where('payload', '=', payload)
      .where('failed_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .execute();
    for (const { about_id, recipient } of rows)
      if (about_id !== null)
        told.set(about_id, new Set([...(told.get(about_id) ?? []), recipient.toLowerCase()]));
  }
  return told;
}
