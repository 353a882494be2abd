import { LRUCache } from 'lru-cache';
import type { WrittenContent } from '../../../contracts/page-content/content-values.ts';
import { nameOfChoice, readChoice } from '../../../contracts/tours/destinations.ts';
import type { Db } from '../../db/database.ts';
import { badInput } from '../../http/faults/errors.ts';
import { findPublished } from './page-content.queries.ts';

export type Destination = WrittenContent<'destinations'>['destinations'][number];

/** As staff wrote them, see `TourChoices`. */
export type StoredChoices = WrittenContent<'destinations'> & WrittenContent<'themes'>;

/** By version, which never changes. */
const known = new LRUCache<string, StoredChoices>({ max: 8 });

/** The same object until staff publish others. */
export async function findChoices(db: Db): Promise<StoredChoices> {
  const newest = await db
    .selectFrom('page_content_versions')
    .select((of) => ['key', of.fn.max('id').as('id')])
    .where('key', 'in', ['destinations', 'themes'])
    .groupBy('key')
    .orderBy('key')
    .execute();
  const version = newest.map(({ id }) => id).join(' ');
  const found = known.get(version);
  if (found) return found;
  const read = {
    ...(await findPublished(db, 'destinations')),
    ...(await findPublished(db, 'themes')),
  };
  // Another may have read it meanwhile.
  const first = known.get(version) ?? read;
  known.set(version, first);
  return first;
}

/** Of what staff chose; what is stored already may stay. Null for none. */
export async function keyOfChosen(
  db: Db,
  given: string | undefined,
  stored: string | null = null,
): Promise<string | null> {
  if (given === undefined || given === stored) return given ?? null;
  const chosen = readChoice((await findChoices(db)).destinations, given);
  if (!chosen) throw badInput({ destination: 'Choose one of the destinations.' });
  return chosen.key;
}

export async function findDestinationName(db: Db, key: string): Promise<string> {
  return nameOfChoice((await findChoices(db)).destinations, key);
}
