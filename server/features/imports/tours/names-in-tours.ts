import type { Db } from '../../../db/database.ts';
import type { MediaRow } from '../../../db/schema.ts';
import { findChoices, type StoredChoices } from '../../page-content/choices.queries.ts';
import { fold } from '../codecs/codec.ts';
import { findPicturesNamed } from '../pictures/pictures-named.ts';

/** What rows may name, by its name in lower case. */
export type NamesInTours = {
  stops: ReadonlyMap<string, string>;
  roads: ReadonlyMap<string, string>;
  team: ReadonlyMap<string, string>;
  tours: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, MediaRow>;
  choices: StoredChoices;
};

export async function findNamesInTours(db: Db, pictures: readonly string[]): Promise<NamesInTours> {
  const stops = await db
    .selectFrom('stops')
    .select(['id', 'name', 'slug'])
    .where('deleted_at', 'is', null)
    .execute();
  const roads = await db.selectFrom('roads').select(['id', 'name']).where('deleted_at', 'is', null).execute();
  const team = await db
    .selectFrom('team_members')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .execute();
  // The newest of one title last: it wins.
  const tours = await db.selectFrom('tours').select(['id', 'title as name', 'slug']).orderBy('id').execute();
  return {
    stops: byName(stops),
    roads: byName(roads),
    team: byName(team),
    tours: byName(tours),
    pictures: await findPicturesNamed(db, pictures),
    choices: await findChoices(db),
  };
}

type Named = { id: string; name: string; slug?: string };

function byName(rows: readonly Named[]): Map<string, string> {
  const names = rows.map(({ id, name }) => [fold(name), id] as const);
  const slugs = rows.flatMap(({ id, slug }) => (slug === undefined ? [] : [[slug, id] as const]));
  return new Map([...slugs, ...names]);
}
