import { sql } from 'kysely';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import { ATTENTION_LIMIT } from '../../../contracts/enquiries/enquiry-terms.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { loadSettings } from '../settings/settings.queries.ts';
import { countSpamEnquiries, countSpamMessages } from '../spam/count-spam.queries.ts';

const CRITICAL_STARS = 2;

export async function findAttention(db: Db): Promise<Dashboard['attention']> {
  const [criticalReviews, waitingReviews, settings, spamEnquiries, spamMessages] = await Promise.all([
    countUpTo(db, selectCritical(db), ATTENTION_LIMIT),
    countWaiting(db),
    loadSettings(db),
    countSpamEnquiries(db, { upTo: ATTENTION_LIMIT }),
    countSpamMessages(db, { upTo: ATTENTION_LIMIT }),
  ]);
  const placeholders = settings.placeholders.length;
  return { criticalReviews, waitingReviews, placeholders, spamEnquiries, spamMessages };
}

/** Conditions must match their indexes word for word. */
async function countWaiting(db: Db): Promise<number> {
  const reviews = db.selectFrom('reviews').select('id').where(sql<boolean>`is_waiting = 1`);
  const pictures = db
    .selectFrom('review_pictures')
    .select('id')
    .where('review_id', 'is not', null)
    .where(sql<boolean>`state = 'waiting'`);
  const counts = [reviews, pictures].map((ids) => countUpTo(db, ids, ATTENTION_LIMIT));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function selectCritical(db: Db) {
  return db
    .selectFrom('reviews')
    .select('id')
    .where('rating', '<=', CRITICAL_STARS)
    .where('replied_at', 'is', null)
    .where('is_hidden', '=', 0);
}
