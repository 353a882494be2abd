import type { Db } from '../../db/database.ts';
import { lockFound } from '../../db/dialect/lock-rows.ts';
import type { BookingRow } from '../../db/schema.ts';
import { findMessageIdsAround, lockContactMessages } from '../contacts/contacts.queries.ts';
import { lockWithMerged } from './store/lock-enquiries.ts';

/** Messages before enquiries, as everywhere: the reverse order could deadlock. */
export async function lockWithMessages(
  trx: Db,
  email: string | undefined,
  find: () => Promise<BookingRow[]>,
): Promise<BookingRow[]> {
  const look = async () => {
    const rows = await find();
    const ids = rows.map(({ id }) => id);
    return { rows, ids, messageIds: await findMessageIdsAround(trx, email, ids) };
  };
  const { rows } = await lockFound(trx, look, {
    idsOf: ({ ids, messageIds }) => [...ids, ...messageIds],
    lock: (found) => lockInOrder(trx, found),
  });
  return rows;
}

/** Messages, then enquiries with merged ones. Lock people after these. */
export async function lockInOrder(
  trx: Db,
  { ids, messageIds }: { ids: readonly string[]; messageIds: readonly string[] },
): Promise<void> {
  await lockContactMessages(trx, messageIds);
  await lockWithMerged(trx, ids);
}
