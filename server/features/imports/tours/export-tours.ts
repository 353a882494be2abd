import { setImmediate as everythingElse } from 'node:timers/promises';
import { nameOfChoice } from '../../../../contracts/tours/destinations.ts';
import type { Db } from '../../../db/database.ts';
import type { CsvColumn } from '../../../http/calls/csv.ts';
import { findChoices, type StoredChoices } from '../../page-content/choices.queries.ts';
import { findStoredTour, type StoredTour, wholeBodyOfTour } from '../../tours/manage/stored-tour.ts';
import { asText } from '../codecs/codec.ts';
import { field, type ImportField } from '../import-kind.ts';
import { TOUR_FIELDS } from './tour-fields.ts';

/** A column for each field and each day, as an import reads them. */
export async function tourColumns(db: Db): Promise<CsvColumn<StoredTour>[]> {
  const roads = await namesIn(db, 'roads');
  const team = await namesIn(db, 'team_members');
  const { last } = await db
    .selectFrom('tour_days')
    .select((of) => of.fn.max('day').as('last'))
    .executeTakeFirstOrThrow();
  const named = { roads, team, choices: await findChoices(db) };
  const fields = TOUR_FIELDS.filter(({ name }) => name !== 'itinerary');
  const days = Array.from({ length: Number(last ?? 0) }, (_, at) => at + 1).flatMap((day) => [
    field(`day.${day}.title`, `Day ${day} title`, asText),
    field(`day.${day}.text`, `Day ${day}`, asText),
  ]);
  return [...fields, ...days].map((one) => ({
    header: one.label,
    value: (tour) => one.as.write(cellValueOf(one, tour, named)),
  }));
}

type Named = {
  roads: ReadonlyMap<string, string>;
  team: ReadonlyMap<string, string>;
  choices: StoredChoices;
};

function cellValueOf({ name }: ImportField, tour: StoredTour, { roads, team, choices }: Named): unknown {
  const [, number, part] = /^day\.(\d+)\.(title|text)$/.exec(name) ?? [];
  if (number !== undefined) {
    const day = tour.itinerary.find((one) => one.day === Number(number));
    return part === 'title' ? day?.title : day?.description;
  }
  switch (name) {
    case 'destination':
      return nameOfChoice(choices.destinations, tour.row.destination);
    case 'themes':
      return tour.dossier.themes.map((theme) => nameOfChoice(choices.themes, theme));
    case 'slug':
      return tour.row.slug;
    case 'pictures':
      return tour.pictures.length > 0 ? tour.pictures.map(({ url }) => url) : [];
    case 'pictureTexts':
      return tour.pictures.map(({ alt }) => alt);
    case 'dayFacts':
      return tour.itinerary.map(({ day, facts }) => ({ day, ...facts }));
    case 'roads':
      return tour.roadIds.flatMap((id) => roads.get(id) ?? []);
    case 'team':
      return tour.teamIds.flatMap((id) => team.get(id) ?? []);
    case 'stops':
      return tour.stops.map((stop) => ({ stop: stop.slug, day: stop.day }));
    default:
      return at(wholeBodyOfTour(tour), name);
  }
}

function at(body: Record<string, unknown>, path: string): unknown {
  const [name = '', rest] = path.split('.');
  const value = body[name];
  return rest === undefined ? value : (value as Record<string, unknown> | undefined)?.[rest];
}

async function namesIn(db: Db, table: 'roads' | 'team_members'): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(['id', 'name']).where('deleted_at', 'is', null).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function* eachTour(db: Db): AsyncGenerator<StoredTour> {
  for (const { id } of await db.selectFrom('tours').select('id').orderBy('id', 'desc').execute()) {
    const tour = await findStoredTour(db, id);
    // SQLite answers within the same turn.
    await everythingElse();
    if (tour) yield tour;
  }
}
