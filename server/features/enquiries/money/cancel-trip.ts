import { ENQUIRY_TRANSITIONS } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { dayOf } from '../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type {
  Cancellation,
  CancellationQuery,
  CancelTripBody,
} from '../../../../contracts/money/money.contract.ts';
import { settle, workOutCancellation } from '../../../../contracts/money/work-out-cancellation.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { changeOnDesk } from '../desk/change/bulk-change.ts';
import { refuseOfEnded } from '../quotes/answer-quote.ts';
import { changeEnquiry, stateLike } from '../store/change-enquiry.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { refundTitle } from './document-content.ts';
import { creditBeyondDue } from './issue-document.ts';
import { insertEntry } from './money-entries.queries.ts';
import { loadLedger, type MoneyLedger } from './money-ledger.ts';
import { storeTrip } from './move-agreed-trip.ts';
import { takenBackBy } from './open-papers.ts';
import { correctionOf, planOwner, refuseTooMany } from './plan.ts';
import { recordMoney } from './record-money.ts';

export function previewCancellation(
  enquiry: Pick<BookingRow, 'status'>,
  ledger: MoneyLedger,
  asked: CancellationQuery,
): Cancellation {
  const { peopleLeft, invoiced, account } = ledger;
  const { settled, agreement: _, ...worked } = workedOut(enquiry, ledger, asked);
  if (!settled) return { ...worked, peopleLeft, outcome: null };
  const credited = Math.max(0, invoiced - (account.due - worked.share + settled.charge));
  const after = { ...ledger, invoiced: invoiced - credited };
  const [first] = takenBackBy(after, { paise: settled.refund, refers_to: null });
  const outcome = { ...settled, credited, refundPaper: first ? refundTitle(first.of.row.kind) : '' };
  return { ...worked, peopleLeft, outcome };
}

/** Nobody is left: the enquiry is cancelled, too. What comes back is promised, and paid later. */
export async function cancelTrip(
  trx: Db,
  enquiry: Locked,
  { expected, reason, ...asked }: CancelTripBody,
  by: StaffAction,
): Promise<void> {
  const ledger = await loadLedger(trx, enquiry.id, dayOf(by.now));
  refuseTooMany(ledger);
  if (ledger.account.waiting > 0) throw conflict('A payment waits to be verified. Decide on it first.');
  const { people, share, settled, maxRefund, agreement } = workedOut(enquiry, ledger, asked);
  if (!settled) throw badInput(maxRefund > 0 ? SAY_REFUND : SAY_CHARGE);
  const { charge, refund } = settled;
  if (expected && (expected.charge !== charge || expected.refund !== refund))
    throw conflict(
      `This has changed: ${formatPaise(charge)} is charged now, and ${formatPaise(refund)} comes back. Look at it once more.`,
    );
  const left = ledger.peopleLeft - people;
  await reduceDues(trx, ledger, { by: share, reason, action: by });
  const about = { booking_id: enquiry.id, cause: 'cancellation' as const, day: ledger.today };
  const entry = await insertEntry(
    trx,
    { ...about, kind: 'due', paise: charge, words: { people, left, reason } },
    by,
  );
  if (refund > 0)
    await insertEntry(trx, { ...about, kind: 'refund_due', paise: refund, words: { reason } }, by);
  await recordMoney(trx, enquiry, { what: 'cancelled', paise: charge, entryId: entry.id }, by);
  await creditBeyondDue(trx, enquiry, await loadLedger(trx, enquiry.id, ledger.today), by);
  await storeTrip(trx, agreement, { people: left }, by.now);
  await (left === 0 ? cancelEnquiry(trx, enquiry, by) : freeSeats(trx, enquiry, left, by));
}

const SAY_REFUND = { refund: 'The policy states no deduction: say what comes back.' };
const SAY_CHARGE = { charge: 'The policy states no deduction: say what is kept, 0 for nothing.' };

/** Also of an enquiry that was only marked cancelled. */
function workedOut(
  { status }: Pick<BookingRow, 'status'>,
  ledger: MoneyLedger,
  { people: asked, ...said }: CancellationQuery,
) {
  const { account, agreement, base, peopleLeft, today } = ledger;
  if (status !== 'cancelled') refuseOfEnded({ status });
  if (agreement && peopleLeft === 0) throw conflict('Everybody has cancelled already.');
  if (!agreement || account.due <= 0)
    throw conflict('Nothing is due: there is nothing to cancel but the enquiry.');
  const people = asked ?? peopleLeft;
  if (people > peopleLeft) throw badInput({ people: `Only ${peopleLeft} still travel.` });
  const inHand = account.received - account.refunded - account.refundDue;
  const { travelDay, sent } = agreement;
  const standing = { base, charges: account.due - base, inHand, people, peopleLeft, travelDay };
  const worked = workOutCancellation({ ...standing, figures: sent.terms.figures }, today);
  const { maxRefund, maxCharge } = worked;
  if ((said.refund ?? 0) > maxRefund)
    throw badInput({ refund: `At most ${formatPaise(maxRefund)} can come back.` });
  if ((said.charge ?? 0) > maxCharge)
    throw badInput({ charge: `At most ${formatPaise(maxCharge)} can be charged.` });
  const settled = settle(worked, said);
  if (settled && settled.refund !== (said.refund ?? settled.refund))
    throw badInput({
      refund: `With this charge ${formatPaise(settled.refund)} comes back: say one of them.`,
    });
  return { people, ...worked, settled, agreement };
}

type Reduction = { by: number; reason: string; action: StaffAction };

/** The last instalment first. */
async function reduceDues(trx: Db, ledger: MoneyLedger, { by, reason, action }: Reduction): Promise<void> {
  let left = by;
  for (const due of ledger.account.instalments.toReversed()) {
    const less = due.cause === 'cancellation' ? 0 : Math.min(left, due.paise);
    if (less === 0) continue;
    await insertEntry(trx, correctionOf(planOwner(ledger, due), due, -less, { reason }), action);
    left -= less;
  }
}

async function cancelEnquiry(trx: Db, enquiry: Locked, by: StaffAction): Promise<void> {
  const { status: from } = enquiry;
  if (!ENQUIRY_TRANSITIONS[from].includes('cancelled')) return;
  const event = { kind: 'status' as const, from, to: 'cancelled' as const };
  await changeOnDesk(trx, enquiry, { set: { status: 'cancelled' }, action: 'booking.status', event }, by);
}

/** Of who stays at home; the history says from how many to how many. */
async function freeSeats(trx: Db, enquiry: Locked, left: number, by: StaffAction): Promise<void> {
  if (enquiry.guest_size !== null && enquiry.guest_size <= left) return;
  const set = { guest_size: left };
  const event = { kind: 'corrected' as const, before: stateLike(enquiry, set), after: set };
  await changeEnquiry(trx, enquiry, { set, action: 'booking.correct', event }, by);
}
