import type { Db } from '../../../db/database.ts';
import type { ReviewPictureRow } from '../../../db/site-rows.ts';
import { isOfTraveller, type TravellerIdentity } from '../../enquiries/enquiries.queries.ts';

export function listUnsentPictures(db: Db, invitationId: string): Promise<ReviewPictureRow[]> {
  return db
    .selectFrom('review_pictures')
    .selectAll()
    .where('invitation_id', '=', invitationId)
    .orderBy('id')
    .execute();
}

export async function findPicturesOfReviews(
  db: Db,
  reviewIds: readonly string[],
  { isShown }: { isShown: boolean },
): Promise<Map<string | null, ReviewPictureRow[]>> {
  if (reviewIds.length === 0) return new Map();
  let query = db.selectFrom('review_pictures').selectAll().where('review_id', 'in', reviewIds).orderBy('id');
  if (isShown) query = query.where('state', '=', 'shown');
  return Map.groupBy(await query.execute(), (row) => row.review_id);
}

export function findPicture(db: Db, id: string): Promise<ReviewPictureRow | undefined> {
  return db
    .selectFrom('review_pictures')
    .selectAll()
    .where('id', '=', id)
    .where('review_id', 'is not', null)
    .executeTakeFirst();
}

export async function changePictureState(
  trx: Db,
  id: string,
  state: ReviewPictureRow['state'],
): Promise<boolean> {
  const changed = await trx
    .updateTable('review_pictures')
    .set({ state })
    .where('id', '=', id)
    .where('state', '!=', state)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function isShownToAll(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('review_pictures')
    .innerJoin('reviews', 'reviews.id', 'review_pictures.review_id')
    .select('review_pictures.id')
    .where('review_pictures.id', '=', id)
    .where('review_pictures.state', '=', 'shown')
    .where('reviews.is_hidden', '=', 0)
    .executeTakeFirst();
  return found !== undefined;
}

/** Pictures of the account's reviews, and of reviews that its enquiries verified or may still verify. */
export async function listPictureIdsOf(db: Db, traveller: TravellerIdentity): Promise<string[]> {
  const enquiries = () => db.selectFrom('bookings').select('bookings.id').where(isOfTraveller(traveller));
  const rows = await db
    .selectFrom('review_pictures')
    .leftJoin('reviews', 'reviews.id', 'review_pictures.review_id')
    .leftJoin('review_invitations', 'review_invitations.id', 'review_pictures.invitation_id')
    .select('review_pictures.id')
    .where((where) =>
      where.or([
        where('reviews.user_id', '=', traveller.userId),
        where('reviews.booking_id', 'in', enquiries()),
        where('review_invitations.booking_id', 'in', enquiries()),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
