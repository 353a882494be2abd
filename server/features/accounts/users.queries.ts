import type { StaffRole } from '../../../contracts/staff/staff-policy.ts';
import { countRows } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { changing, locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { UserRow } from '../../db/schema.ts';
import { removeSearchWords, replaceSearchWords } from '../../db/search-words.ts';
import { removeMailsAbout } from '../../mail/outbox.queries.ts';
import { removeConsentsOfAccount } from '../consents/consents.queries.ts';
import { markItems, markItemsOfAccount } from '../customers/linking/mark-items.ts';
import { anonymiseReviews } from '../reviews/reviews.queries.ts';
import { forgetAllSignInFailures } from './sign-in/sign-in-failures.queries.ts';

// Deleted staff that can still be restored are left out.

/** `email` in lower case, as contracts return it. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return selectUsers(db).where('email', '=', email).executeTakeFirst();
}

export function findUserById(db: Db, id: string): Promise<UserRow | undefined> {
  return selectUsers(db).where('id', '=', id).executeTakeFirst();
}

function selectUsers(db: Db) {
  return db.selectFrom('users').selectAll().where('deleted_at', 'is', null);
}

export function searchTextsOfUser({ username, email }: Pick<UserRow, 'username' | 'email'>): string[] {
  return [username, email];
}

export async function insertUser(
  trx: Db,
  user: { username: string; email: string; passwordHash: string; staffRole: StaffRole | null; now: Date },
): Promise<UserRow | undefined> {
  const inserted = await trx
    .insertInto('users')
    .values({
      id: newId(),
      username: user.username,
      email: user.email,
      password_hash: user.passwordHash,
      role: user.staffRole === null ? 'user' : 'admin',
      staff_role: user.staffRole,
      created_at: user.now.toISOString(),
    })
    .onConflict((on) => on.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!inserted) return undefined;
  await replaceSearchWords(trx, 'user', inserted.id, searchTextsOfUser(inserted));
  markItems(trx, 'account', [inserted.id]);
  return inserted;
}

export function countAdmins(db: Db): Promise<number> {
  return countRows(db.selectFrom('users').where('role', '=', 'admin'));
}

/** Others wait who lock the user or add rows of theirs: an enquiry, a review, a session. */
export function lockUser(trx: Db, id: string): Promise<UserRow | undefined> {
  return locking(trx, selectUsers(trx).where('id', '=', id), 'users').executeTakeFirst();
}

export function setPasswordHash(db: Db, userId: string, passwordHash: string) {
  return updateUser(db, userId, { password_hash: passwordHash, must_change_password: 0 });
}

export function updateUser(trx: Db, id: string, change: Partial<Omit<UserRow, 'id'>>) {
  return trx.updateTable('users').set(change).where('id', '=', id).execute();
}

export async function markEmailProved(trx: Db, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_proved_at: now.toISOString() })
    .where('id', '=', userId)
    .where('email_proved_at', 'is', null)
    .execute();
}

export async function isProvedAddress(db: Db, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  return user !== undefined && user.email_proved_at !== null;
}

export async function isProvedAddressOf(db: Db, userId: string | null, email: string): Promise<boolean> {
  const user = userId === null ? undefined : await findUserById(db, userId);
  return user !== undefined && user.email === email && user.email_proved_at !== null;
}

/** Lock all staff before any single account, so that two who change each other do not deadlock. */
export function lockStaff(trx: Db): Promise<UserRow[]> {
  const query = trx.selectFrom('users').selectAll().where('role', '=', 'admin').orderBy('id');
  return changing(trx, query, 'users').execute();
}

export async function isLastOwner(trx: Db, id: string): Promise<boolean> {
  const owners = (await lockStaff(trx)).filter((one) => one.staff_role === 'owner');
  return owners.length === 1 && owners[0]?.id === id;
}

/** Needs a locked account. Enquiries stay, and reviews under "A former traveller". */
export async function deleteUser(trx: Db, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await forgetAllSignInFailures(trx, email);
  await anonymiseReviews(trx, id);
  await removeSearchWords(trx, 'user', [id]);
  await removeMailsAbout(trx, 'user', [id]);
  await removeConsentsOfAccount(trx, id);
  await trx.deleteFrom('users').where('id', '=', id).execute();
  await markItemsOfAccount(trx, id);
}
