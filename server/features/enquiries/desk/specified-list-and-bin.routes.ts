import type { FastifyPluginAsync } from 'fastify';
import type { Undone } from '../../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../../db/database.ts';
import { pageOf, slicePage } from '../../../db/paging.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { conflict } from '../../../http/faults/errors.ts';
import { currentSeer } from '../../../http/session/guards.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { listEnquiries, positionOfEnquiry } from '../enquiries.queries.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import { changeEnquiry } from '../store/change-enquiry.ts';
import { findOver } from './change/ask-about-change.ts';
import { applyChange } from './change/bulk-change.ts';
import { findDeskEnquiry, lockDeskEnquiry } from './find-desk-enquiry.ts';

export function specifiedListAndBinRoutes({ db, now }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async listEnquiries(request) {
      const page = pageOf(request.query);
      const { rows, nextCursor } = slicePage(
        await listEnquiries(db, page, { seer: currentSeer(request) }),
        page,
        positionOfEnquiry,
      );
      return { data: rows.map(presentEnquiry), nextCursor };
    },

    async binEnquiry(request) {
      await change(request, (trx, by) => moveToBin(trx, request.params.id, by));
      return { message: 'Enquiry moved to the bin' };
    },

    async restoreEnquiry(request) {
      const restored = await change(request, async (trx, by) => {
        const over = await restoreFromBin(trx, request.params.id, by);
        return { ...presentEnquiry(await findDeskEnquiry(trx, request.params.id, by.now)), over };
      });
      return { message: 'Enquiry restored', data: restored };
    },
  });
}

/** Does nothing if it is there already. Throws if there is no such enquiry. */
async function moveToBin(trx: Db, id: string, by: StaffAction): Promise<void> {
  const row = await lockDeskEnquiry(trx, id, by);
  if (row.merged_into !== null)
    throw conflict(`This enquiry was merged into ${row.merged_reference}. Work on that one.`);
  await applyChange(trx, [{ _id: id, status: row.status }], { kind: 'bin' }, by);
}

/** Only within the bin's retention. Throws if there is no such enquiry. Returns departures that it overfills. */
async function restoreFromBin(trx: Db, id: string, by: StaffAction): Promise<Undone['over']> {
  const row = await lockDeskEnquiry(trx, id, by);
  if (row.merged_into !== null)
    throw conflict(`This enquiry was merged into ${row.merged_reference}. Undo the merge there.`);
  if (row.deleted_at === null) return [];
  const restored = {
    set: { deleted_at: null },
    action: 'booking.restore',
    event: { kind: 'restored' as const },
  };
  await changeEnquiry(trx, row, restored, by);
  return findOver(trx, [row]);
}
