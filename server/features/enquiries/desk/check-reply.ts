import { isUnwritten, WRITE_SOMETHING } from '../../../../contracts/enquiries/reply-start.ts';
import type { Db } from '../../../db/database.ts';
import { answeredSince, badInput } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { familyOf } from '../merge-tree.queries.ts';
import type { EventBody } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';

const ANSWERS = ['reply', 'whatsapp', 'call'] as const satisfies EventBody['kind'][];

/**
 * Refuses a reply in which nothing was written yet, and one to an enquiry that a colleague has answered since its writer
 * looked. `enquiry` is locked: nobody answers between this look and the reply.
 */
export async function checkReply(
  trx: Db,
  enquiry: Locked,
  { text, answerSeen }: { text: string; answerSeen?: string | null | undefined },
  { actor }: StaffAction,
): Promise<void> {
  if (isUnwritten(text, enquiry.full_name)) throw badInput({ text: WRITE_SOMETHING });
  // A program from before writers were asked: it is not known what was seen.
  if (answerSeen === undefined) return;
  const ids = (await familyOf(trx, enquiry.id)).map((row) => row.id);
  const last = await lastAnswerOfOthers(trx, ids, actor.id);
  if (!last) return;
  const seen = answerSeen === null ? undefined : await findAnswer(trx, ids, answerSeen);
  // What was seen may be the writer's own, after what the colleague wrote.
  if (seen && (seen.id === last.id || seen.created_at > last.created_at)) return;
  const { text: told } = JSON.parse(last.body) as { text: string };
  const { id: _id, actor_name: by, created_at: at } = last;
  throw answeredSince({ _id, by, at, kind: last.kind as (typeof ANSWERS)[number], text: told });
}

function lastAnswerOfOthers(trx: Db, enquiryIds: readonly string[], writer: string) {
  return answersTo(trx, enquiryIds)
    .where((is) => is.or([is('actor_id', 'is', null), is('actor_id', '!=', writer)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function findAnswer(trx: Db, enquiryIds: readonly string[], id: string) {
  return answersTo(trx, enquiryIds).where('id', '=', id).executeTakeFirst();
}

/** What was written or said to the traveller, of the enquiry or of what was merged into it. */
function answersTo(trx: Db, enquiryIds: readonly string[]) {
  return trx
    .selectFrom('booking_events')
    .selectAll()
    .where('booking_id', 'in', [...enquiryIds])
    .where('kind', 'in', [...ANSWERS]);
}
