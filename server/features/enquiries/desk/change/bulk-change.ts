import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { BulkChange, Changed } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import {
  ENQUIRY_TRANSITIONS,
  type EnquiryStatus,
  isOpenStatus,
} from '../../../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../../../db/database.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { seerOf } from '../../../../http/session/visible-to.ts';
import { enqueueMail } from '../../../../mail/outbox.queries.ts';
import { findFirstAnswer } from '../../../follow-up/answers.ts';
import { ownerStep } from '../../../follow-up/owner.ts';
import { ownerMeanwhile } from '../../../follow-up/plan-action.ts';
import { inviteToReview } from '../../../reviews/invitations/invite-to-review.ts';
import { sendMailsOfRescued } from '../../arrival/arrival-mails.ts';
import { findLastMove } from '../../enquiry-events.queries.ts';
import { changeEnquiry } from '../../store/change-enquiry.ts';
import type { Locked } from '../../store/lock-enquiries.ts';
import { type ChangedItem, storeForUndo } from '../../store/undo-records.ts';
import { type DeskRow, lockDeskRows } from '../list/desk-list.queries.ts';
import { findOwner } from '../staff-members.queries.ts';
import { askAboutLastDay, askAboutSeats, newSeatsOf } from './ask-about-change.ts';
import { findMailsOfMove, type Move, STATUS_CHANGED_MAIL, statusMail } from './status-changed.mail.ts';

type Chosen = { _id: string; status: EnquiryStatus; ownerId?: string | null | undefined };
type Step = Parameters<typeof changeEnquiry>[2];
type Manner = { runId?: string | null; isMeant?: boolean | undefined; isTold?: boolean | undefined };

/** Each on its own: enquiries changed by somebody else are skipped, with the reason. */
export async function applyChange(
  trx: Db,
  chosen: Chosen[],
  change: BulkChange,
  by: StaffAction,
  { runId = null, isMeant = false, isTold = false }: Manner = {},
): Promise<Changed> {
  const seen = new Map(chosen.map((one) => [one._id, one]));
  const rows = await lockDeskRows(trx, [...seen.keys()], seerOf(by.actor));
  const owner = change.kind === 'owner' ? await findOwner(trx, change.ownerId) : null;
  const skipped: Changed['skipped'] = [];
  const steps: { row: Locked<DeskRow>; step: Step }[] = [];
  for (const [_id, one] of seen) {
    const row = rows.get(_id);
    const own = row && (await ownMove(trx, row, one, { change, by }));
    const untold = own && isTold ? await whyUntold(trx, own, row.status) : undefined;
    if (own && !untold) continue;
    const step = untold ?? (row ? stepOf(row, one, { change, owner, now: by.now }) : 'It no longer exists.');
    if (typeof step === 'string') skipped.push({ _id, reference: row?.reference ?? '', reason: step });
    else if (row && step) steps.push({ row, step });
  }
  if (change.kind === 'status')
    await askAbout(
      trx,
      steps.map(({ row }) => row),
      { to: change.to, now: by.now, isMeant },
    );
  const items: ChangedItem[] = [];
  let notDue = 0;
  let mailLeavesAt: string | null = null;
  for (const { row, step } of steps) {
    const { before, after } = await changeOnDesk(trx, row, step, by);
    const told =
      isTold && change.kind === 'status' ? await statusMail(trx, row, change.to, by.now) : undefined;
    if (told) {
      await enqueueMail(trx, told, by.now);
      mailLeavesAt = told.notBefore;
    }
    items.push({ id: row.id, before, after });
    if (closesWithAction(row, step)) notDue += 1;
  }
  const undoId = items.length > 0 ? await storeForUndo(trx, items, by, runId) : null;
  return { changed: items.length, skipped, notDue, undoId, mailLeavesAt };
}

async function askAbout(
  trx: Db,
  rows: readonly DeskRow[],
  { to, now, isMeant }: { to: EnquiryStatus; now: Date; isMeant: boolean },
): Promise<void> {
  const wanted = rows.map((row) => ({ ...row, status: to }));
  if (to === 'confirmed') await askAboutSeats(trx, await newSeatsOf(trx, rows, wanted), isMeant);
  if (to === 'completed' && !isMeant) await askAboutLastDay(trx, wanted, now);
}

/** The user's own earlier move to this status: its response was lost, or the page is older. */
async function ownMove(
  trx: Db,
  { id, status }: DeskRow,
  seen: Chosen,
  { change, by }: { change: BulkChange; by: StaffAction },
): Promise<Move | undefined> {
  if (change.kind !== 'status' || status !== change.to || status === seen.status) return undefined;
  const last = await findLastMove(trx, id);
  return last?.actor_id === by.actor.id ? { id, at: last.created_at } : undefined;
}

async function whyUntold(trx: Db, move: Move, to: EnquiryStatus): Promise<string | undefined> {
  const [told] = await findMailsOfMove(trx, move, [STATUS_CHANGED_MAIL]);
  if (told) return undefined;
  const answer = await findFirstAnswer(trx, { enquiryIds: [move.id], messageIds: [] }, move.at);
  return answer?.at === move.at
    ? `Your answer to the traveller has set it to ${to} already: no mail leaves beside it.`
    : `You have set it to ${to} already, and no mail told of it: write a reply that does.`;
}

function closesWithAction(row: DeskRow, { set: { status } }: Step): boolean {
  if (row.next_action_on === null || status === undefined) return false;
  return isOpenStatus(row.status) && !isOpenStatus(status);
}

/** A text is the reason for a refusal; undefined: nothing to do. */
function stepOf(
  row: DeskRow,
  seen: Chosen,
  { change, owner, now }: { change: BulkChange; owner: StaffMember | null; now: Date },
): Step | string | undefined {
  if (row.merged_into !== null) return `It was merged into ${row.merged_reference}.`;
  if (row.deleted_at !== null) return change.kind === 'bin' ? undefined : 'It is in the bin.';
  if (change.kind === 'bin') {
    return { set: { deleted_at: now.toISOString() }, action: 'booking.bin', event: { kind: 'binned' } };
  }
  if (change.kind === 'owner') {
    const step = ownerStep(row, owner);
    const taken = ownerMeanwhile(row, owner?._id ?? null, seen.ownerId);
    return taken ?? (step && { ...step, action: 'booking.owner' });
  }
  return statusStep(row, seen.status, change.to);
}

function statusStep(row: DeskRow, seen: EnquiryStatus, to: EnquiryStatus): Step | string | undefined {
  if (row.status !== seen) return `Somebody else has set it to ${row.status} in the meantime.`;
  if (row.status === to) return undefined;
  if (!ENQUIRY_TRANSITIONS[row.status].includes(to))
    return `It is ${row.status} and cannot become ${to} from there.`;
  return { set: { status: to }, action: 'booking.status', event: { kind: 'status', from: row.status, to } };
}

/** Also sends held-back mails of rescued spam, and review invitations for completed trips. */
export async function changeOnDesk(
  trx: Db,
  enquiry: Parameters<typeof changeEnquiry>[1],
  change: Parameters<typeof changeEnquiry>[2],
  by: StaffAction,
): ReturnType<typeof changeEnquiry> {
  const changed = await changeEnquiry(trx, enquiry, change, by);
  const { status } = change.set;
  if (enquiry.status === 'spam' && status !== undefined && status !== 'spam')
    await sendMailsOfRescued(trx, enquiry, by.now);
  if (enquiry.status !== 'completed' && status === 'completed') await inviteToReview(trx, enquiry, by.now);
  return changed;
}
