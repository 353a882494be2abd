import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type {
  Changed,
  MatchingChangeBody,
  MatchingChanged,
} from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../../../db/database.ts';
import { storedSince } from '../../../../db/dialect/write-mark.ts';
import { newId } from '../../../../db/identifiers.ts';
import { slicePage } from '../../../../db/paging.ts';
import type { Deps } from '../../../../deps.ts';
import { createChange } from '../../../../http/calls/create-change.ts';
import { serveCalls } from '../../../../http/calls/serve-calls.ts';
import { conflict } from '../../../../http/faults/errors.ts';
import { hungUpSignal } from '../../../../http/hung-up.ts';
import { currentSeer } from '../../../../http/session/guards.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import type { Seer } from '../../../../http/session/visible-to.ts';
import { siteOrigin } from '../../../../http/site-origin.ts';
import { checkOwnerSeen } from '../../../follow-up/plan-action.ts';
import { lockSurvivors } from '../../store/lock-enquiries.ts';
import { findDeskEnquiry, lockOpenDeskEnquiry } from '../find-desk-enquiry.ts';
import { listConditions } from '../list/desk-filter.ts';
import { type DeskRow, listDeskRows, positionIn } from '../list/desk-list.queries.ts';
import { mergeEnquiries } from '../merging/merge-enquiries.ts';
import { applyChange } from './bulk-change.ts';
import { previewStatusMail } from './status-changed.mail.ts';
import { undoChange } from './undo-change.ts';

/** Small, because on SQLite a transaction blocks all writers. */
const ROWS_PER_STEP = 40;

export function changeEnquiryRoutes({ db, reports, config, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async setEnquiryStatus(request) {
      const { from, to, tellTraveller, isMeant } = request.body;
      const data = await change(request, async (trx, by) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, by);
        const manner = { isMeant, isTold: tellTraveller };
        return applyChange(trx, [{ _id: enquiry.id, status: from }], { kind: 'status', to }, by, manner);
      });
      if (data.skipped[0]) throw conflict(data.skipped[0].reason);
      wakeMail();
      return { data };
    },

    async previewStatusMail(request, reply) {
      const enquiry = await findDeskEnquiry(db, request.params.id, now());
      const siteUrl = siteOrigin(request, config.publicUrl);
      const around = { db, siteUrl, signal: hungUpSignal(reply) };
      return { data: await previewStatusMail(around, enquiry, request.query.to ?? enquiry.status) };
    },

    async setEnquiryOwner(request) {
      const { ownerId, seen } = request.body;
      const data = await change(request, async (trx, by) => {
        const { id: _id, ...enquiry } = await lockOpenDeskEnquiry(trx, request.params.id, by);
        checkOwnerSeen(enquiry, ownerId ?? null, seen);
        return applyChange(trx, [{ _id, status: enquiry.status }], { kind: 'owner', ownerId }, by);
      });
      if (data.skipped[0]) throw conflict(data.skipped[0].reason);
      return { data };
    },

    async changeEnquiries(request) {
      const { bookings: enquiries, change: wanted, isMeant } = request.body;
      const data = await change(request, (trx, by) => applyChange(trx, enquiries, wanted, by, { isMeant }));
      wakeMail();
      return { data };
    },

    async changeMatching(request) {
      const asking = { ...currentSeer(request), now: now() };
      const next = await readMatching(reports, request.body, asking);
      const data = await change(request, (trx, by) => changeMatching(trx, next, request.body, by));
      wakeMail();
      return { data };
    },

    async undoChange(request) {
      return { data: await change(request, (trx, by) => undoChange(trx, request.params.id, by)) };
    },

    async mergeEnquiries(request) {
      const { otherId, ...manner } = request.body;
      const ids = [request.params.id, otherId] as const;
      const data = await change(request, async (trx, by) => {
        const { survivor, undoId } = await mergeEnquiries(trx, ids, manner, by);
        return { _id: survivor.id, reference: survivor.reference, undoId };
      });
      return { data };
    },
  });
}

type Next = { rows: DeskRow[]; nextCursor: string | null };

async function readMatching(
  db: Db,
  { filter, seenAt, cursor }: MatchingChangeBody,
  asking: Seer & { now: Date },
): Promise<Next> {
  const conditions = await listConditions(db, filter, asking);
  const wereThere = sql<boolean>`bookings.created_at <= ${seenAt}`;
  const page = { limit: ROWS_PER_STEP, after: cursor };
  const found = await listDeskRows(db, [...conditions, wereThere], 'newest', page);
  return slicePage(found, page, positionIn('newest'));
}

/** Skips what changed since the count, with the reason. */
async function changeMatching(
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
