import {
  AGENTS_SEE,
  type AgentsSee,
  STAFF_ROLES,
  type StaffRole,
} from '../../../contracts/staff/staff-policy.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { SessionRow, UserRow } from '../../db/schema.ts';
import { hashToken, newToken } from './tokens.ts';

export const SESSION_DAYS = 30;
const MS_PER_DAY = 86_400_000;
const STAFF_IDLE_HOURS = 12;
const MS_PER_HOUR = 3_600_000;
/** Milliseconds between two notes of a use, so that reads do not cost a write each. */
const USE_NOTED_AFTER = 5 * 60_000;

export type SessionUser = Pick<
  UserRow,
  'id' | 'username' | 'email' | 'role' | 'staff_role' | 'email_proved_at'
> & {
  /** Missing: agents see the least. */
  agentsSee?: AgentsSee;
};

export type StaffSetup = Pick<UserRow, 'staff_role' | 'must_change_password'> & {
  second_factor_at: string | null;
  /** Those that sign in with a second step. */
  secondFactorRoles: StaffRole[];
};

export type LiveSession = SessionUser &
  StaffSetup & { session: Pick<SessionRow, 'id' | 'created_at' | 'last_used_at'> };

/** The token begins with the session's id, so that a browser that lost the rest can still end it. */
export async function startSession(
  db: Db,
  userId: string,
  now: Date,
  from: Pick<SessionRow, 'browser' | 'network'> = { browser: null, network: null },
): Promise<string> {
  const id = newId();
  const token = `${id}.${newToken()}`;
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const time = now.toISOString();
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashToken(token),
      user_id: userId,
      created_at: time,
      expires_at:
        role === 'admin'
          ? staffEndOf(time, now)
          : new Date(now.getTime() + SESSION_DAYS * MS_PER_DAY).toISOString(),
      last_used_at: time,
      ...from,
    })
    .execute();
  return token;
}

export async function renewToken(trx: Db, token: string): Promise<string | undefined> {
  const token_hash = hashToken(token);
  const found = await trx
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  if (!found) return undefined;
  const renewed = `${found.id}.${newToken()}`;
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ token_hash: hashToken(renewed) })
    .where('id', '=', found.id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? renewed : undefined;
}

function staffEndOf(createdAt: string, now: Date): string {
  const last = Date.parse(createdAt) + SESSION_DAYS * MS_PER_DAY;
  return new Date(Math.min(last, now.getTime() + STAFF_IDLE_HOURS * MS_PER_HOUR)).toISOString();
}

/** Also overwrites a time in the future, from a clock that was ahead. */
export async function noteUse(
  db: Db,
  { session, role }: LiveSession,
  network: string,
  now: Date,
): Promise<void> {
  if (Math.abs(now.getTime() - Date.parse(session.last_used_at)) < USE_NOTED_AFTER) return;
  const used = { last_used_at: now.toISOString(), network };
  await db
    .updateTable('sessions')
    .set(role === 'admin' ? { ...used, expires_at: staffEndOf(session.created_at, now) } : used)
    .where('id', '=', session.id)
    .execute();
}

export async function shortenSessions(trx: Db, userId: string, now: Date): Promise<void> {
  const end = new Date(now.getTime() + STAFF_IDLE_HOURS * MS_PER_HOUR).toISOString();
  await trx
    .updateTable('sessions')
    .set({ expires_at: end })
    .where('user_id', '=', userId)
    .where('expires_at', '>', end)
    .execute();
}

export async function findSessionUser(db: Db, token: string, now: Date): Promise<LiveSession | undefined> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.email', 'users.role', 'users.staff_role'])
    .select(['users.email_proved_at', 'users.must_change_password'])
    .select('second_factors.confirmed_at as second_factor_at')
    .select(['sessions.id as session_id', 'sessions.created_at', 'sessions.last_used_at'])
    .select((from) => [
      from.selectFrom('settings').select('value').where('name', '=', 'agentsSee').as('agents_see'),
      from
        .selectFrom('settings')
        .select('value')
        .where('name', '=', 'secondFactorRoles')
        .as('roles_of_two_steps'),
    ])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { session_id, created_at, last_used_at, agents_see, roles_of_two_steps, ...user } = found;
  const agentsSee = AGENTS_SEE.find((one) => JSON.stringify(one) === agents_see);
  const secondFactorRoles = STAFF_ROLES.filter((role) => roles_of_two_steps?.includes(JSON.stringify(role)));
  const session = { id: session_id, created_at, last_used_at };
  return { ...user, ...(agentsSee && { agentsSee }), secondFactorRoles, session };
}

export async function endSession(db: Db, tokenOrName: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('token_hash', '=', hashToken(tokenOrName)), where('id', '=', tokenOrName)]),
    )
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}
