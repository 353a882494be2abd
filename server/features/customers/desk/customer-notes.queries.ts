import type { CustomerNoteRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';

/** Answers the note's id. */
export async function insertCustomerNote(trx: Db, note: Omit<CustomerNoteRow, 'id'>): Promise<string> {
  const id = newId();
  await trx
    .insertInto('customer_notes')
    .values({ ...note, id })
    .execute();
  return id;
}

/** Newest first. */
export function listCustomerNotes(db: Db, customerId: string, limit: number): Promise<CustomerNoteRow[]> {
  return db
    .selectFrom('customer_notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * What staff wrote about whoever leaves: about the customer that the account is, and the address. Where the address is not
 * proved they may be about its owner, and go with the customer alone, when nobody's thing is left of it.
 */
export async function eraseNotesAbout(
  trx: Db,
  { userId, provedEmail }: { userId: string; provedEmail: string | undefined },
): Promise<void> {
  if (provedEmail === undefined) return;
  await trx
    .deleteFrom('customer_notes')
    .where('customer_id', 'in', (from) =>
      from
        .selectFrom('customer_items')
        .select('customer_id')
        .where('customer_id', 'is not', null)
        .where((where) => where.or([where('account_id', '=', userId), where('email', '=', provedEmail)]))
        .$narrowType<{ customer_id: string }>(),
    )
    .execute();
}
