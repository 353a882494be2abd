import { isDeepStrictEqual } from 'node:util';
import type { TeamMemberBody } from '../../../contracts/team/team-member-body.contract.ts';
import { TEAM_LIMITS } from '../../../contracts/team/team-terms.ts';
import type { Db } from '../../db/database.ts';
import type { TeamMemberRow } from '../../db/team-rows.ts';
import { BegunTooEarly } from '../../db/transaction.ts';
import { badInput, conflict, notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { lockMedia } from '../media/media.queries.ts';
import { readLanguages } from './present-team.ts';
import {
  countTeam,
  findLastPosition,
  findTeamMember,
  insertTeamMember,
  lockTeamMember,
  type TeamMemberContent,
  updateTeamMember,
} from './team.queries.ts';
import {
  findToursOfTeam,
  type LedTour,
  lockTours,
  replaceToursOfTeamMember,
} from './tours-of-team.queries.ts';

/** Throws where there is none, and for one that was deleted. */
export async function getTeamMember(db: Db, id: string): Promise<TeamMemberRow> {
  return present(await findTeamMember(db, id));
}

function present(row: TeamMemberRow | undefined): TeamMemberRow {
  if (!row || row.deleted_at !== null) throw notFound('person');
  return row;
}

export async function createTeamMember(
  trx: Db,
  body: TeamMemberBody,
  by: StaffAction,
): Promise<TeamMemberRow> {
  await refuseTooMany(trx);
  const named = await lockNamed(trx, body, []);
  requirePicture(named);
  const position = Math.min((await findLastPosition(trx)) + 1, TEAM_LIMITS.positionMax);
  const content = contentOf(body, { ...OF_A_NEW_ONE, position });
  const row = await insertTeamMember(trx, content, by.now);
  await replaceToursOfTeamMember(trx, row.id, { before: [], after: named.tourIds ?? [] });
  await record(trx, { action: 'create', row, after: recordOf(row, await toursLedBy(trx, row.id)) }, by);
  return row;
}

/** Throws where a colleague was faster. What changes nothing is not stored, nor noted: see `changeTemplate`. */
export async function changeTeamMember(
  trx: Db,
  id: string,
  body: TeamMemberBody,
  by: StaffAction,
): Promise<TeamMemberRow> {
  const named = await lockNamed(trx, body, idsOf(await toursLedBy(trx, id)));
  const stored = present(await lockTeamMember(trx, id));
  const led = await toursLedBy(trx, id);
  const tours = idsOf(led);
  // A tour chose them while they were waited for.
  if (named.tourIds && !tours.every((tour) => named.locked.has(tour))) throw new BegunTooEarly();
  const content = contentOf(body, stored);
  const names = Object.keys(content) as (keyof TeamMemberContent)[];
  const isSame = names.every((name) => content[name] === stored[name]) && hasSameTours(tours, named.tourIds);
  if (isSame) return stored;
  if ((body.version ?? stored.version) !== stored.version)
    throw conflict('A colleague has changed this person in the meantime.');
  requirePicture(named);
  await replaceToursOfTeamMember(trx, id, { before: tours, after: named.tourIds ?? tours });
  const row = await updateTeamMember(trx, id, {
    ...content,
    version: stored.version + 1,
    updated_at: by.now.toISOString(),
  });
  const before = recordOf(stored, led);
  const after = recordOf(row, await toursLedBy(trx, id));
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (all: TeamRecord) => Object.fromEntries(changed.map((name) => [name, all[name]]));
  await record(trx, { action: 'update', row, before: pick(before), after: pick(after) }, by);
  return row;
}

/** For one that is so already nothing happens. Their tours remember them, and show them again once they are back. */
export async function setTeamMemberDeleted(
  trx: Db,
  id: string,
  isDeleted: boolean,
  by: StaffAction,
): Promise<void> {
  const stored = await lockTeamMember(trx, id);
  if (!stored) throw notFound('person');
  if ((stored.deleted_at !== null) === isDeleted) return;
  if (!isDeleted) await refuseTooMany(trx);
  await updateTeamMember(trx, id, { deleted_at: isDeleted ? by.now.toISOString() : null });
  await record(trx, { action: isDeleted ? 'delete' : 'restore', row: stored }, by);
}

async function refuseTooMany(trx: Db): Promise<void> {
  const { count } = TEAM_LIMITS;
  if ((await countTeam(trx)) >= count)
    throw conflict(`There are ${count} people already. Delete one whom travellers no longer meet first.`);
}

type Named = {
  /** Without those that were deleted since the form was filled: nobody can want them. Undefined where the body names none. */
  tourIds: string[] | undefined;
  locked: ReadonlySet<string>;
  hasPicture: boolean;
};

/**
 * What a body names, until the transaction ends: none of it goes meanwhile. `led`: tours that it may let go. Before the person
 * is locked: see `tours-of-team.queries.ts`.
 */
async function lockNamed(
  trx: Db,
  { tourIds, pictureId }: TeamMemberBody,
  led: readonly string[],
): Promise<Named> {
  const locked = await lockTours(trx, tourIds ? [...led, ...tourIds] : []);
  const hasPicture = !pictureId || (await lockMedia(trx, [pictureId])).length > 0;
  return { tourIds: tourIds?.filter((tour) => locked.has(tour)), locked, hasPicture };
}

function requirePicture({ hasPicture }: Named): void {
  if (!hasPicture) throw badInput({ pictureId: 'This picture is gone. Please upload it again.' });
}

async function toursLedBy(db: Db, id: string): Promise<LedTour[]> {
  return (await findToursOfTeam(db, [id])).get(id) ?? [];
}

const idsOf = (tours: readonly LedTour[]) => tours.map(({ id }) => id);

function hasSameTours(stored: readonly string[], given: readonly string[] | undefined): boolean {
  return !given || (given.length === stored.length && given.every((id) => stored.includes(id)));
}

type LeftOut = Omit<TeamMemberContent, 'name' | 'role'>;

const OF_A_NEW_ONE: Omit<LeftOut, 'position'> = {
  languages: '[]',
  words: '',
  since_year: null,
  media_id: null,
  is_shown: 1,
};

/** `leftOut`: what holds where the body does not say. */
function contentOf(body: TeamMemberBody, leftOut: LeftOut): TeamMemberContent {
  const { name, role, languages, words, sinceYear, pictureId, isShown, position } = body;
  return {
    ...{ name, role, words: words ?? leftOut.words, position: position ?? leftOut.position },
    languages: languages ? JSON.stringify(languages) : leftOut.languages,
    since_year: sinceYear === undefined ? leftOut.since_year : sinceYear,
    media_id: pictureId === undefined ? leftOut.media_id : pictureId,
    is_shown: isShown === undefined ? leftOut.is_shown : isShown ? 1 : 0,
  };
}

type TeamRecord = Record<string, unknown>;

/** As the audit log remembers them. */
function recordOf(row: TeamMemberRow, tours: readonly LedTour[]): TeamRecord {
  const { name, role, languages, words, since_year, media_id, is_shown, position } = row;
  return {
    ...{ name, role, languages: readLanguages(languages), words, sinceYear: since_year, picture: media_id },
    ...{ isShown: is_shown === 1, position, tours: tours.map(({ title }) => title) },
  };
}

type Deed = { action: string; row: TeamMemberRow; before?: TeamRecord; after?: TeamRecord };

function record(trx: Db, { action, row, before, after }: Deed, by: StaffAction) {
  return recordAudit(trx, {
    ...by,
    action: `team-member.${action}`,
    subject: { kind: 'team-member', id: row.id, label: row.name },
    ...(before && { before }),
    ...(after && { after }),
  });
}
