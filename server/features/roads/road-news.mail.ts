import { z } from 'zod';
import type { OutboxRow } from '../../db/mail-rows.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { ROAD_NEWS } from '../../mail/messages/road-messages.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';
import { findRecord } from '../records/versioned-records.ts';
import { ROAD } from './road-records.ts';

export const ROAD_NEWS_MAIL = ROAD_NEWS.id;

const payload = z.object({ roadId: z.string(), version: z.number() });

export async function buildRoadNewsMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { roadId } = payload.parse(JSON.parse(row.payload));
  const road = await findRecord(context.db, ROAD, roadId);
  const enquiry = await context.db
    .selectFrom('bookings')
    .select(['reference', 'book_at'])
    .where('id', '=', row.about_id)
    .where('status', '=', 'confirmed')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!road || !enquiry) return undefined;
  return buildMessage(context, ROAD_NEWS, {
    reference: enquiry.reference,
    travelDay: enquiry.book_at ?? '',
    road: road.name,
    state: road.state,
    note: road.note,
    source: road.source,
    checkedAt: road.checked_at,
  });
}
