import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { isProvedAddress } from '../../accounts/users.queries.ts';

const NAMED = 3;
const COUNTED = 100;

export type TravellerHistory = {
  count: number;
  newest: { id: string; reference: string; trip: string; sentOn: string }[];
};

const NONE: TravellerHistory = { count: 0, newest: [] };

/** Earlier enquiries of the same account, or of the same proved address. Without the bin, merged enquiries and spam. */
export async function findHistoryOf(db: Db, enquiryId: string): Promise<TravellerHistory> {
  const enquiry = await db
    .selectFrom('bookings')
    .select(['id', 'user_id', 'user_email', 'created_at'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!enquiry) return NONE;
  const email = (await isProvedAddress(db, enquiry.user_email)) ? enquiry.user_email : undefined;
  const { user_id: userId } = enquiry;
  if (userId === null && email === undefined) return NONE;
  const earlier = await listEarlier(db, enquiry, userId, email);
  return {
    count: earlier.length,
    newest: earlier.slice(0, NAMED).map(({ id, reference, tour_name, created_at }) => ({
      id,
      reference,
      trip: tour_name,
      sentOn: dayOf(created_at),
    })),
  };
}

function listEarlier(
  db: Db,
  { id, created_at }: Pick<BookingRow, 'id' | 'created_at'>,
  userId: string | null,
  email: string | undefined,
) {
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'tour_name', 'created_at'])
    .where(({ or, eb }) =>
      or([
        ...(userId === null ? [] : [eb('user_id', '=', userId)]),
        ...(email === undefined ? [] : [eb('user_email', '=', email)]),
      ]),
    )
    .where('id', '!=', id)
    .where('created_at', '<=', created_at)
    .where('deleted_at', 'is', null)
    .where('merged_into', 'is', null)
    .where('status', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(COUNTED)
    .execute();
}
