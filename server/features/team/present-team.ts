import { z } from 'zod';
import type {
  ManagedTeamMember,
  ShownTeamMember,
  TeamMember,
} from '../../../contracts/team/team.contract.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/identifiers.ts';
import type { MediaRow } from '../../db/schema.ts';
import type { TeamMemberRow } from '../../db/site-rows.ts';
import { findMediaByIds } from '../media/media.queries.ts';
import { presentManagedPicture, presentPicture } from '../media/present-picture.ts';
import { findToursOfTeam } from './tours-of-team.queries.ts';

const storedLanguages = z.array(z.string());

export function readLanguages(stored: string): string[] {
  return storedLanguages.parse(JSON.parse(stored));
}

export async function presentTeam(db: Db, rows: readonly TeamMemberRow[]): Promise<TeamMember[]> {
  const media = await picturesOf(db, rows);
  return rows.map((row) => presentMember(row, media));
}

export async function presentShownTeam(db: Db, rows: readonly TeamMemberRow[]): Promise<ShownTeamMember[]> {
  const [media, tours] = await Promise.all([picturesOf(db, rows), findToursOfTeam(db, idsOf(rows))]);
  return rows.map((row) => {
    const led = (tours.get(row.id) ?? []).filter(({ status }) => status === 'published');
    return { ...presentMember(row, media), tours: led.map(({ slug, title }) => ({ slug, title })) };
  });
}

export async function presentManagedTeam(
  db: Db,
  rows: readonly TeamMemberRow[],
): Promise<ManagedTeamMember[]> {
  const [media, tours] = await Promise.all([picturesOf(db, rows), findToursOfTeam(db, idsOf(rows))]);
  return rows.map((row) => {
    const found = row.media_id === null ? undefined : media.get(row.media_id);
    return {
      ...presentMember(row, media),
      picture: found ? presentManagedPicture(found) : null,
      isShown: row.is_shown === 1,
      position: row.position,
      tourIds: (tours.get(row.id) ?? []).map(({ id }) => id),
      version: row.version,
    };
  });
}

function presentMember(row: TeamMemberRow, media: ReadonlyMap<string, MediaRow>): TeamMember {
  const { id, name, role, words, since_year: sinceYear } = row;
  const found = row.media_id === null ? undefined : media.get(row.media_id);
  return {
    ...{ _id: id, name, role, words, sinceYear },
    languages: readLanguages(row.languages),
    picture: found ? presentPicture(found.url, found) : null,
  };
}

function picturesOf(db: Db, rows: readonly TeamMemberRow[]): Promise<Map<string, MediaRow>> {
  return findMediaByIds(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  );
}
