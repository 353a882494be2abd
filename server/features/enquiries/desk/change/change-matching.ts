import { sql } from 'kysely';
import type {
  Changed,
  MatchingChangeBody,
  MatchingChanged,
} from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../../../db/database.ts';
import { storedSince } from '../../../../db/dialect/write-mark.ts';
import { newId } from '../../../../db/identifiers.ts';
import { cutPage } from '../../../../db/paging.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { lockSurvivors } from '../../store/lock-enquiries.ts';
import { listConditions } from '../list/desk-filter.ts';
import { type DeskRow, listDeskRows, positionIn } from '../list/desk-list.queries.ts';
import { applyChange } from './bulk-change.ts';

/** Small, because on SQLite a transaction blocks all writers. */
const ROWS_PER_STEP = 40;

type Next = { rows: DeskRow[]; nextCursor: string | null };

export async function readMatching(
  db: Db,
  { filter, seenAt, cursor }: MatchingChangeBody,
  asking: { staffId: string; now: Date },
): Promise<Next> {
  const conditions = await listConditions(db, filter, asking);
  const wereThere = sql<boolean>`bookings.created_at <= ${seenAt}`;
  const page = { limit: ROWS_PER_STEP, after: cursor };
  const found = await listDeskRows(db, [...conditions, wereThere], 'newest', page);
  return cutPage(found, page, positionIn('newest'));
}

/** Skips what changed since the count, with the reason. */
export async function changeMatching(
  trx: Db,
  { rows, nextCursor }: Next,
  { change, isMeant, runId = newId(), ...seen }: MatchingChangeBody,
  by: StaffAction,
): Promise<MatchingChanged> {
  const ids = rows.map(({ id }) => id);
  await lockSurvivors(trx, ids);
  const touched = await listTouchedSince(trx, ids, seen);
  const chosen = rows.filter(({ id }) => !touched.has(id));
  const shown = chosen.map(({ id, status }) => ({ _id: id, status }));
  const done = await applyChange(trx, shown, change, by, { runId, isMeant });
  const skipped: Changed['skipped'] = rows
    .filter(({ id }) => touched.has(id))
    .map(({ id, reference }) => ({
      _id: id,
      reference,
      reason: 'Somebody has worked on it since the list was counted.',
    }));
  return {
    changed: done.changed,
    skipped: [...done.skipped, ...skipped],
    notDue: done.notDue,
    undoId: done.undoId && runId,
    mailLeavesAt: null,
    runId,
    nextCursor,
  };
}

type Seen = Pick<MatchingChangeBody, 'seenAt' | 'seenMark'>;

/** By write mark and by clock: marks are meaningless if the database was restored meanwhile. */
async function listTouchedSince(
  trx: Db,
  ids: string[],
  { seenAt, seenMark }: Seen,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const came = trx
    .selectFrom('bookings')
    .select('id')
    .where('id', 'in', ids)
    .where(storedSince(trx, 'bookings', seenMark));
  const workedOn = trx
    .selectFrom('booking_events')
    .select('booking_id as id')
    .where('booking_id', 'in', ids)
    .where(({ or, eb }) => or([eb('created_at', '>', seenAt), storedSince(trx, 'booking_events', seenMark)]));
  return new Set((await came.union(workedOn).execute()).map(({ id }) => id));
}
