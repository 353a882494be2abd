// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Review, ReviewOfTour } from '../../../contracts/reviews/reviews.contract.ts';
import type { TourDetail } from '../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makeReview, makeTour, makeUser } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ISO_TIME, UUID_V7 } from '../../../tests/support/value-shapes.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { TourRow, UserRow } from '../../db/schema.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

const PRAISE = { reviewText: 'Clear mornings, good drivers.', rating: 5 };
let site: TestApp;
let tour: TourRow;
let traveller: UserRow;
let asTraveller: string;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  tour = await makeTour(site.db, { title: 'Tsomgo' });
  traveller = await makeUser(site.db, { username: 'Asha Rai' });
  asTraveller = await site.signIn(traveller);
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('reviews').execute());

const write = (body: unknown, as = asTraveller) => site.post<Review>(`/review/${tour.id}`, { as, body });
const storedReviews = () => site.db.selectFrom('reviews').selectAll().execute();

test('a traveller reviews a tour, and its page shows it §6.2', async () => {
  const before = site.siteChanges();
  const { status, body } = await write(PRAISE);
  expect(status).toBe(200);
  expect(body.message).toBe('Thank you for your review.');
  expect(body.data).toEqual({
    ...PRAISE,
    _id: expect.stringMatching(UUID_V7),
    username: 'Asha Rai',
    createdAt: expect.stringMatching(ISO_TIME),
    reply: null,
    repliedAt: null,
    isVerified: false,
    travelledIn: null,
    pictures: [],
  });
  const { body: page } = await site.get<TourDetail>(`/tours/${tour.id}`);
  expect(page.data).toMatchObject({ avgRating: 5, reviewCount: 1, reviews: [body.data] });
  expect(site.siteChanges()).toBe(before + 1);
});

test('the name is the session’s, whatever the body says', async () => {
  const { body } = await write({ ...PRAISE, username: 'Somebody else', userId: 'x', user_id: 'y' });
  expect(body.data.username).toBe('Asha Rai');
  expect((await storedReviews())[0]).toMatchObject({ user_id: traveller.id, username: 'Asha Rai' });
});

test('a second review of the same traveller replaces the first', async () => {
  const first = await write(PRAISE);
  const second = await write({ reviewText: 'On second thoughts, rainy.', rating: 2 });
  expect(second.status).toBe(200);
  expect(second.body.data).toMatchObject({ _id: first.body.data._id, rating: 2 });
  const stored = await storedReviews();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ rating: 2, review_text: 'On second thoughts, rainy.' });
});

test('ten reviews of one traveller at the same moment leave one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(PRAISE)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  expect(await storedReviews()).toHaveLength(1);
});

test('a replaced review keeps nobody else’s and no other tour’s from standing', async () => {
  const other = await makeTour(site.db);
  const friend = await site.signIn(await makeUser(site.db));
  await write(PRAISE);
  await write({ ...PRAISE, rating: 3 }, friend);
  await site.post(`/review/${other.id}`, { as: asTraveller, body: PRAISE });
  await write({ ...PRAISE, rating: 4 });
  expect((await storedReviews()).map((row) => row.rating).sort()).toEqual([3, 4, 5]);
});

test('a tour may be named by its slug', async () => {
  const { status } = await site.post(`/review/${tour.slug}`, { as: asTraveller, body: PRAISE });
  expect(status).toBe(200);
  expect((await storedReviews())[0]?.tour_id).toBe(tour.id);
});

test.each([[0], [6], [-1], [2.5], ['5'], [''], [null], [undefined], [true], [[5]]])(
  'a rating of %j is refused §3.19 §9.7',
  async (rating) => {
    const { status, body } = await write({ ...PRAISE, rating });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ rating: 'Choose a rating from 1 to 5 stars.' });
    expect(await storedReviews()).toEqual([]);
  },
);

test.each([1, 2, 3, 4, 5])('a rating of %i is taken §3.19 §9.7', async (rating) => {
  expect((await write({ ...PRAISE, rating })).body.data.rating).toBe(rating);
});

test.each([[''], ['  \n '], ['\u0000'], [null], [undefined], [5], [['text']]])(
  'a text of %j is refused',
  async (reviewText) => {
    const { status, body } = await write({ ...PRAISE, reviewText });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ reviewText: 'Enter your review.' });
  },
);

test.each([[{}], [undefined], [[]], [null]])('a body %j is answered with every fault', async (body) => {
  const answer = await write(body);
  expect(answer.status).toBe(400);
  expect(await storedReviews()).toEqual([]);
  if (!Array.isArray(body)) expect(Object.keys(answer.body.fields).sort()).toEqual(['rating', 'reviewText']);
});

test('line breaks and HTML stay in a text, as text', async () => {
  const reviewText = '<b>Good</b> & clear\n\n"again"';
  expect((await write({ ...PRAISE, reviewText: `  ${reviewText}\u0000 ` })).body.data.reviewText).toBe(
    reviewText,
  );
});

test('signed out, a review is answered with "Please sign in", whatever it says', async () => {
  for (const body of [PRAISE, {}]) {
    const answer = await site.post(`/review/${tour.id}`, { body });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, code: 'not_signed_in', message: 'Please sign in' });
  }
  expect(await storedReviews()).toEqual([]);
});

test.each(['01939d1c-0000-7000-8000-000000000000', 'nowhere', '%00'])(
  'a review of the tour %s, which is not there, is not found',
  async (id) => {
    const { status, body } = await site.post(`/review/${id}`, { as: asTraveller, body: PRAISE });
    expect(status).toBe(404);
    expect(body.message).toBe('This tour was not found.');
  },
);

test('staff read all reviews with their tours, the newest first, page by page §7.31', async () => {
  const created_at = '2026-11-20T06:00:00.000Z';
  for (let number = 0; number < 5; number += 1) await makeReview(site.db, { tour_id: tour.id, created_at });
  const bare = await site.get<ReviewOfTour[]>('/review', { as: staff });
  expect(bare.body.data).toHaveLength(5);
  expect(bare.body.data[0]).toMatchObject({ tourId: tour.id, tourTitle: 'Tsomgo', createdAt: created_at });
  const pages = await readPages<ReviewOfTour>(site, '/review', { limit: 2, as: staff });
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(bare.body.data);
});

test('staff delete a review, once §7.32', async () => {
  const { id } = await makeReview(site.db, { tour_id: tour.id });
  const other = await makeReview(site.db, { tour_id: tour.id });
  const before = site.siteChanges();
  const first = await site.delete(`/review/${id}`, { as: staff });
  expect(first.body).toEqual({ success: true, message: 'Review deleted successfully' });
  expect((await storedReviews()).map((row) => row.id)).toEqual([other.id]);
  expect(site.siteChanges()).toBe(before + 1);
  const second = await site.delete(`/review/${id}`, { as: staff });
  expect(second.status).toBe(404);
  expect(second.body.message).toBe('This review was not found.');
});

test('reviews outlive their writers, under "A former traveller"', async () => {
  const leavers = [await makeUser(site.db), await makeUser(site.db)];
  for (const leaver of leavers) await write(PRAISE, await site.signIn(leaver));
  await write(PRAISE);
  for (const { id } of leavers) expect((await site.delete(`/users/${id}`, { as: staff })).status).toBe(200);
  const { body } = await site.get<TourDetail>(`/tours/${tour.id}`);
  expect(body.data.reviews.map((review) => review.username)).toEqual([
    'Asha Rai',
    'A former traveller',
    'A former traveller',
  ]);
  expect((await storedReviews()).filter((row) => row.user_id === null)).toHaveLength(2);
});

test('where staff look first, what is not verified waits for them; a verified one does not', async () => {
  await insertPlaceholders(site.db, { ...demoSettings, areReviewsHeld: true }, new Date());
  const held = await write(PRAISE);
  expect(held.status).toBe(200);
  expect(held.body.message).toBe('Thank you for your review. Our staff will look at it before it is shown.');
  const shown = async () => (await site.get<TourDetail>(`/tours/${tour.id}`)).body.data;
  expect(await shown()).toMatchObject({ avgRating: null, reviewCount: 0, reviews: [] });
  const waiting = await site.get<ReviewOfTour[]>('/review?status=waiting', { as: staff });
  expect(waiting.body.data).toMatchObject([{ isHidden: true, isWaiting: true }]);
  await site.delete(`/review/${held.body.data._id}/hidden`, { as: staff });
  expect(await shown()).toMatchObject({ avgRating: 5, reviewCount: 1 });
  // Rewritten, it waits again: staff looked at other words.
  await write({ ...PRAISE, rating: 1 });
  expect(await shown()).toMatchObject({ reviewCount: 0 });
  await site.put(`/review/${held.body.data._id}/hidden`, { as: staff, body: {} });
  expect(await storedReviews()).toMatchObject([{ is_hidden: 1, is_waiting: 0 }]);

  await site.db
    .updateTable('reviews')
    .set({ is_hidden: 0, verified_at: '2027-03-20T06:00:00.000Z' })
    .execute();
  expect((await write(PRAISE)).body.message).toBe('Thank you for your review.');
  expect(await shown()).toMatchObject({ reviewCount: 1 });
  await site.db.deleteFrom('settings').execute();
});

test('a tour’s reviews are read newest first, from few stars to many, or those with pictures alone', async () => {
  const given = [4, 1, 5].map((rating, day) => ({ rating, created_at: `2026-11-0${day + 1}T06:00:00.000Z` }));
  const rows = await Promise.all(given.map((one) => makeReview(site.db, { ...one, tour_id: tour.id })));
  const picture = { id: rows[0]?.id ?? '', review_id: rows[0]?.id ?? '', state: 'shown' as const };
  const size = { width: 3, height: 2, dominant_colour: '#345678' };
  const rest = { ...size, invitation_id: null, created_at: '2026-11-01T06:00:00.000Z' };
  await site.db
    .insertInto('review_pictures')
    .values({ ...picture, ...rest })
    .execute();
  const ratings = async (query = '') =>
    (await site.get<Review[]>(`/tours/${tour.id}/reviews${query}`)).body.data.map(({ rating }) => rating);
  expect(await ratings()).toEqual([5, 1, 4]);
  expect(await ratings('?view=critical')).toEqual([1, 4, 5]);
  expect(await ratings('?view=pictures')).toEqual([4]);
  await site.db.updateTable('review_pictures').set({ state: 'waiting' }).execute();
  expect(await ratings('?view=pictures')).toEqual([]);
  const wrong = await site.get(`/tours/${tour.id}/reviews?view=best`);
  expect(wrong.body.fields).toEqual({ view: 'view must be critical or pictures.' });
});
