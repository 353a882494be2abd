import type { Db } from '../../../db/database.ts';
import type { StaffInvitationRow } from '../../../db/desk-rows.ts';
import { newId } from '../../../db/identifiers.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { hashToken } from '../../../http/session/tokens.ts';
import { cancelMailsAbout } from '../../../mail/mails-of-a-subject.queries.ts';
import { removeMailsAbout } from '../../../mail/outbox.queries.ts';
import { eraseSubjectsFromLog } from '../../audit/audit.queries.ts';

export type Invited = Pick<StaffInvitationRow, 'username' | 'email' | 'staff_role'>;

/** Of an account that becomes staff in another way, or leaves the staff: what it was sent, and what it sent. */
type Whose = { email: string } | { invitedBy: string };

const DAY = 86_400_000;
const REMEMBERED_DAYS = 30;
const ERASED = 'Somebody who was invited';

/** Undefined if the address has one that waits. */
export function insertInvitation(
  trx: Db,
  invited: Invited & { invited_by: string },
  now: Date,
): Promise<StaffInvitationRow | undefined> {
  return trx
    .insertInto('staff_invitations')
    .values({
      id: newId(),
      ...invited,
      token_hash: null,
      created_at: now.toISOString(),
      expires_at: null,
      used_at: null,
    })
    .onConflict((on) => on.column('email').where('used_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Neither used nor too old. */
export function selectOpen(db: Db, now: Date) {
  return db
    .selectFrom('staff_invitations')
    .selectAll('staff_invitations')
    .where('used_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now.toISOString())]));
}

export function listOpen(db: Db, now: Date) {
  return selectOpen(db, now)
    .innerJoin('users', 'users.id', 'staff_invitations.invited_by')
    .select('users.username as inviter')
    .orderBy('staff_invitations.id', 'desc')
    .execute();
}

export function findByToken(db: Db, token: string) {
  return db
    .selectFrom('staff_invitations')
    .innerJoin('users', 'users.id', 'staff_invitations.invited_by')
    .selectAll('staff_invitations')
    .select('users.username as inviter')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Returns the row to one caller only. */
export async function endInvitation(
  trx: Db,
  id: string,
  now: Date,
  isAccepted: 0 | 1 = 0,
): Promise<StaffInvitationRow | undefined> {
  const ended = await trx
    .updateTable('staff_invitations')
    .set({ used_at: now.toISOString(), is_accepted: isAccepted })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (ended) await cancelMailsAbout(trx, { kind: 'invitation', id }, now);
  return ended;
}

/** Takes those that are too old out of the way of a new one, with `tooOldAt`. */
export async function endInvitations(trx: Db, whose: Whose, now: Date, tooOldAt?: string): Promise<void> {
  let open = trx.selectFrom('staff_invitations').select('id').where('used_at', 'is', null);
  open =
    'email' in whose ? open.where('email', '=', whose.email) : open.where('invited_by', '=', whose.invitedBy);
  if (tooOldAt !== undefined) open = open.where('expires_at', '<=', tooOldAt);
  for (const { id } of await open.execute()) await endInvitation(trx, id, now);
}

export async function removeOldInvitations(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - REMEMBERED_DAYS * DAY).toISOString();
  await runTransaction(db, (trx) => remove(trx, (row) => row.where('created_at', '<=', oldest)));
}

export function eraseInvitationsOf(trx: Db, email: string): Promise<void> {
  return remove(trx, (row) => row.where('email', '=', email));
}

const deleting = (db: Db) => db.deleteFrom('staff_invitations').returning('id');

async function remove(
  db: Db,
  which: (query: ReturnType<typeof deleting>) => ReturnType<typeof deleting>,
): Promise<void> {
  const ids = (await which(deleting(db)).execute()).map(({ id }) => id);
  await removeMailsAbout(db, 'invitation', ids);
  await eraseSubjectsFromLog(db, 'invitation', ids, ERASED);
}

export function listInvitationsTo(db: Db, email: string) {
  return db
    .selectFrom('staff_invitations')
    .select(['staff_role', 'created_at', 'is_accepted'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
}
