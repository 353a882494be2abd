import type { AnswerDone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../../../db/database.ts';
import type { ContactMessageRow } from '../../../../db/desk-rows.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { type AnsweredTogether, withMergedAndMessages } from '../../../follow-up/answers.ts';
import type { AnswerWay } from '../../../follow-up/plan-action.ts';
import { findWithSurvivor } from '../../merges.queries.ts';
import { lockSurvivors, readLocked } from '../../store/lock-enquiries.ts';
import { takeOverAnswer } from '../../store/values-from-merged.ts';
import { markReplied, planToAskAgain } from '../mark-replied.ts';

// Answering a message also answers the enquiry made from it, and its survivor. Lock order: the message first, always.

type Message = Pick<ContactMessageRow, 'id' | 'enquiry_id'>;

/** Blocks concurrent answers to the message's enquiry. */
export async function lockEnquiryOf(trx: Db, { enquiry_id }: Message): Promise<void> {
  if (enquiry_id !== null) await lockSurvivors(trx, [enquiry_id]);
}

export async function answeredWithMessage(trx: Db, { id, enquiry_id }: Message): Promise<AnsweredTogether> {
  const survivor = enquiry_id === null ? undefined : (await findWithSurvivor(trx, enquiry_id))?.[1];
  return survivor ? withMergedAndMessages(trx, survivor.id) : { enquiryIds: [], messageIds: [id] };
}

export async function markEnquiryReplied(
  trx: Db,
  enquiryId: string,
  answered: AnswerWay,
  by: StaffAction,
): Promise<AnswerDone['nextAction']> {
  const [enquiry, survivor] = await readLocked(
    trx,
    [enquiryId],
    async () => (await findWithSurvivor(trx, enquiryId)) ?? [],
  );
  if (!enquiry || !survivor) return null;
  await markReplied(trx, enquiry, answered, by);
  await takeOverAnswer(trx, enquiryId);
  return planToAskAgain(trx, survivor, answered, by);
}
