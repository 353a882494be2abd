import { type RawBuilder, sql } from 'kysely';
import type { Position } from '../../../../contracts/lists/cursor.ts';
import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import type { Db } from '../../../db/database.ts';
import type { Page } from '../../../db/paging.ts';
import type { TourRow } from '../../../db/schema.ts';
import { foldForSearch } from '../tour-slug.ts';

/** `is_besides`: 0 for a tour to the destination that was sought, 1 for one that only has the text somewhere. */
type FoundTour = TourRow & { is_besides: number };

export type SearchFigures = {
  /** As this site or else its tours write it; null where none goes there. */
  destination: string | null;
  inDestination: number;
  besides: number;
};

/** Published tours to exactly this destination, then those with the text elsewhere; both newest first. See `cutPage`. */
export function searchTours(db: Db, page: Page, text: string): Promise<FoundTour[]> {
  let query = publishedWith(db, text)
    .selectAll()
    .select(isBesides(text).as('is_besides'))
    .orderBy('is_besides')
    .orderBy('id', 'desc');
  if (page.after) {
    const { at, id } = page.after;
    const part = at === '1' ? 1 : 0;
    query = query.where((where) =>
      where.or([
        where(isBesides(text), '>', part),
        where.and([where(isBesides(text), '=', part), where('id', '<', id)]),
      ]),
    );
  }
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

export function positionOfFound({ is_besides, id }: FoundTour): Position {
  return { at: String(is_besides), id };
}

/** How much a search finds in all, whatever page of it is shown. */
export async function countFound(db: Db, text: string): Promise<SearchFigures> {
  const groups = await publishedWith(db, text)
    .select([isBesides(text).as('is_besides'), (of) => of.fn.countAll<number>().as('count')])
    // The least of several spellings: always the same one.
    .select((of) => of.fn.min('city').as('city'))
    .groupBy('is_besides')
    .execute();
  const [there, besides] = [0, 1].map((part) => groups.find((group) => group.is_besides === part));
  return {
    destination: there ? (destinationNamed(text) ?? there.city) : null,
    inDestination: Number(there?.count ?? 0),
    besides: Number(besides?.count ?? 0),
  };
}

/** Tours whose city, title or address contains a text. */
export function foundByText(text: string): RawBuilder<boolean> {
  // SQLite knows no escape sign unless it is named.
  return sql<boolean>`search_text like ${`%${literally(text)}%`} escape '\\'`;
}

function destinationNamed(text: string): string | undefined {
  return DESTINATIONS.find((name) => foldForSearch(name) === foldForSearch(text));
}

function publishedWith(db: Db, text: string) {
  return db.selectFrom('tours').where('status', '=', 'published').where(foundByText(text));
}

/** The destination stands first in the searched text: see `searchTextOf`. */
function isBesides(text: string): RawBuilder<number> {
  return sql<number>`case when search_text like ${`${literally(text)}\n%`} escape '\\' then 0 else 1 end`;
}

/** For a LIKE pattern: its own signs are taken as plain text. */
function literally(search: string): string {
  return foldForSearch(search).replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
