import { countOf } from '../../../contracts/count-of.ts';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { claimRescue } from '../spam/spam-marks.queries.ts';
import { deleteReview, lockReview, setReviewHidden, setReviewReply } from './manage-reviews.queries.ts';
import { changePictureState, findPicture } from './pictures/review-pictures.queries.ts';
import type { ReviewOfTourRow } from './reviews.queries.ts';

export async function setHidden(
  trx: Db,
  id: string,
  isHidden: boolean,
  by: StaffAction,
): Promise<ReviewOfTourRow | undefined> {
  const review = await getLocked(trx, id);
  if (!(await setReviewHidden(trx, id, isHidden))) return undefined;
  if (!isHidden) await claimRescue(trx, { kind: 'review', id }, by.now);
  await recordAudit(trx, {
    ...by,
    action: isHidden ? 'review.hide' : 'review.publish',
    subject: subjectOf(review),
    before: { isHidden: !isHidden },
    after: { isHidden },
  });
  return review;
}

export async function setReply(trx: Db, id: string, reply: string | null, by: StaffAction): Promise<void> {
  const review = await getLocked(trx, id);
  if (review.reply === reply) return;
  await setReviewReply(trx, id, { reply, replied_at: reply === null ? null : by.now.toISOString() });
  await recordAudit(trx, {
    ...by,
    action: 'review.reply',
    subject: subjectOf(review),
    before: { reply: review.reply },
    after: { reply },
  });
}

/** An unsent picture belongs to the traveller alone. */
export async function setPictureState(
  trx: Db,
  id: string,
  state: 'shown' | 'hidden',
  by: StaffAction,
): Promise<void> {
  const picture = await findPicture(trx, id);
  if (!picture?.review_id) throw notFound('picture');
  const review = await getLocked(trx, picture.review_id);
  if (!(await changePictureState(trx, id, state))) return;
  await recordAudit(trx, {
    ...by,
    action: state === 'shown' ? 'review.show-picture' : 'review.hide-picture',
    subject: subjectOf(review),
    before: { picture: picture.state },
    after: { picture: state },
  });
}

export async function deleteReviewAsStaff(trx: Db, id: string, by: StaffAction): Promise<void> {
  const review = await getLocked(trx, id);
  await deleteReview(trx, id);
  await recordAudit(trx, {
    ...by,
    action: 'review.delete',
    subject: subjectOf(review),
    // Without the text, which its writer could no longer have erased.
    before: { rating: review.rating },
  });
}

async function getLocked(trx: Db, id: string): Promise<ReviewOfTourRow> {
  const review = await lockReview(trx, id);
  if (!review) throw notFound('review');
  return review;
}

/** Without the name, which must go with the account. */
function subjectOf({ id, tour_title, rating }: ReviewOfTourRow) {
  const stars = countOf(rating, 'star');
  return { kind: 'review', id, label: `of ${tour_title}, ${stars}` };
}
