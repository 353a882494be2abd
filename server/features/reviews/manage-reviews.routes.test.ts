// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewHighlight, ReviewOfTour } from '../../../contracts/reviews/reviews.contract.ts';
import type { TourDetail, TourSummary } from '../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makeReview, makeTour, makeUser } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ISO_TIME } from '../../../tests/support/value-shapes.ts';
import type { TourRow } from '../../db/schema.ts';

const LONG = 'Our driver stopped wherever we asked, and knew which tea stall to trust.';
let site: TestApp;
let tour: TourRow;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  tour = await makeTour(site.db, { title: 'Tsomgo' });
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Nima' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('reviews').execute();
  await site.db.deleteFrom('search_words').where('kind', '=', 'review').execute();
  await site.db.deleteFrom('audit_log').execute();
});

async function list(query = ''): Promise<string[]> {
  const { status, body } = await site.get<ReviewOfTour[]>(`/review${query}`, { as: staff });
  expect(status).toBe(200);
  return body.data.map((review) => review._id);
}
const stored = (id: string) =>
  site.db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const history = () =>
  site.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'subject_id', 'subject_label', 'before', 'after'])
    .orderBy('id')
    .execute();

describe('the list of reviews', () => {
  test('tells staff what they need of a review and its tour', async () => {
    const row = await makeReview(site.db, { tour_id: tour.id, is_hidden: 1 });
    const { body } = await site.get<ReviewOfTour[]>('/review', { as: staff });
    expect(body.data).toEqual([
      {
        _id: row.id,
        username: row.username,
        reviewText: row.review_text,
        rating: row.rating,
        createdAt: row.created_at,
        reply: null,
        repliedAt: null,
        tourId: tour.id,
        tourTitle: 'Tsomgo',
        tourSlug: tour.slug,
        isTourPublic: true,
        isHidden: true,
        ...{ isVerified: false, travelledIn: null, isWaiting: false, pictures: [] },
        spam: null,
      },
    ]);
  });

  test('is filtered by state, rating and reply, each and together', async () => {
    const hidden = await makeReview(site.db, { rating: 1, is_hidden: 1 });
    const poor = await makeReview(site.db, { rating: 1 });
    const answered = await makeReview(site.db, { rating: 5, reply: 'Thank you.' });
    expect(await list('?status=hidden')).toEqual([hidden.id]);
    expect((await list('?status=published')).sort()).toEqual([poor.id, answered.id].sort());
    expect((await list('?rating=1')).sort()).toEqual([hidden.id, poor.id].sort());
    expect(await list('?reply=with')).toEqual([answered.id]);
    expect(await list('?status=published&rating=1&reply=without')).toEqual([poor.id]);
  });

  test.each([
    ['tsomgo', ['tour']],
    ['Émile', ['name']],
    ['emile tam', ['name']],
    ['permit drive', ['text']],
    ['tea', ['name', 'text']],
    ['nothing like it', []],
    ['100%', []],
    ['"', []],
  ])('finds what %s says, in tour, traveller or text', async (typed, found) => {
    const made = {
      tour: await makeReview(site.db, { tour_id: tour.id, review_text: 'Clear.' }),
      name: await makeReview(site.db, { username: 'Emile Tamang', review_text: 'Tea and snow.' }),
      text: await makeReview(site.db, { review_text: 'The driver had our permits. Tea was good.' }),
    };
    const ids = found.map((name) => made[name as keyof typeof made].id);
    expect((await list(`?q=${encodeURIComponent(typed)}`)).sort()).toEqual(ids.sort());
  });

  test('pages through what was found, each once', async () => {
    const created_at = '2026-11-20T06:00:00.000Z';
    for (let number = 0; number < 5; number += 1) await makeReview(site.db, { created_at, rating: 2 });
    await makeReview(site.db, { rating: 5 });
    const pages = await readPages<ReviewOfTour>(site, '/review', { limit: 2, as: staff, query: '&rating=2' });
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat().map((review) => review._id)).toEqual(await list('?rating=2'));
  });

  test('names every wrong filter', async () => {
    const query = `?status=gone&rating=6&reply=maybe&limit=0&q=${'x'.repeat(201)}`;
    const { status, body } = await site.get(`/review${query}`, { as: staff });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      status: 'status must be published, waiting, hidden or spam.',
      rating: 'rating must be a whole number from 1 to 5.',
      reply: 'reply must be with or without.',
      limit: 'limit must be at least 1.',
      q: 'Search for 200 characters at most.',
    });
  });
});

describe('a hidden review', () => {
  test('is gone from every public answer at once, and back when it is published', async () => {
    const own = await makeTour(site.db, { title: 'Only two reviews' });
    const poor = await makeReview(site.db, { tour_id: own.id, rating: 1, review_text: `${LONG} Never.` });
    const good = await makeReview(site.db, { tour_id: own.id, rating: 5, review_text: LONG });
    const announced = site.siteChanges();

    const answer = await site.put(`/review/${poor.id}/hidden`, { as: staff, body: {} });
    expect(answer.body).toEqual({ success: true, message: 'The review is hidden.' });
    expect(site.siteChanges()).toBe(announced + 1);

    const detail = (await site.get<TourDetail>(`/tours/${own.id}`)).body.data;
    expect(detail).toMatchObject({ avgRating: 5, reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] });
    expect(detail.reviews.map((review) => review._id)).toEqual([good.id]);
    const rest = await site.get<ReviewOfTour[]>(`/tours/${own.id}/reviews`);
    expect(rest.body.data.map((review) => review._id)).toEqual([good.id]);
    const summary = (await site.get<TourSummary[]>(`/tours?ids=${own.id}`)).body.data[0];
    expect(summary).toMatchObject({ avgRating: 5, reviewCount: 1, reviews: [{ rating: 5 }] });
    const browsed = await site.get<{ tours: TourSummary[] }>('/tours/browse?rating=4.5&sort=rating');
    expect(JSON.stringify(browsed.body)).toContain(own.id);

    await site.put(`/review/${good.id}/hidden`, { as: staff, body: {} });
    const highlights = await site.get<ReviewHighlight[]>('/reviews/highlights');
    expect(highlights.body.data).toEqual([]);
    const unrated = (await site.get<TourDetail>(`/tours/${own.id}`)).body.data;
    expect(unrated).toMatchObject({ avgRating: null, reviewCount: 0, reviews: [] });

    const back = await site.delete(`/review/${poor.id}/hidden`, { as: staff });
    expect(back.body.message).toBe('The review is published.');
    expect((await site.get<TourDetail>(`/tours/${own.id}`)).body.data).toMatchObject({
      avgRating: 1,
      reviewCount: 1,
    });
  });

  test('is in the log once, however often it is hidden', async () => {
    const { id } = await makeReview(site.db, { tour_id: tour.id, rating: 2 });
    for (let time = 0; time < 2; time += 1) {
      expect((await site.put(`/review/${id}/hidden`, { as: staff, body: {} })).status).toBe(200);
    }
    await site.delete(`/review/${id}/hidden`, { as: staff });
    const said = { actor_name: 'Nima', subject_id: id, subject_label: 'of Tsomgo, 2 stars' };
    expect(await history()).toEqual([
      { action: 'review.hide', ...said, before: '{"isHidden":false}', after: '{"isHidden":true}' },
      { action: 'review.publish', ...said, before: '{"isHidden":true}', after: '{"isHidden":false}' },
    ]);
  });

  test('is told to its writer, and stays hidden when it is rewritten', async () => {
    const traveller = await makeUser(site.db);
    const as = await site.signIn(traveller);
    const { id } = await makeReview(site.db, { tour_id: tour.id, user_id: traveller.id, is_hidden: 1 });
    const mine = await site.get<ReviewOfTour[]>('/review/mine', { as });
    expect(mine.body.data).toMatchObject([{ _id: id, isHidden: true }]);

    const again = await site.post(`/review/${tour.id}`, { as, body: { reviewText: 'Better.', rating: 5 } });
    expect(again.status).toBe(200);
    expect(again.body.message).toBe(
      'Thank you for your review. Our staff will look at it before it is shown.',
    );
    expect(await stored(id)).toMatchObject({ is_hidden: 1, review_text: 'Better.' });
    expect((await site.get<TourDetail>(`/tours/${tour.id}`)).body.data.reviewCount).toBe(0);
  });
});

describe('the agency’s reply', () => {
  test('stands under the review for everybody, and a later one takes its place', async () => {
    const { id } = await makeReview(site.db, { tour_id: tour.id });
    const announced = site.siteChanges();
    const body = { reply: '  Thank you, <b>Asha</b>.\r\nCome again. ' };
    const { status, body: answer } = await site.put(`/review/${id}/reply`, { as: staff, body });
    expect(status).toBe(200);
    expect(answer.message).toBe('The reply is published.');
    const shown = (await site.get<TourDetail>(`/tours/${tour.id}`)).body.data.reviews[0];
    expect(shown).toMatchObject({
      reply: 'Thank you, <b>Asha</b>.\nCome again.',
      repliedAt: expect.stringMatching(ISO_TIME),
    });
    await site.put(`/review/${id}/reply`, { as: staff, body: { reply: 'Corrected.' } });
    expect((await stored(id)).reply).toBe('Corrected.');
    expect(site.siteChanges()).toBe(announced + 2);
    expect((await history()).at(-1)).toMatchObject({
      action: 'review.reply',
      before: '{"reply":"Thank you, <b>Asha</b>.\\nCome again."}',
      after: '{"reply":"Corrected."}',
    });
  });

  test('can be taken away', async () => {
    const { id } = await makeReview(site.db, { reply: 'Too quick.', replied_at: '2026-11-20T06:00:00.000Z' });
    const { body } = await site.delete(`/review/${id}/reply`, { as: staff });
    expect(body.message).toBe('The reply is removed.');
    expect(await stored(id)).toMatchObject({ reply: null, replied_at: null });
  });

  test('goes when the traveller writes other words', async () => {
    const traveller = await makeUser(site.db);
    const as = await site.signIn(traveller);
    const given = { tour_id: tour.id, user_id: traveller.id, reply: 'Sorry for the rain.' };
    const { id } = await makeReview(site.db, given);
    await site.post(`/review/${tour.id}`, { as, body: { reviewText: 'It was sunny after all.', rating: 5 } });
    expect(await stored(id)).toMatchObject({ reply: null, replied_at: null });
    expect(await list('?q=sunny')).toEqual([id]);
    expect(await list('?q=clear')).toEqual([]);
  });

  test.each([[{}], [{ reply: ' ' }], [{ reply: 5 }], [undefined]])('%j is no reply', async (body) => {
    const { id } = await makeReview(site.db);
    const answer = await site.put(`/review/${id}/reply`, { as: staff, body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ reply: 'Enter your reply.' });
    expect((await stored(id)).reply).toBeNull();
  });
});

test.each([
  ['put', 'hidden', undefined],
  ['delete', 'hidden', undefined],
  ['put', 'reply', { reply: 'Thank you.' }],
  ['delete', 'reply', undefined],
] as const)('%s %s of a review that is not there is not found', async (method, path, body) => {
  for (const id of ['01939d1c-0000-7000-8000-000000000000', '%00']) {
    const answer = await site[method](`/review/${id}/${path}`, { as: staff, body });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('This review was not found.');
  }
  expect(await history()).toEqual([]);
});

test('a deleted review is in the log without what it said, and is found no more', async () => {
  const { id } = await makeReview(site.db, { tour_id: tour.id, rating: 1, review_text: 'Rude.' });
  await site.delete(`/review/${id}`, { as: staff });
  expect(await history()).toMatchObject([
    { action: 'review.delete', subject_label: 'of Tsomgo, 1 star', after: null },
  ]);
  expect((await history())[0]?.before).toBe('{"rating":1}');
  const words = await site.db
    .selectFrom('search_words')
    .select('word')
    .where('subject_id', '=', id)
    .execute();
  expect(words).toEqual([]);
});

test('a tour that is deleted takes the words of its reviews along', async () => {
  const gone = await makeTour(site.db);
  const { id } = await makeReview(site.db, { tour_id: gone.id });
  await site.delete(`/tours/${gone.id}`, { as: staff });
  const words = await site.db
    .selectFrom('search_words')
    .select('word')
    .where('subject_id', '=', id)
    .execute();
  expect(words).toEqual([]);
});
