import type { z } from 'zod';
import type { mergeBody, Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import {
  fieldOf,
  leadOf,
  WISHES,
  type Wish,
} from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { Db } from '../../../../db/database.ts';
import type { BookingMergeRow, BookingRow } from '../../../../db/schema.ts';
import { badInput, conflict, notFound } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { isVisible, seerOf } from '../../../../http/session/visible-to.ts';
import { findMerge, findWithSurvivor } from '../../merges.queries.ts';
import { findQuoteIn } from '../../quotes/quotes.queries.ts';
import { auditEnquiry } from '../../store/change-enquiry.ts';
import { isMissing, isSameWish } from '../../store/facts.ts';
import { type Locked, lockSurvivors, readLocked } from '../../store/lock-enquiries.ts';
import { joinEnquiries, separateEnquiries } from '../../store/merges.ts';
import { askAboutSeats, findNewSeats, findOver } from '../change/ask-about-change.ts';

type Holds = z.output<typeof mergeBody>['holds'];

/** The older enquiry survives and fills its gaps. Events keep their own enquiry, so that a separation restores both. */
export async function mergeEnquiries(
  trx: Db,
  ids: readonly [string, string],
  { holds: asked, isMeant }: { holds?: Holds | undefined; isMeant?: boolean | undefined },
  by: StaffAction,
): Promise<{ survivor: BookingRow; undoId: string }> {
  if (ids[0] === ids[1]) throw badInput({ otherId: 'Choose another enquiry.' });
  if (!(await isVisible(trx, 'enquiry', ids[1], seerOf(by.actor)))) throw notFound('enquiry');
  const [survivor, other] = await lockPair(trx, ids);
  await refuseQuoted(trx, other);
  const holds = chosenOf(survivor, other, asked);
  const undoId = await joinEnquiries(trx, survivor, other, { ...by, holds });
  await askAboutSeats(trx, await findNewSeats(trx, [survivor, other]), isMeant);
  const into = { before: { mergedInto: null }, after: { mergedInto: survivor.reference } };
  await auditEnquiry(trx, other, { action: 'booking.merge', ...into }, by);
  return { survivor, undoId };
}

/** Works after any change of the survivor. The other returns with its own events and earlier merges. */
export async function undoMerge(
  trx: Db,
  { id, other_id }: Pick<BookingMergeRow, 'id' | 'other_id'>,
  by: StaffAction,
): Promise<Undone> {
  await lockSurvivors(trx, [other_id]);
  const merge = await findMerge(trx, id);
  if (!merge || merge.undone_at !== null) throw conflict('This was undone already.');
  const before = (await findWithSurvivor(trx, other_id)) ?? [];
  const { survivor, other } = await separateEnquiries(trx, merge, { ...by, deletedAt: null });
  const outOf = { before: { mergedInto: survivor }, after: { mergedInto: null } };
  const parted = { id: other_id, reference: other };
  await auditEnquiry(trx, parted, { action: 'booking.unmerge', ...outOf }, by);
  return { restored: 1, skipped: [], told: [], over: await findOver(trx, before), isMore: false };
}

/** Its link would lead to an enquiry that is worked on no more. */
async function refuseQuoted(trx: Db, { id, reference }: BookingRow): Promise<void> {
  if (await findQuoteIn(trx, id, 'accepted'))
    throw conflict(`A quotation of ${reference} is accepted: that enquiry cannot be merged into another.`);
  if (await findQuoteIn(trx, id, 'draft'))
    throw conflict(`${reference} has a draft of a quotation. Discard it before merging.`);
  if (await findQuoteIn(trx, id, 'sent'))
    throw conflict(`${reference} has a quotation that is open. Withdraw it before merging.`);
}

const askOf = (wish: Wish) => `Say which ${fieldOf(leadOf(wish)).name} holds.`;

/** Requires a choice for every difference, or none at all: then the survivor's values hold. */
function chosenOf(survivor: BookingRow, other: BookingRow, holds: Holds | undefined): Wish[] {
  if (!holds) return [];
  const asked = WISHES.filter(
    (wish) => !isSameWish(survivor, other, wish) && !isMissing(survivor, wish) && !isMissing(other, wish),
  );
  const unsaid = asked.filter((wish) => ![survivor.id, other.id].includes(holds[wish] ?? ''));
  if (unsaid.length > 0)
    throw badInput(Object.fromEntries(unsaid.map((wish) => [`holds.${wish}`, askOf(wish)])));
  return asked.filter((wish) => holds[wish] === other.id);
}

async function lockPair(trx: Db, ids: readonly [string, string]): Promise<[Locked, Locked]> {
  const [survivor, other] = await readLocked(trx, ids, () =>
    trx
      .selectFrom('bookings')
      .selectAll()
      .where('id', 'in', [...ids])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  if (!survivor || !other) throw notFound('enquiry');
  if (survivor.merged_into !== null || other.merged_into !== null)
    throw conflict('One of the two was already merged into another. Reload the page.');
  if (survivor.deleted_at !== null || other.deleted_at !== null)
    throw conflict('One of the two is in the bin. Restore it before merging.');
  return [survivor, other];
}
