import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { TeamMemberRow } from '../../db/team-rows.ts';

export type TeamMemberContent = Pick<
  TeamMemberRow,
  'name' | 'role' | 'languages' | 'words' | 'since_year' | 'media_id' | 'is_shown' | 'position'
>;

/** All that were not deleted, as the page has them. There are some dozens at most. */
export function listTeam(db: Db): Promise<TeamMemberRow[]> {
  return db
    .selectFrom('team_members')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Of these ids those that are of the team, deleted ones too: they stay with their tours, for they may come back. */
export async function findTeamIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('team_members').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

export async function countTeam(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('team_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The last that is taken; 0 where there is nobody. */
export async function findLastPosition(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('team_members')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Also one that was deleted. */
export function findTeamMember(db: Db, id: string): Promise<TeamMemberRow | undefined> {
  return db.selectFrom('team_members').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same until the transaction ends. */
export function lockTeamMember(trx: Db, id: string): Promise<TeamMemberRow | undefined> {
  const query = trx.selectFrom('team_members').selectAll().where('id', '=', id);
  return locking(trx, query, 'team_members').executeTakeFirst();
}

export function insertTeamMember(trx: Db, content: TeamMemberContent, now: Date): Promise<TeamMemberRow> {
  const at = now.toISOString();
  return trx
    .insertInto('team_members')
    .values({ ...content, id: newId(), created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateTeamMember(
  trx: Db,
  id: string,
  change: Partial<TeamMemberContent & Pick<TeamMemberRow, 'version' | 'updated_at' | 'deleted_at'>>,
): Promise<TeamMemberRow> {
  return trx
    .updateTable('team_members')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
