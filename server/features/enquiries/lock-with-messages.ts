import type { Db } from '../../db/database.ts';
import type { BookingRow } from '../../db/schema.ts';
import { BegunTooEarly } from '../../db/transaction.ts';
import { findMessageIdsAround, lockContactMessages } from '../contacts/contacts.queries.ts';
import { lockSurvivors } from './store/lock-enquiries.ts';

/**
 * Finds enquiries, and makes others wait who change them, what they were made of, or what was written from `email`. The messages
 * first, as everywhere; so where there are more of either behind the locks, as after a merge, it is all begun anew: whoever
 * waited for a message with enquiries in hand could wait for ever.
 */
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
  const wanted = await look();
  await lockContactMessages(trx, wanted.messageIds);
  await lockSurvivors(trx, wanted.ids);
  const found = await look();
  const locked = new Set([...wanted.ids, ...wanted.messageIds]);
  const isAllLocked = [...found.ids, ...found.messageIds].every((id) => locked.has(id));
  if (!isAllLocked) throw new BegunTooEarly();
  return found.rows;
}
