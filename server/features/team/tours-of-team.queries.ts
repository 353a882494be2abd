import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { idsOf } from '../../db/identifiers.ts';
import type { TourRow } from '../../db/schema.ts';
import type { TeamMemberRow } from '../../db/site-rows.ts';

// A save of a tour or a person raises the other's version. Lock tours, then pictures, then people, each by id.

export type LedTour = Pick<TourRow, 'id' | 'slug' | 'title' | 'status'>;

export async function findToursOfTeam(db: Db, ids: readonly string[]): Promise<Map<string, LedTour[]>> {
  const tours = new Map<string, LedTour[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return tours;
  const rows = await db
    .selectFrom('team_member_tours')
    .innerJoin('tours', 'tours.id', 'team_member_tours.tour_id')
    .select(['team_member_id', 'tours.id', 'tours.slug', 'tours.title', 'tours.status'])
    .where('team_member_id', 'in', ids)
    .orderBy('tours.title')
    .orderBy('tours.id')
    .execute();
  for (const { team_member_id, ...tour } of rows) tours.get(team_member_id)?.push(tour);
  return tours;
}

export function findTeamOfTour(db: Db, tourId: string): Promise<TeamMemberRow[]> {
  return teamOfTour(db, tourId)
    .selectAll('team_members')
    .where('team_members.deleted_at', 'is', null)
    .where('team_members.is_shown', '=', 1)
    .execute();
}

export async function listTeamIdsOfTour(db: Db, tourId: string): Promise<string[]> {
  return idsOf(await teamOfTour(db, tourId).select('team_members.id').execute());
}

function teamOfTour(db: Db, tourId: string) {
  return db
    .selectFrom('team_member_tours')
    .innerJoin('team_members', 'team_members.id', 'team_member_tours.team_member_id')
    .where('team_member_tours.tour_id', '=', tourId)
    .orderBy('team_members.position')
    .orderBy('team_members.name')
    .orderBy('team_members.id');
}

/** Includes deleted people, who may be restored. */
export async function findTeamIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('team_members').select('id').where('id', 'in', ids).execute();
  return new Set(idsOf(rows));
}

export async function findLastPosition(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('team_members')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

export function listToursToLead(db: Db): Promise<LedTour[]> {
  return db
    .selectFrom('tours')
    .select(['id', 'slug', 'title', 'status'])
    .orderBy('title')
    .orderBy('id')
    .execute();
}

export async function lockTours(trx: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const query = trx.selectFrom('tours').select('id').where('id', 'in', ids).orderBy('id');
  return new Set(idsOf(await locking(trx, query, 'tours').execute()));
}

async function lockTeamMembers(trx: Db, ids: readonly string[]): Promise<void> {
  const query = trx.selectFrom('team_members').select('id').where('id', 'in', ids).orderBy('id');
  await locking(trx, query, 'team_members').execute();
}

export async function replaceTeamOfTour(trx: Db, tourId: string, ids: readonly string[]): Promise<string[]> {
  const before = await listTeamIdsOfTour(trx, tourId);
  const { added, dropped } = differenceOf(before, ids);
  if (added.length + dropped.length === 0) return before;
  const changed = [...added, ...dropped];
  await lockTeamMembers(trx, changed);
  await trx
    .updateTable('team_members')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', changed)
    .execute();
  const pairOf = (team_member_id: string) => ({ team_member_id, tour_id: tourId });
  await changePairs(trx, { added: added.map(pairOf), dropped: dropped.map(pairOf) });
  return listTeamIdsOfTour(trx, tourId);
}

/** Needs locked tours. */
export async function replaceToursOfTeamMember(
  trx: Db,
  memberId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const { added, dropped } = differenceOf(before, after);
  if (added.length + dropped.length === 0) return;
  await trx
    .updateTable('tours')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', [...added, ...dropped])
    .execute();
  const pairOf = (tour_id: string) => ({ team_member_id: memberId, tour_id });
  await changePairs(trx, { added: added.map(pairOf), dropped: dropped.map(pairOf) });
}

type Pair = { team_member_id: string; tour_id: string };

/** All pairs must be of one tour or of one person. */
async function changePairs(trx: Db, { added, dropped }: { added: Pair[]; dropped: Pair[] }): Promise<void> {
  const droppedBy = (name: keyof Pair) => dropped.map((pair) => pair[name]);
  if (dropped.length > 0)
    await trx
      .deleteFrom('team_member_tours')
      .where('tour_id', 'in', droppedBy('tour_id'))
      .where('team_member_id', 'in', droppedBy('team_member_id'))
      .execute();
  if (added.length > 0) await trx.insertInto('team_member_tours').values(added).execute();
}

function differenceOf(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((id) => !before.includes(id)),
    dropped: before.filter((id) => !after.includes(id)),
  };
}
