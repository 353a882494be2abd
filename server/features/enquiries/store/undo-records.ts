import type { Db } from '../../../db/database.ts';
import { locking } from '../../../db/dialect/lock-rows.ts';
import { newId } from '../../../db/identifiers.ts';
import type { BookingChangeRow } from '../../../db/schema.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import type { BothStates, FollowUp } from '../../follow-up/follow-up.ts';
import { withPeopleThatAre } from '../../follow-up/owner.ts';
import type { EnquiryState } from './change-enquiry.ts';

/** States that may hold a traveller's words are kept in an event: erasure reaches events, not these records. */
export type ChangedItem = ({ id: string } & BothStates<EnquiryState>) | HeldByEvent;
export type HeldByEvent = { id: string; eventId: string; about?: 'message' };
/** `by`: of whom of the staff. Old records lack it. */
type Body = { items: ChangedItem[]; by?: string };

export async function storeForUndo(
  trx: Db,
  items: ChangedItem[],
  { actor, now }: StaffAction,
  runId: string | null = null,
): Promise<string> {
  const id = newId();
  const body: Body = { items, by: actor.id };
  await trx
    .insertInto('booking_changes')
    .values({
      id,
      body: JSON.stringify(body),
      created_at: now.toISOString(),
      undone_at: null,
      run_id: runId,
    })
    .execute();
  return id;
}

export async function statesOf(trx: Db, item: ChangedItem): Promise<BothStates<EnquiryState> | undefined> {
  return 'before' in item ? withPeopleThatAre(trx, item) : statesInEvent(trx, item);
}

export async function statesInEvent<State extends Partial<FollowUp>>(
  trx: Db,
  { eventId, about }: HeldByEvent,
): Promise<BothStates<State> | undefined> {
  const event = await trx
    .selectFrom(about === 'message' ? 'contact_events' : 'booking_events')
    .select('body')
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event) return undefined;
  const states = JSON.parse(event.body) as BothStates<State>;
  return Object.keys(states.after).length > 0 ? withPeopleThatAre(trx, states) : undefined;
}

type Undoable = {
  id: string;
  items: ChangedItem[];
  by: string | undefined;
  doneAt: string;
  isMore: boolean;
};

/** Locks the record: a concurrent second undo finds nothing. For a run, its latest step. */
export async function lockForUndo(trx: Db, id: string): Promise<Undoable | undefined> {
  const undoable = trx
    .selectFrom('booking_changes')
    .select(['id', 'body', 'created_at'])
    .where(({ or, eb }) => or([eb('id', '=', id), eb('run_id', '=', id)]))
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(2);
  const [next, afterIt] = await locking(trx, undoable, 'booking_changes').execute();
  if (!next) return undefined;
  const { items, by } = JSON.parse(next.body) as Body;
  return { id: next.id, items, by, doneAt: next.created_at, isMore: afterIt !== undefined };
}

export async function markUndone(trx: Db, id: string, now: Date): Promise<void> {
  const undone = { undone_at: now.toISOString() };
  await trx.updateTable('booking_changes').set(undone).where('id', '=', id).execute();
}

export async function removeOldUndoRecords(db: Db, oldest: BookingChangeRow['created_at']): Promise<void> {
  await db.deleteFrom('booking_changes').where('created_at', '<=', oldest).execute();
}
