import type { z } from 'zod';
import type { replyBody } from '../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../db/database.ts';
import { answeredSince } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { type AnsweredTogether, compareSaid, findPlaceOfAnswer, listAnswers, type Said } from './answers.ts';

type Seen = Pick<z.output<typeof replyBody>, 'answerSeen' | 'isAfterLost'>;

/**
 * Throws `answeredSince` if a colleague has answered since the writer looked, or the writer's own last reply may have
 * been sent. Needs locks on all that is answered.
 */
export async function checkAnswerSeen(
  trx: Db,
  answered: AnsweredTogether,
  { answerSeen: seen, isAfterLost = false }: Seen,
  { actor }: StaffAction,
): Promise<void> {
  // An old client does not say what was seen.
  if (seen === undefined) return;
  const all = await listAnswers(trx, answered);
  // The seen answer may be in another enquiry, after an undone merge.
  const place = seen === null ? undefined : await findPlaceOfAnswer(trx, seen);
  const unseen = place ? all.filter((one) => compareSaid(one, place) > 0) : all;
  const isOwn = ({ actorId, kind }: Said) => actorId === actor.id && kind === 'reply';
  // One's own reply first: the next request asks about a colleague's.
  const own = isAfterLost ? unseen.findLast(isOwn) : undefined;
  const last = own ?? unseen.findLast(({ actorId }) => actorId !== actor.id);
  if (!last) return;
  const { actorId: _actorId, ...told } = last;
  throw answeredSince(own ? { ...told, isOwn: true } : told);
}
