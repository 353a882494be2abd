import { z } from 'zod';
import { DESK_LIMITS } from '../../contracts/fields/desk-limits.ts';
import { requiredText } from '../../contracts/fields/text.contract.ts';
import { MAX_REVIEW_PICTURES, PICTURE_STATES } from '../../contracts/reviews/review-terms.ts';
import { invitedReviewBody } from '../../contracts/reviews/reviews.contract.ts';
import type { Db } from '../db/database.ts';
import { PICTURE_FOLDER } from '../features/media/cutting/cut-address.ts';
import { insertReviews } from '../features/reviews/reviews.queries.ts';

export const moment = z.iso.datetime('Write the moment as 2026-11-20T06:30:00.000Z.');

const reviewPicture = z.object({
  id: z.string().regex(PICTURE_FOLDER),
  state: z.enum(PICTURE_STATES),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  createdAt: moment,
});

export const tourReviews = z
  .array(
    invitedReviewBody.extend({
      createdAt: moment,
      reply: requiredText('your reply', DESK_LIMITS.reviewReply).nullable().default(null),
      repliedAt: moment.nullable().default(null),
      verifiedAt: moment.nullable().default(null),
      travelledIn: z
        .string()
        .regex(/^\d{4}-\d{2}$/, 'Write the month as 2026-11.')
        .nullable()
        .default(null),
      isHidden: z.boolean().default(false),
      isWaiting: z.boolean().default(false),
      pictures: z.array(reviewPicture).max(MAX_REVIEW_PICTURES).default([]),
    }),
  )
  .default([]);

/** A review that is there already, by its moment and its writer, gets what staff did about it. */
export async function storeReviews(
  trx: Db,
  tourId: string,
  reviews: z.output<typeof tourReviews>,
): Promise<void> {
  const known = await idsOfReviews(trx, tourId);
  // Of one moment, the last stored stands first.
  for (const review of reviews.toReversed()) {
    const { username, rating, reviewText, createdAt, pictures } = review;
    const told = {
      ...{ reply: review.reply, replied_at: review.repliedAt },
      ...{ verified_at: review.verifiedAt, travelled_in: review.travelledIn },
      is_hidden: review.isHidden ? (1 as const) : (0 as const),
      is_waiting: review.isWaiting ? (1 as const) : (0 as const),
    };
    const found = known.get(`${createdAt} ${username}`);
    if (found) await trx.updateTable('reviews').set(told).where('id', '=', found).execute();
    const written = { username, rating, review_text: reviewText, created_at: createdAt };
    const [id] = found ? [found] : await insertReviews(trx, [{ tour_id: tourId, ...written, ...told }]);
    const rows = pictures.map(({ colour, createdAt: at, ...one }) => ({
      ...{ ...one, dominant_colour: colour, created_at: at },
      ...{ review_id: id ?? null, invitation_id: null },
    }));
    const insert = trx.insertInto('review_pictures').onConflict((on) => on.column('id').doNothing());
    if (rows.length > 0) await insert.values(rows).execute();
  }
}

async function idsOfReviews(trx: Db, tourId: string): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('reviews')
    .select(['id', 'username', 'created_at'])
    .where('tour_id', '=', tourId)
    .execute();
  return new Map(rows.map(({ id, username, created_at }) => [`${created_at} ${username}`, id]));
}
