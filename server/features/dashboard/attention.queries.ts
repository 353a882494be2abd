import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import { ATTENTION_LIMIT } from '../../../contracts/enquiries/enquiry-terms.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { loadSettings } from '../settings/settings.queries.ts';

/** Reviews of so many stars or fewer want an answer. */
const CRITICAL_STARS = 2;

/** What waits besides today's work; counting stops early, so that a full site is told as fast as an empty one. */
export async function findAttention(db: Db): Promise<Dashboard['attention']> {
  const [criticalReviews, settings] = await Promise.all([
    countUpTo(db, selectCritical(db), ATTENTION_LIMIT),
    loadSettings(db),
  ]);
  return { criticalReviews, placeholders: settings.placeholders.length };
}

function selectCritical(db: Db) {
  return db
    .selectFrom('reviews')
    .select('id')
    .where('rating', '<=', CRITICAL_STARS)
    .where('replied_at', 'is', null)
    .where('is_hidden', '=', 0);
}
