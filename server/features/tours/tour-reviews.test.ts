// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Review } from '../../../contracts/reviews/reviews.contract.ts';
import type { TourDetail, TourSummary } from '../../../contracts/tours/tours.contract.ts';
import { makeReview, makeTour } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ISO_TIME, UUID_V7 } from '../../../tests/support/value-shapes.ts';
import type { TourRow } from '../../db/schema.ts';

const REVIEWS = 120;
let site: TestApp;
let tour: TourRow;

// Ten at a time were written at the same moment; every tenth review is a poor one.
beforeAll(async () => {
  site = await buildTestApp();
  tour = await makeTour(site.db, { title: 'Well known' });
  const other = await makeTour(site.db, { title: 'Hardly known' });
  await makeReview(site.db, { tour_id: other.id, review_text: 'Of another tour' });
  for (let number = 0; number < REVIEWS; number += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 10))).toISOString();
    const rating = number % 10 === 0 ? 1 : 5;
    await makeReview(site.db, { tour_id: tour.id, created_at, rating, review_text: `Review ${number}` });
  }
});
afterAll(() => site.close());

test('the detail carries the 50 newest reviews whole, the newest first §3.19', async () => {
  const { body } = await site.get<TourDetail>(`/tours/${tour.id}`);
  expect(body.data.reviews.map((review) => review.reviewText)).toEqual(
    Array.from({ length: 50 }, (_, place) => `Review ${REVIEWS - 1 - place}`),
  );
  expect(body.data.reviews[0]).toEqual({
    _id: expect.stringMatching(UUID_V7),
    username: expect.any(String),
    reviewText: 'Review 119',
    rating: 5,
    createdAt: expect.stringMatching(ISO_TIME),
    reply: null,
    repliedAt: null,
    isVerified: false,
    travelledIn: null,
    pictures: [],
  });
});

test('count and average are of all reviews, not only of the newest §3.27', async () => {
  const { body } = await site.get<TourDetail>(`/tours/${tour.id}`);
  expect(body.data).toMatchObject({ reviewCount: REVIEWS, avgRating: 4.6 });
});

test('the list carries at most the 50 newest ratings', async () => {
  const { body } = await site.get<TourSummary[]>('/tours');
  const summary = body.data.find((listed) => listed._id === tour.id);
  expect(summary?.reviews).toHaveLength(50);
  expect(summary?.reviews.slice(0, 10)).toEqual([...Array(9).fill({ rating: 5 }), { rating: 1 }]);
  expect(summary).toMatchObject({ reviewCount: REVIEWS, avgRating: 4.6 });
});

test('the detail’s cursor leads to the rest of the reviews', async () => {
  const detail = await site.get<TourDetail>(`/tours/${tour.id}`);
  const rest = await site.get<Review[]>(`/tours/${tour.id}/reviews?cursor=${detail.body.data.reviewsCursor}`);
  expect(rest.body.data).toHaveLength(REVIEWS - 50);
  expect(rest.body.data[0]?.reviewText).toBe('Review 69');
  expect(rest.body.nextCursor).toBeNull();
});

test('all reviews of a tour, and only its own, are read page by page', async () => {
  const pages = await readPages<Review>(site, `/tours/${tour.id}/reviews`, { limit: 50 });
  expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
  expect(pages.flat().map((review) => review.reviewText)).toEqual(
    Array.from({ length: REVIEWS }, (_, place) => `Review ${REVIEWS - 1 - place}`),
  );
});

test('a page’s border may fall between reviews of the same moment', async () => {
  const pages = await readPages<Review>(site, `/tours/${tour.id}/reviews`, { limit: 7 });
  expect(new Set(pages.flat().map((review) => review._id)).size).toBe(REVIEWS);
});

test('called bare, the reviews come all at once, by slug as well', async () => {
  const { body } = await site.get<Review[]>('/tours/well-known/reviews');
  expect(body.data).toHaveLength(REVIEWS);
  expect(body.nextCursor).toBeNull();
});

test('a tour of exactly 50 reviews has no cursor', async () => {
  const { id } = await makeTour(site.db);
  for (let number = 0; number < 50; number += 1) await makeReview(site.db, { tour_id: id });
  const { body } = await site.get<TourDetail>(`/tours/${id}`);
  expect(body.data.reviews).toHaveLength(50);
  expect(body.data.reviewsCursor).toBeNull();
});

test('the reviews of a tour that is not there are not found', async () => {
  const { status, body } = await site.get('/tours/nowhere/reviews');
  expect(status).toBe(404);
  expect(body.message).toBe('This tour was not found.');
});

test('a wrong limit and a cursor that no list gave out are refused by name', async () => {
  const limit = await site.get(`/tours/${tour.id}/reviews?limit=1000`);
  expect(limit.status).toBe(400);
  expect(Object.keys(limit.body.fields)).toEqual(['limit']);
  const cursor = await site.get(`/tours/${tour.id}/reviews?cursor=AAAA`);
  expect(cursor.status).toBe(400);
  expect(Object.keys(cursor.body.fields)).toEqual(['cursor']);
});

test('the detail counts the ratings of all reviews, from one star to five', async () => {
  const { body } = await site.get<TourDetail>(`/tours/${tour.id}`);
  expect(body.data.ratingCounts).toEqual([REVIEWS / 10, 0, 0, 0, REVIEWS - REVIEWS / 10]);
  const fresh = await makeTour(site.db, { title: 'Unknown' });
  const unknown = await site.get<TourDetail>(`/tours/${fresh.id}`);
  expect(unknown.body.data.ratingCounts).toEqual([0, 0, 0, 0, 0]);
});
