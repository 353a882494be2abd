import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReviewHighlight } from '../../../contracts/reviews/reviews.contract.ts';
import { makeReview, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const LONG = 'Our driver stopped wherever we asked, and knew which tea stall to trust.';
let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('reviews').execute());

async function highlights(): Promise<ReviewHighlight[]> {
  const { status, body } = await site.get<ReviewHighlight[]>('/reviews/highlights');
  expect(status).toBe(200);
  return body.data;
}
const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T08:00:00.000Z`;

test('without reviews there is nothing to show', async () => {
  expect(await highlights()).toEqual([]);
});

test('a good review comes with its tour’s title and slug, and says nothing of its writer’s account', async () => {
  const tour = await makeTour(site.db, { title: 'Tsomgo and Nathula' });
  const row = await makeReview(site.db, { tour_id: tour.id, rating: 5, review_text: LONG });
  expect(await highlights()).toEqual([
    {
      _id: row.id,
      username: row.username,
      reviewText: LONG,
      rating: 5,
      createdAt: row.created_at,
      tourTitle: 'Tsomgo and Nathula',
      tourSlug: tour.slug,
    },
  ]);
});

test('how all rated counts the reviews that anybody can read', async () => {
  const ratings = async () => (await site.get('/reviews/highlights')).body;
  expect(await ratings()).toMatchObject({ avgRating: null, reviewCount: 0 });
  const [tour, other] = [await makeTour(site.db), await makeTour(site.db)];
  const draft = await makeTour(site.db, { status: 'draft' });
  await makeReview(site.db, { tour_id: tour.id, rating: 5 });
  await makeReview(site.db, { tour_id: tour.id, rating: 4 });
  await makeReview(site.db, { tour_id: other.id, rating: 2 });
  await makeReview(site.db, { tour_id: other.id, rating: 1, is_hidden: 1 });
  await makeReview(site.db, { tour_id: draft.id, rating: 1 });
  expect(await ratings()).toMatchObject({ avgRating: 3.7, reviewCount: 3 });
});

test.each([
  [3, LONG, 0],
  [4, LONG, 1],
  [5, 'x'.repeat(59), 0],
  [5, 'x'.repeat(60), 1],
  [5, 'ह'.repeat(60), 1],
])('%i stars for "%s": %i shown', async (rating, review_text, shown) => {
  await makeReview(site.db, { rating, review_text });
  expect(await highlights()).toHaveLength(shown);
});

test('no two are of one tour: the newest stands for it §2.9', async () => {
  const tour = await makeTour(site.db);
  await makeReview(site.db, {
    tour_id: tour.id,
    rating: 5,
    review_text: `${LONG} First.`,
    created_at: day(1),
  });
  await makeReview(site.db, {
    tour_id: tour.id,
    rating: 4,
    review_text: `${LONG} Last.`,
    created_at: day(3),
  });
  await makeReview(site.db, {
    tour_id: tour.id,
    rating: 2,
    review_text: `${LONG} Poor.`,
    created_at: day(4),
  });
  expect((await highlights()).map((review) => review.reviewText)).toEqual([`${LONG} Last.`]);
});

test('six at most, the newest first', async () => {
  for (const number of [3, 8, 1, 5, 7, 2, 6, 4]) {
    await makeReview(site.db, { review_text: LONG, created_at: day(number) });
  }
  expect((await highlights()).map((review) => review.createdAt)).toEqual([8, 7, 6, 5, 4, 3].map(day));
});

test('a tour that has many of the newest leaves room for the others', async () => {
  const { id: tour_id } = await makeTour(site.db);
  for (let second = 10; second < 30; second += 1)
    await makeReview(site.db, { tour_id, review_text: LONG, created_at: `2026-11-19T10:00:${second}.000Z` });
  for (const number of [1, 2, 3]) await makeReview(site.db, { review_text: LONG, created_at: day(number) });
  const times = (await highlights()).map((review) => review.createdAt);
  expect(times).toEqual(['2026-11-19T10:00:29.000Z', day(3), day(2), day(1)]);
});
