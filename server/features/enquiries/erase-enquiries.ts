import { OPEN_STATUSES } from '../../../contracts/enquiries/enquiry-terms.ts';
import { workInTurns } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { BookingRow } from '../../db/schema.ts';
import { removeMailsAbout } from '../../mail/outbox.queries.ts';
import { findMerge, findStandingMergeOf, listStandingMerges } from './desk/merging/merges.queries.ts';
import { isOfTraveller, type TravellerIdentity } from './enquiries.queries.ts';
import { addressesOf, forgetAddresses } from './forget-addresses.ts';
import { lockWithMessages } from './lock-with-messages.ts';
import { findSurvivor } from './merge-tree.queries.ts';
import { doToParts } from './parts-of-an-enquiry.ts';
import { eraseCorrectionsSince, eraseRepliesSince, recordEvent, WEBSITE } from './store/enquiry-events.ts';
import { setColumns } from './store/enquiry-rows.ts';
import { columnsOfFacts, ERASED_NAME } from './store/facts.ts';
import { separateEnquiries } from './store/merges.ts';
import { hasTakenOver, rederiveAround } from './store/values-from-merged.ts';
import { findKnownTrip } from './tour-of-enquiry/known-trip.ts';

/** Of how many travelled when, the figures go on telling. */
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
/** Nothing is to be done any more for somebody who cannot be reached. */
const NOTHING_TO_DO = { next_action_on: null, next_action_for: null };

/** Each is some twenty statements. */
const ENQUIRIES_PER_TURN = 5;

/**
 * Takes a traveller out of their enquiries and cancels the open ones. What staff merged with them and is not theirs is
 * separated from them and stays whole.
 */
export async function eraseEnquiriesOf(trx: Db, traveller: TravellerIdentity, now: Date): Promise<void> {
  const theirs = await lockEnquiriesOf(trx, traveller);
  const ids = idsIn(theirs);
  const addresses = await addressesOf(trx, theirs);
  await workInTurns(theirs, ENQUIRIES_PER_TURN, async (batch) => {
    for (const row of batch) await eraseRepliesFromSurvivors(trx, row, ids);
  });
  for (const merge of await listStandingMerges(trx, ids))
    if (!ids.includes(merge.other_id)) await partWith(trx, merge.id, now);
  await doToParts(trx, 'erase', ids);
  await workInTurns(theirs, ENQUIRIES_PER_TURN, async (batch) => {
    for (const row of batch) {
      await rederiveAround(trx, row.id, () => eraseRow(trx, row, ids));
      await recordEvent(trx, { enquiryId: row.id, actor: WEBSITE, body: { kind: 'erased' }, now });
    }
  });
  await forgetAddresses(trx, addresses, traveller.userId);
}

/** What the traveller alone called the trip may hold anything; a known tour stays for the figures. */
async function eraseRow(trx: Db, enquiry: BookingRow, ids: readonly string[]): Promise<void> {
  const trip = (await findKnownTrip(trx, enquiry)) ?? (enquiry.destination || 'A tour');
  const isOpen = OPEN_STATUSES.some((open) => open === enquiry.status);
  // Where it was merged into one that stays, that has taken over what was planned.
  const goesOn = !ids.includes((await findSurvivor(trx, enquiry)).id);
  await setColumns(trx, enquiry.id, {
    ...ERASED,
    ...(!goesOn && NOTHING_TO_DO),
    tour_name: trip,
    ...(isOpen && { status: 'cancelled' }),
  });
}

/** What staff wrote to them from an enquiry that is not theirs, but had taken over their address. */
async function eraseRepliesFromSurvivors(trx: Db, row: BookingRow, ids: readonly string[]): Promise<void> {
  let merge = await findStandingMergeOf(trx, row.id);
  while (merge) {
    const { kept_id: id, merged_at } = merge;
    if (row.user_email && !ids.includes(id) && hasTakenOver(merge, 'user_email')) {
      await removeMailsAbout(trx, 'booking', [id], row.user_email);
      await eraseRepliesSince(trx, id, merged_at);
    }
    // A correction names what was there before, which may be what this one had brought.
    if (!ids.includes(id)) await eraseCorrectionsSince(trx, id, merged_at);
    merge = await findStandingMergeOf(trx, id);
  }
}

/** An enquiry that is not theirs goes back to where it would be if it had not been merged. */
async function partWith(trx: Db, mergeId: string, now: Date): Promise<void> {
  const merge = await findMerge(trx, mergeId);
  const remaining =
    merge &&
    (await trx.selectFrom('bookings').selectAll().where('id', '=', merge.kept_id).executeTakeFirst());
  if (!remaining) return;
  const { deleted_at: deletedAt } = await findSurvivor(trx, remaining);
  await separateEnquiries(trx, merge, { actor: WEBSITE, now, deletedAt });
}

/** With what they were made of, and what the traveller wrote besides. */
export function lockEnquiriesOf(trx: Db, traveller: TravellerIdentity): Promise<BookingRow[]> {
  const query = trx.selectFrom('bookings').selectAll().where(isOfTraveller(traveller)).orderBy('id');
  return lockWithMessages(trx, traveller.provedEmail, () => query.execute());
}

function idsIn(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
