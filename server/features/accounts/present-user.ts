import type { User, UserInList } from '../../../contracts/accounts.contract.ts';
import type { OwnReview } from '../../../contracts/own-account.contract.ts';
import type { ReviewRow, UserRow } from '../../db/schema.ts';
import { presentReview } from '../reviews/present-review.ts';

export function presentUser({
  id,
  username,
  email,
  role,
}: Pick<UserRow, 'id' | 'username' | 'email' | 'role'>): User {
  return { _id: id, username, email, role };
}

export function presentUserInList(row: UserRow): UserInList {
  return { ...presentUser(row), createdAt: row.created_at };
}

export function presentOwnReview(row: ReviewRow & { tour_title: string; tour_slug: string }): OwnReview {
  return { ...presentReview(row), tourId: row.tour_id, tourTitle: row.tour_title, tourSlug: row.tour_slug };
}
