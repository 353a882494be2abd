import type { Db } from '../../db/database.ts';
import type { TourRow } from '../../db/schema.ts';
import type { TeamMemberRow } from '../../db/team-rows.ts';

// Who leads which tour. It is chosen in the form of a tour and in that of a person; each save of the one counts as one of the
// other, so that a form which was open meanwhile is told.

export type LedTour = Pick<TourRow, 'id' | 'slug' | 'title' | 'status'>;

/** The tours that each of them leads, of whatever status, by title. */
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

/** Who leads a tour and is shown, in the order of the page. */
export function findTeamOfTour(db: Db, tourId: string): Promise<TeamMemberRow[]> {
  return db
    .selectFrom('team_member_tours')
    .innerJoin('team_members', 'team_members.id', 'team_member_tours.team_member_id')
    .selectAll('team_members')
    .where('team_member_tours.tour_id', '=', tourId)
    .where('team_members.deleted_at', 'is', null)
    .where('team_members.is_shown', '=', 1)
    .orderBy('team_members.position')
    .orderBy('team_members.name')
    .orderBy('team_members.id')
    .execute();
}

/** The ids of all who lead a tour, hidden and deleted ones too, in the order of the page. */
export async function listTeamIdsOfTour(db: Db, tourId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_member_tours')
    .innerJoin('team_members', 'team_members.id', 'team_member_tours.team_member_id')
    .select('team_members.id')
    .where('team_member_tours.tour_id', '=', tourId)
    .orderBy('team_members.position')
    .orderBy('team_members.name')
    .orderBy('team_members.id')
    .execute();
  return rows.map((row) => row.id);
}

/** All tours by title, of whatever status. */
export function listToursToLead(db: Db): Promise<LedTour[]> {
  return db
    .selectFrom('tours')
    .select(['id', 'slug', 'title', 'status'])
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** Answers who leads it now, as `listTeamIdsOfTour` does. */
export async function replaceTeamOfTour(trx: Db, tourId: string, ids: readonly string[]): Promise<string[]> {
  const before = await listTeamIdsOfTour(trx, tourId);
  const { added, dropped } = differenceOf(before, ids);
  if (added.length + dropped.length === 0) return before;
  await trx
    .updateTable('team_members')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', [...added, ...dropped])
    .execute();
  if (dropped.length > 0)
    await trx
      .deleteFrom('team_member_tours')
      .where('tour_id', '=', tourId)
      .where('team_member_id', 'in', dropped)
      .execute();
  await insertPairs(
    trx,
    added.map((team_member_id) => ({ team_member_id, tour_id: tourId })),
  );
  return listTeamIdsOfTour(trx, tourId);
}

/** Answers those of the tours that are gone: nothing is changed then. */
export async function replaceToursOfTeamMember(
  trx: Db,
  memberId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<string[]> {
  const { added, dropped } = differenceOf(before, after);
  if (added.length + dropped.length === 0) return [];
  // Locks them too: none that is added can be deleted meanwhile.
  const found = await trx
    .updateTable('tours')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', [...added, ...dropped])
    .returning('id')
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const gone = added.filter((id) => !known.has(id));
  if (gone.length > 0) return gone;
  if (dropped.length > 0)
    await trx
      .deleteFrom('team_member_tours')
      .where('team_member_id', '=', memberId)
      .where('tour_id', 'in', dropped)
      .execute();
  await insertPairs(
    trx,
    added.map((tour_id) => ({ team_member_id: memberId, tour_id })),
  );
  return [];
}

async function insertPairs(trx: Db, pairs: { team_member_id: string; tour_id: string }[]): Promise<void> {
  if (pairs.length > 0) await trx.insertInto('team_member_tours').values(pairs).execute();
}

function differenceOf(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((id) => !before.includes(id)),
    dropped: before.filter((id) => !after.includes(id)),
  };
}
