import { workInTurns } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { type HandOver, handOverStep, type Shares } from '../../follow-up/hand-over.ts';
import { changeEnquiry } from '../store/change-enquiry.ts';
import { lockDeskRows } from './list/desk-list.queries.ts';

const PER_TURN = 100;

export async function handOverEnquiries(
  trx: Db,
  shares: Shares,
  people: HandOver,
  by: StaffAction,
): Promise<number> {
  let count = 0;
  await workInTurns([...shares], PER_TURN, async (batch) => {
    const rows = await lockDeskRows(
      trx,
      batch.map(([id]) => id),
    );
    for (const [id, share] of batch) {
      const row = rows.get(id);
      const step = row && handOverStep(row, people, share);
      if (!row || !step) continue;
      await changeEnquiry(trx, row, { ...step, action: 'booking.owner' }, by);
      count += 1;
    }
  });
  return count;
}
