import { sql } from 'kysely';
import type { DeskCounts } from '../../../../../contracts/enquiries/desk.contract.ts';
import {
  COUNT_LIMIT,
  ENQUIRY_STATUSES,
  type EnquiryStatus,
} from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { countUpTo } from '../../../../db/count-up-to.ts';
import type { Db } from '../../../../db/database.ts';
import { type Seer, seesEnquiry } from '../../../../http/session/visible-to.ts';
import { readDeskClock } from '../../../follow-up/desk-clock.ts';
import { endOfBin } from '../../enquiries.queries.ts';
import { binConditions, NEEDS_ACTION, OVERDUE } from './desk-filter.ts';
import type { Conditions } from './desk-list.queries.ts';

/** Counts stop early, so that 100,000 enquiries cost no more than a thousand. */
export async function countDeskEnquiries(db: Db, seer: Seer, now: Date): Promise<DeskCounts> {
  const seen = seesEnquiry(seer);
  const byStatus = {} as Record<EnquiryStatus, number>;
  for (const status of ENQUIRY_STATUSES) {
    byStatus[status] = await countBounded(db, [
      sql`bookings.deleted_at is null`,
      sql`bookings.status = ${status}`,
      seen,
    ]);
  }
  return {
    byStatus,
    needsAction: await countBounded(db, [...NEEDS_ACTION(now), seen]),
    overdue: await countBounded(db, [...OVERDUE(await readDeskClock(db, now)), seen]),
    inBin: await countBounded(db, binConditions(endOfBin(now), seer)),
  };
}

export function countBounded(db: Db, conditions: Conditions, upTo = COUNT_LIMIT): Promise<number> {
  let found = db.selectFrom('bookings').select('bookings.id');
  for (const condition of conditions) found = found.where(condition);
  return countUpTo(db, found, upTo);
}
