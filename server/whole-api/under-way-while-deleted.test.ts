import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askMeanwhile } from '../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import { makeAdmin, makeTour, makeUser } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { Db } from '../db/database.ts';
import type { TourRow, UserRow } from '../db/schema.ts';
import { saveReview } from '../features/reviews/reviews.queries.ts';

let site: TestApp;
let staff: string;
let traveller: UserRow;
let tour: TourRow;

const review = (trx: Db) =>
  saveReview(trx, {
    tour_id: tour.id,
    user_id: traveller.id,
    username: traveller.username,
    rating: 5,
    review_text: 'Clear mornings.',
    created_at: '2026-11-20T06:30:00.000Z',
  });
const wordsOf = async (kind: string) => {
  const rows = await site.db.selectFrom('search_words').select('word').where('kind', '=', kind).execute();
  return rows.map(({ word }) => word);
};

// On SQLite one transaction begins when the other has ended.
describe.runIf(isOnPostgres())('what is not yet committed when something is deleted', () => {
  beforeAll(async () => {
    site = await buildTestApp();
    staff = await site.signIn(await makeAdmin(site.db, { username: 'Nima' }));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    for (const table of ['audit_log', 'search_words', 'tours'] as const)
      await site.db.deleteFrom(table).execute();
    await site.db.deleteFrom('users').where('role', '=', 'user').execute();
    traveller = await makeUser(site.db, { username: 'Asha Rai' });
    tour = await makeTour(site.db);
  });

  test('a review of a user whom staff delete stands under another name', async () => {
    const [deleted] = await askMeanwhile(site.db, review, [
      () => site.delete(`/users/${traveller.id}`, { as: staff }),
    ]);
    expect(deleted?.status).toBe(200);
    const names = await site.db.selectFrom('reviews').select(['user_id', 'username']).execute();
    expect(names).toEqual([{ user_id: null, username: 'A former traveller' }]);
    expect(await wordsOf('review')).not.toContain('asha');
  });

  test('a review of a tour that goes leaves no words behind', async () => {
    const [deleted] = await askMeanwhile(site.db, review, [
      () => site.delete(`/tours/${tour.id}`, { as: staff }),
    ]);
    expect(deleted?.status).toBe(200);
    expect(await site.db.selectFrom('reviews').selectAll().execute()).toEqual([]);
    expect(await wordsOf('review')).toEqual([]);
  });
});
