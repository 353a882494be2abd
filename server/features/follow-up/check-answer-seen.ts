import type { z } from 'zod';
import type { replyBody } from '../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../db/database.ts';
import { answeredSince } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { type AnsweredTogether, compareSaid, findPlaceOfAnswer, listAnswers, type Said } from './answers.ts';

type Seen = Pick<z.output<typeof replyBody>, 'answerSeen' | 'isAfterLost'>;

/**
 * Refuses a reply where a colleague has answered since its writer looked, or the writer without knowing whether it
 * went out: be it the enquiry, one that was merged into it, or a message that it was made of.
 * `answerSeen`: the last answer that the writer saw. What is answered is locked: nobody answers between this look and the reply.
 */
export async function checkAnswerSeen(
  trx: Db,
  answered: AnsweredTogether,
  { answerSeen: seen, isAfterLost = false }: Seen,
  { actor }: StaffAction,
): Promise<void> {
  // A program from before writers were asked: it is not known what was seen.
  if (seen === undefined) return;
  const all = await listAnswers(trx, answered);
  // What was seen may be the writer's own, after what the colleague wrote; and stand elsewhere, where a merge was undone since.
  const place = seen === null ? undefined : await findPlaceOfAnswer(trx, seen);
  const unseen = place ? all.filter((one) => compareSaid(one, place) > 0) : all;
  const isOwn = ({ actorId, kind }: Said) => actorId === actor.id && kind === 'reply';
  // One's own first: a colleague's is later than that, and is asked about once that is known.
  const own = isAfterLost ? unseen.findLast(isOwn) : undefined;
  const last = own ?? unseen.findLast(({ actorId }) => actorId !== actor.id);
  if (!last) return;
  const { actorId: _actorId, ...told } = last;
  throw answeredSince(own ? { ...told, isOwn: true } : told);
}
