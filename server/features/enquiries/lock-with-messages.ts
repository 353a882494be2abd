import type { Db } from '../../db/database.ts';
import { lockFound } from '../../db/dialect/lock-rows.ts';
import type { BookingRow } from '../../db/schema.ts';
import { findMessageIdsAround, lockContactMessages } from '../contacts/contacts.queries.ts';
import { lockWithMerged } from './store/lock-enquiries.ts';

/**
 * Finds enquiries, and makes others wait who change them, what they were made of, or what was written from `email`. The messages
 * first, as everywhere: whoever waited for a message with enquiries in hand could wait for ever.
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
  const { rows } = await lockFound(trx, look, {
    idsOf: ({ ids, messageIds }) => [...ids, ...messageIds],
    lock: (found) => lockInOrder(trx, found),
  });
  return rows;
}

/** Messages, and then enquiries, merged ones as well. Whoever locks people, too, does so afterwards. */
export async function lockInOrder(
  trx: Db,
  { ids, messageIds }: { ids: readonly string[]; messageIds: readonly string[] },
): Promise<void> {
  await lockContactMessages(trx, messageIds);
  await lockWithMerged(trx, ids);
}
