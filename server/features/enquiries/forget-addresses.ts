import { readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { BookingRow } from '../../db/schema.ts';
import { removeUnreachable } from '../../mail/unreachable.queries.ts';
import { eraseBounceNotes } from '../bounces/bounce-notes.queries.ts';
import { listMessagesOf } from '../contacts/contacts.queries.ts';
import type { BothStates } from '../follow-up/follow-up.ts';
import { listEvents } from './enquiry-events.queries.ts';
import type { EnquiryState } from './store/change-enquiry.ts';
import { firstWishIn } from './store/facts.ts';

export async function addressesOf(trx: Db, rows: readonly BookingRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const messages = await listMessagesOf(
    trx,
    rows.map(({ id }) => id),
  );
  const named = rows.flatMap((row) => [row.user_email, firstWishIn(row)?.userEmail ?? '']);
  const corrected = await addressesInCorrections(trx, rows);
  const all = [...named, ...corrected, ...messages.map(({ email }) => email)];
  return [...new Set(all)].filter((email) => email !== '');
}

async function addressesInCorrections(trx: Db, rows: readonly BookingRow[]): Promise<string[]> {
  const events = await readInBatches(
    rows.map(({ id }) => id),
    (ids) => listEvents(trx, ids),
  );
  return events
    .filter(({ kind }) => kind === 'corrected')
    .map(({ body }) => JSON.parse(body) as BothStates<EnquiryState>)
    .flatMap(({ before, after }) => [before.user_email ?? '', after.user_email ?? '']);
}

/** Deletes bounce records, except for addresses that others use, too: leaving does not prove ownership. */
export async function forgetAddresses(trx: Db, emails: readonly string[], leavingId: string): Promise<void> {
  for (const email of emails) {
    if (await isNamed(trx, email, leavingId)) continue;
    await removeUnreachable(trx, email);
    await eraseBounceNotes(trx, email);
  }
}

/** The account being deleted no longer counts. */
async function isNamed(trx: Db, email: string, leavingId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('bookings')
    .select('user_email as email')
    .where('user_email', '=', email)
    .unionAll(trx.selectFrom('contact_messages').select('email').where('email', '=', email))
    .unionAll(trx.selectFrom('users').select('email').where('email', '=', email).where('id', '!=', leavingId))
    .unionAll(trx.selectFrom('subscribers').select('email').where('email', '=', email))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
