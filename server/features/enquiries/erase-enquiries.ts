import { isOpenStatus } from '../../../contracts/enquiries/enquiry-terms.ts';
import { readInBatches, workInTurns } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { BookingRow } from '../../db/schema.ts';
import { removeMailsAbout } from '../../mail/outbox.queries.ts';
import { removeUnreachable } from '../../mail/unreachable.queries.ts';
import { eraseBounceNotes } from '../bounces/handle-bounce.ts';
import { listMessagesOf } from '../contacts/contacts.queries.ts';
import type { BothStates } from '../follow-up/follow-up.ts';
import { findDestinationName } from '../page-content/choices.queries.ts';
import { isOfTraveller, type TravellerIdentity } from './enquiries.queries.ts';
import { listEvents } from './enquiry-events.queries.ts';
import { lockWithMessages } from './lock-with-messages.ts';
import { findMerge, findWithSurvivor, listStandingMerges } from './merges.queries.ts';
import { doToParts } from './parts-of-an-enquiry.ts';
import type { EnquiryState } from './store/change-enquiry.ts';
import { eraseCorrectionsSince, eraseRepliesSince, recordEvent, WEBSITE } from './store/enquiry-events.ts';
import { setColumns } from './store/enquiry-rows.ts';
import { storeEnquirySearchWords } from './store/enquiry-search-words.ts';
import { columnsOfFacts, ERASED_NAME, firstWishIn } from './store/facts.ts';
import { findPlacesOf, separateEnquiries } from './store/merges.ts';
import { rederiveAround } from './store/values-from-merged.ts';
import { findKnownTrip } from './tour-of-enquiry/tour-of-enquiry.queries.ts';

/** Party size and day stay for the statistics. */
const { guest_size: _people, book_at: _day, ...nothingSaid } = columnsOfFacts({});
const ERASED = {
  ...nothingSaid,
  ...{
    full_name: ERASED_NAME,
    phone_typed: null,
    first_wish: null,
    next_action_words: null,
    asked_price: null,
  },
};
const NOTHING_TO_DO = { next_action_on: null, next_action_for: null };

const ENQUIRIES_PER_TURN = 5;

/** Cancels open ones. Separates merged enquiries of other people, which stay whole. */
export async function eraseEnquiriesOf(trx: Db, traveller: TravellerIdentity, now: Date): Promise<void> {
  const theirs = await lockEnquiriesOf(trx, traveller);
  const ids = idsIn(theirs);
  const addresses = await addressesOf(trx, theirs);
  await workInTurns(theirs, ENQUIRIES_PER_TURN, async (batch) => {
    for (const row of batch) await eraseRepliesFromSurvivors(trx, row, ids);
  });
  for (const merge of await listStandingMerges(trx, ids))
    if (!ids.includes(merge.other_id)) await partWith(trx, merge.id, { ids, now });
  await doToParts(trx, 'erase', ids);
  await workInTurns(theirs, ENQUIRIES_PER_TURN, async (batch) => {
    for (const row of batch) {
      const [, survivor] = (await findWithSurvivor(trx, row.id)) ?? [row, row];
      const goesOn = !ids.includes(survivor.id);
      await rederiveAround(trx, survivor.id, () => eraseRow(trx, row, goesOn));
      await storeEnquirySearchWords(trx, [row.id]);
      await recordEvent(trx, { enquiryId: row.id, actor: WEBSITE, body: { kind: 'erased' }, now });
    }
  });
  await forgetAddresses(trx, addresses, traveller.userId);
}

/** Erases free-text tour names; known tours stay for statistics. `goesOn`: a survivor has taken the next action. */
async function eraseRow(trx: Db, enquiry: BookingRow, goesOn: boolean): Promise<void> {
  const trip =
    (await findKnownTrip(trx, enquiry)) ??
    ((await findDestinationName(trx, enquiry.destination)) || 'A tour');
  await setColumns(trx, enquiry.id, {
    ...ERASED,
    ...(!goesOn && NOTHING_TO_DO),
    tour_name: trip,
    ...(isOpenStatus(enquiry.status) && { status: 'cancelled' }),
  });
}

/** Replies to the traveller from other people's enquiries that had taken over their address. */
async function eraseRepliesFromSurvivors(trx: Db, row: BookingRow, ids: readonly string[]): Promise<void> {
  for (const { survivorId: id, since, hasAddress } of await findPlacesOf(trx, row.id)) {
    if (ids.includes(id)) continue;
    if (row.user_email && hasAddress) {
      await removeMailsAbout(trx, 'booking', [id], row.user_email);
      await eraseRepliesSince(trx, id, since);
    }
    // Corrections contain old values, which may be the traveller's.
    await eraseCorrectionsSince(trx, id, since);
  }
}

async function partWith(trx: Db, mergeId: string, { ids, now }: { ids: string[]; now: Date }): Promise<void> {
  const merge = await findMerge(trx, mergeId);
  if (!merge || !ids.includes(merge.kept_id)) return;
  const [remaining] = (await findWithSurvivor(trx, merge.kept_id)) ?? [];
  await separateEnquiries(trx, merge, { actor: WEBSITE, now, deletedAt: remaining?.deleted_at ?? null });
}

export function lockEnquiriesOf(trx: Db, traveller: TravellerIdentity): Promise<BookingRow[]> {
  const query = trx.selectFrom('bookings').selectAll().where(isOfTraveller(traveller)).orderBy('id');
  return lockWithMessages(trx, traveller.provedEmail, () => query.execute());
}

function idsIn(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

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
