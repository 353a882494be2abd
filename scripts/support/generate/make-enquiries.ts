import type { Insertable } from 'kysely';
import type { Db } from '../../../server/db/database.ts';
import type { BookingEventRow, Database } from '../../../server/db/schema.ts';
import { searchTextsOfEnquiry } from '../../../server/features/enquiries/store/enquiry-search-words.ts';
import { isSearched } from '../../../server/features/follow-up/follow-up.ts';
import type { GeneratorContext } from './generator-context.ts';
import { insertRows } from './insert-rows.ts';
import { type FullEnquiry, makeEnquiry } from './make-enquiry.ts';
import { eventsOf } from './make-enquiry-events.ts';
import { startProgress } from './progress.ts';

const BATCH_SIZE = 4_000;

export async function makeEnquiries(db: Db, context: GeneratorContext, count: number): Promise<void> {
  const progress = startProgress('Enquiries', count);
  for (let made = 0; made < count; made += BATCH_SIZE) {
    const enquiries: FullEnquiry[] = [];
    const events: BookingEventRow[] = [];
    for (let number = made; number < Math.min(count, made + BATCH_SIZE); number += 1) {
      const enquiry = makeEnquiry(context);
      const history = eventsOf(context, enquiry);
      enquiries.push(enquiry);
      events.push(...history);
      context.words.add('booking', enquiry.id, textsOfEnquiry(enquiry, history));
    }
    await db.transaction().execute(async (trx) => {
      await insertRows(trx, 'bookings', enquiries as Insertable<Database['bookings']>[]);
      await insertRows(trx, 'booking_events', events);
    });
    await context.words.writeSome();
    progress.add(enquiries.length);
  }
  progress.end();
}

function textsOfEnquiry(row: FullEnquiry, history: BookingEventRow[]): string[] {
  const noted = history.filter(({ kind }) => isSearched(kind)).map(({ body }) => JSON.parse(body).text);
  return searchTextsOfEnquiry(row, { noted, tourTitle: row.tour_name });
}
