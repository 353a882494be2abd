import type { Role } from '../../../../contracts/accounts/accounts.contract.ts';
import type { Position } from '../../../../contracts/lists/cursor.ts';
import type { Db } from '../../../db/database.ts';
import { afterPosition, type Page } from '../../../db/paging.ts';
import type { UserRow } from '../../../db/schema.ts';
import { matchesSearch } from '../../../db/search-words.ts';

export type UserFilter = {
  q?: string;
  role?: Role;
  sort?: 'newest' | 'oldest';
};

/** Returns one extra row, see `slicePage`. */
export async function listUsers(
  db: Db,
  page: Page,
  { q, role, sort = 'newest' }: UserFilter = {},
): Promise<UserRow[]> {
  const direction = sort === 'newest' ? 'desc' : 'asc';
  let query = db
    .selectFrom('users')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(afterPosition(page.after, { at: 'created_at', id: 'id' }, direction))
    .orderBy('created_at', direction)
    .orderBy('id', direction);
  if (role) query = query.where('role', '=', role);
  if (q) query = query.where(await matchesSearch(db, 'user', q, 'users.id'));
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

export function positionOfUser(row: UserRow): Position {
  return { at: row.created_at, id: row.id };
}

export async function countRelated(db: Db, user: Pick<UserRow, 'id' | 'email'>, now: Date) {
  const { enquiries, sessions, subscriptions } = await db
    .selectNoFrom((select) => [
      select
        .selectFrom('bookings')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('user_id', '=', user.id)
        .where((where) => where.or([where('deleted_at', 'is', null), where('merged_into', 'is not', null)]))
        .as('enquiries'),
      select
        .selectFrom('sessions')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('user_id', '=', user.id)
        .where('expires_at', '>', now.toISOString())
        .as('sessions'),
      select
        .selectFrom('subscribers')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('email', '=', user.email)
        .as('subscriptions'),
    ])
    .executeTakeFirstOrThrow();
  return {
    enquiryCount: enquiries ?? 0,
    sessionCount: sessions ?? 0,
    isSubscribed: (subscriptions ?? 0) > 0,
  };
}
