import type { MailsAbout } from '../../contracts/mail/manage-mail.contract.ts';
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

/**
 * A mail was taken for this address, so that a refusal of before does not hold. What a bounce has shown does: a server on the
 * way takes mails for any address.
 */
export async function removeFoundByDelivery(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('unreachable_addresses')
    .where('email', '=', email)
    .where('found_by', '=', 'delivery')
    .execute();
}

/** Its owner is to be forgotten, or has shown that mails arrive. */
export async function removeUnreachable(trx: Db, email: string): Promise<void> {
  await takeUnreachable(trx, email);
}

/** Takes the mark off an address, and answers what it was. */
export function takeUnreachable(trx: Db, email: string): Promise<UnreachableAddressRow | undefined> {
  return trx.deleteFrom('unreachable_addresses').where('email', '=', email).returningAll().executeTakeFirst();
}

/** As staff see it beside a mail, an enquiry or a message. */
export function presentUnreachable(found: UnreachableAddressRow | undefined): MailsAbout['unreachable'] {
  return found ? { email: found.email, reason: found.reason, foundAt: found.found_at } : null;
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
