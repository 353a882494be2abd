import { FIRST_TOUR_TYPES } from '../../../contracts/contacts/tour-types.ts';
import { completeContent } from '../../../contracts/page-content/content-values.ts';
import type { Db } from '../../db/database.ts';

/** Those of today, and those before the last change: a page that has been open for a while still offers them. */
export async function findTourTypes(db: Db): Promise<readonly string[]> {
  const versions = await db
    .selectFrom('page_content_versions')
    .select('content')
    .where('key', '=', 'home')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const written = versions.flatMap(
    ({ content }) => completeContent('home', JSON.parse(content)).getInTouch.tourTypes,
  );
  return versions.length < 2 ? [...written, ...FIRST_TOUR_TYPES] : written;
}
