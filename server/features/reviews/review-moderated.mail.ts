import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import { takeMailTurn } from '../../mail/mail-turns.queries.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { REVIEW_HIDDEN, REVIEW_PUBLISHED } from '../../mail/messages/review-messages.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { findUserById } from '../accounts/users.queries.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';

export const REVIEW_PUBLISHED_MAIL = REVIEW_PUBLISHED.id;
export const REVIEW_HIDDEN_MAIL = REVIEW_HIDDEN.id;

const payload = z.object({ reviewId: z.string() });

/** Undefined if the review is gone, or was changed back. */
export async function buildReviewMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { reviewId } = payload.parse(JSON.parse(row.payload));
  const isHidden = row.kind === REVIEW_HIDDEN_MAIL;
  const review = await context.db
    .selectFrom('reviews')
    .innerJoin('tours', 'tours.id', 'reviews.tour_id')
    .select(['tours.title', 'tours.slug'])
    .where('reviews.id', '=', reviewId)
    .where('reviews.is_hidden', '=', isHidden ? 1 : 0)
    .where('reviews.user_id', '=', row.about_id)
    .executeTakeFirst();
  if (!review) return undefined;
  const data = { reviewId, tourTitle: review.title, tourSlug: review.slug };
  return buildMessage(context, isHidden ? REVIEW_HIDDEN : REVIEW_PUBLISHED, data);
}

export async function tellReviewer(
  trx: Db,
  review: { id: string; user_id: string | null },
  isHidden: boolean,
  { now, scale }: { now: Date; scale: number },
): Promise<void> {
  const writer = review.user_id === null ? undefined : await findUserById(trx, review.user_id);
  if (!writer) return;
  const mail = {
    kind: isHidden ? REVIEW_HIDDEN_MAIL : REVIEW_PUBLISHED_MAIL,
    recipient: writer.email,
    payload: { reviewId: review.id },
    about: { kind: 'user' as const, id: writer.id },
  };
  if ((await takeMailTurn(trx, mail, now, scale)) === 0) await enqueueMail(trx, mail, now);
}
