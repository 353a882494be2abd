import type { TeamMemberBody } from '../../../contracts/team/team.contract.ts';
import { TEAM_LIMITS } from '../../../contracts/team/team-terms.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/identifiers.ts';
import type { TeamMemberRow } from '../../db/site-rows.ts';
import { BegunTooEarly, runTransaction } from '../../db/transaction.ts';
import { badInput } from '../../http/faults/errors.ts';
import type { SiteAction } from '../../http/session/staff-action.ts';
import { eraseSubjectsFromLog } from '../audit/audit.queries.ts';
import { letGoOfMedia, lockMedia } from '../media/media.queries.ts';
import {
  type ContentOf,
  changeRecord,
  createRecord,
  lockRecord,
  type RecordKind,
  removeDeletedRecords,
} from '../records/versioned-records.ts';
import { readLanguages } from './present-team.ts';
import {
  findLastPosition,
  findToursOfTeam,
  type LedTour,
  lockTours,
  replaceToursOfTeamMember,
} from './tours-of-team.queries.ts';

export const TEAM_MEMBER: RecordKind<TeamMemberRow> = {
  table: 'team_members',
  noun: 'person',
  auditKind: 'team-member',
  order: 'position',
  limit: TEAM_LIMITS.count,
  tooMany: `There are ${TEAM_LIMITS.count} people already. Delete one whom travellers no longer meet first.`,
  columns: ['name', 'role', 'languages', 'words', 'since_year', 'media_id', 'is_shown', 'position'],
  async audited(db, row) {
    const { name, role, languages, words, since_year, media_id, is_shown, position } = row;
    const tours = await toursLedBy(db, row.id);
    return {
      ...{ name, role, languages: readLanguages(languages), words, sinceYear: since_year, picture: media_id },
      ...{ isShown: is_shown === 1, position, tours: tours.map(({ title }) => title) },
    };
  },
};

export async function createTeamMember(
  trx: Db,
  body: TeamMemberBody,
  by: SiteAction,
): Promise<TeamMemberRow> {
  const named = await lockNamed(trx, body, []);
  requirePicture(named);
  const position = Math.min((await findLastPosition(trx)) + 1, TEAM_LIMITS.positionMax);
  const content = contentOf(body, { ...OF_A_NEW_ONE, position });
  return createRecord(trx, TEAM_MEMBER, content, by, (id) =>
    replaceToursOfTeamMember(trx, id, { before: [], after: named.tourIds ?? [] }),
  );
}

export async function changeTeamMember(
  trx: Db,
  id: string,
  body: TeamMemberBody,
  by: SiteAction,
): Promise<TeamMemberRow> {
  const named = await lockNamed(trx, body, idsOf(await toursLedBy(trx, id)));
  const stored = await lockRecord(trx, TEAM_MEMBER, id);
  const tours = idsOf(await toursLedBy(trx, id));
  // A tour has chosen them while this waited.
  if (named.tourIds && !tours.every((tour) => named.locked.has(tour))) throw new BegunTooEarly();
  const save = { stored, content: contentOf(body, stored), version: body.version };
  const parts = {
    isSame: hasSameTours(tours, named.tourIds),
    async store() {
      requirePicture(named);
      await replaceToursOfTeamMember(trx, id, { before: tours, after: named.tourIds ?? tours });
    },
  };
  return changeRecord(trx, TEAM_MEMBER, { ...save, parts }, by);
}

/** Their pictures go with the next cleanup. */
export async function removeDeletedTeam(db: Db, now: Date): Promise<void> {
  await runTransaction(db, async (trx) => {
    const people = await removeDeletedRecords(trx, TEAM_MEMBER, now);
    await eraseSubjectsFromLog(trx, 'team-member', idsOf(people), 'A former colleague');
    await letGoOfMedia(
      trx,
      people.flatMap(({ media_id }) => media_id ?? []),
    );
  });
}

type Named = {
  /** Without tours deleted since the form was filled. Undefined if the body names none. */
  tourIds: string[] | undefined;
  locked: ReadonlySet<string>;
  hasPicture: boolean;
};

/** Must lock before the person: see `tours-of-team.queries.ts`. `led`: tours that the person may lose. */
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

function hasSameTours(stored: readonly string[], given: readonly string[] | undefined): boolean {
  return !given || (given.length === stored.length && given.every((id) => stored.includes(id)));
}

type Content = ContentOf<TeamMemberRow>;
type LeftOut = Omit<Content, 'name' | 'role'>;

const OF_A_NEW_ONE: Omit<LeftOut, 'position'> = {
  languages: '[]',
  words: '',
  since_year: null,
  media_id: null,
  is_shown: 1,
};

function contentOf(body: TeamMemberBody, leftOut: LeftOut): Content {
  const { name, role, languages, words, sinceYear, pictureId, isShown, position } = body;
  return {
    ...{ name, role, words: words ?? leftOut.words, position: position ?? leftOut.position },
    languages: languages ? JSON.stringify(languages) : leftOut.languages,
    since_year: sinceYear === undefined ? leftOut.since_year : sinceYear,
    media_id: pictureId === undefined ? leftOut.media_id : pictureId,
    is_shown: isShown === undefined ? leftOut.is_shown : isShown ? 1 : 0,
  };
}
