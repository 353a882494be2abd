import type { Db } from '../db/database.ts';
import type { UnreachableAddressRow } from '../db/mail-rows.ts';

/** Notes that mails do not arrive at an address. What was found last holds. */
export async function markUnreachable(trx: Db, found: UnreachableAddressRow): Promise<void> {
  const { email, ...what } = found;
  await trx
    .insertInto('unreachable_addresses')
    .values(found)
    .onConflict((on) => on.column('email').doUpdateSet(what))
    .execute();
}

/** A mail arrived there, or its owner is to be forgotten. */
export async function removeUnreachable(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('unreachable_addresses').where('email', '=', email).execute();
}

/** Which of these addresses mails do not reach. */
export async function findUnreachable(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, UnreachableAddressRow>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('unreachable_addresses')
    .selectAll()
    .where('email', 'in', [...emails])
    .execute();
  return new Map(rows.map((row) => [row.email, row]));
}
