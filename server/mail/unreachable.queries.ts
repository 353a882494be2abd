import { sql } from 'kysely';
import type { MailsAbout } from '../../contracts/mail/manage-mail.contract.ts';
import type { Db } from '../db/database.ts';
import { byBytes } from '../db/dialect/prefix-index.ts';
import type { UnreachableAddressRow } from '../db/mail-rows.ts';

export async function markUnreachable(trx: Db, found: UnreachableAddressRow): Promise<void> {
  const { email, ...what } = found;
  await trx
    .insertInto('unreachable_addresses')
    .values(found)
    .onConflict((on) => on.column('email').doUpdateSet(what))
    .execute();
}

/** A delivered mail clears an earlier refusal, but not a bounce: a relay takes mails for any address. */
export async function removeFoundByDelivery(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('unreachable_addresses')
    .where('email', '=', email)
    .where('found_by', '=', 'delivery')
    .execute();
}

/** Bounces arrive within these days. */
const SILENT_DAYS = 7;

/** Clears bounces of addresses to which a later mail went without one. */
export async function removeOutlivedMarks(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - SILENT_DAYS * 86_400_000).toISOString();
  await db
    .deleteFrom('unreachable_addresses')
    .where('found_by', '=', 'bounce')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .where(sql<boolean>`${byBytes(db, 'outbox.recipient')} = unreachable_addresses.email`)
          .where('outbox.sent_at', '<=', until)
          .whereRef('outbox.sent_at', '>', 'unreachable_addresses.found_at'),
      ),
    )
    .execute();
}

/** The owner asked to be forgotten, or proved that mail arrives. */
export function removeUnreachable(trx: Db, email: string): Promise<UnreachableAddressRow | undefined> {
  return trx.deleteFrom('unreachable_addresses').where('email', '=', email).returningAll().executeTakeFirst();
}

export function presentUnreachable(found: UnreachableAddressRow | undefined): MailsAbout['unreachable'] {
  return found ? { email: found.email, reason: found.reason, foundAt: found.found_at } : null;
}

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
