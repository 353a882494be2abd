import { COUNT_LIMIT } from '../../../contracts/enquiries/enquiry-terms.ts';
import type { ArrivedEnquiry, DeskNewsCounts } from '../../../contracts/live/live.contract.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { type Seer, seesEnquiry, seesMessage } from '../../http/session/visible-to.ts';
import { countWaiting } from '../inbox/inbox.queries.ts';

const MAX_ARRIVED = 5;

export async function countDeskNews(db: Db, seer: Seer, now: Date): Promise<DeskNewsCounts> {
  const enquiries = db
    .selectFrom('bookings')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('status', '=', 'new')
    .where(seesEnquiry(seer));
  const messages = db
    .selectFrom('contact_messages')
    .select('id')
    .where('done_at', 'is', null)
    .where('spam_at', 'is', null)
    .where(seesMessage(seer));
  return {
    newEnquiries: await countUpTo(db, enquiries, COUNT_LIMIT),
    openMessages: await countUpTo(db, messages, COUNT_LIMIT),
    inbox: await countWaiting(db, seer, now),
  };
}

/** New enquiries from the site without an owner, except those that `staffId` sent. */
export async function findArrivedEnquiries(
  db: Db,
  after: string,
  staffId: string,
): Promise<ArrivedEnquiry[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'full_name', 'tour_name'])
    .where('id', '>', after)
    .where('status', '=', 'new')
    .where('source', '=', 'site')
    .where('owner_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '!=', staffId)]))
    .orderBy('id', 'desc')
    .limit(MAX_ARRIVED)
    .execute();
  return rows.map(({ id, full_name, tour_name }) => ({
    _id: id,
    firstName: full_name.split(' ', 1)[0] ?? '',
    tourName: tour_name,
  }));
}
