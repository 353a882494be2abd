import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowseAnswer, TourSummary } from '../../../contracts/tours/tours.contract.ts';
import { makeReview, makeTour, makeUser } from '../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

let site: TestApp;
let traveller: string;
const hidden: { id: string; slug: string; title: string }[] = [];
let shown: string;

beforeAll(async () => {
  site = await buildTestApp();
  // An enquiry is mailed to the agency's address.
  await insertPlaceholders(site.db, demoSettings, new Date());
  const user = await makeUser(site.db);
  traveller = await site.signIn(user);
  for (const status of ['draft', 'archived', 'published'] as const) {
    const tour = await makeTour(site.db, { title: `Pelling ${status}`, status, featured: 1 });
    const review_text = 'Clear mornings, good drivers, and tea on the terrace each day before breakfast.';
    await makeReview(site.db, { tour_id: tour.id, rating: 5, review_text });
    const saved = { user_id: user.id, tour_id: tour.id, created_at: new Date().toISOString() };
    await site.db.insertInto('saved_tours').values(saved).execute();
    if (status === 'published') shown = tour.id;
    else hidden.push(tour);
  }
});
afterAll(() => site.close());

test('only published tours are in any list', async () => {
  const ids = hidden.map((tour) => tour.id).join(',');
  for (const path of [
    '/tours',
    '/tours?featured=true',
    `/tours?ids=${ids},${shown}`,
    '/tours/search/getTourBySearch?city=pelling',
    '/tours/browse',
    '/saved-tours',
  ]) {
    const { body } = await site.get<TourSummary[]>(path, { as: traveller });
    expect(body.data.map((tour) => tour._id)).toEqual([shown]);
  }
});

test('nor are the others counted, mapped or quoted', async () => {
  const browse = (await site.get('/tours/browse')).body as unknown as BrowseAnswer;
  expect(browse.total).toBe(1);
  expect(browse.counts.destination).toMatchObject({ Gangtok: 1 });
  const sitemap = await site.app.inject('/sitemap.xml');
  expect(sitemap.body).toContain('/tours/pelling-published');
  expect(sitemap.body).not.toMatch(/pelling-(draft|archived)/);
  const { body } = await site.get<{ tourSlug: string }[]>('/reviews/highlights');
  expect(body.data.map((review) => review.tourSlug)).toEqual(['pelling-published']);
});

test('a tour that is not published is not found, neither to read nor to review nor to save', async () => {
  for (const { id, slug } of hidden) {
    const review = { rating: 5, reviewText: 'Lovely.' };
    const answers = [
      await site.get(`/tours/${id}`, { as: traveller }),
      await site.get(`/tours/${slug}`),
      await site.get(`/tours/${id}/reviews`),
      await site.post(`/review/${id}`, { as: traveller, body: review }),
      await site.put(`/saved-tours/${id}`, { as: traveller }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body.message).toBe('This tour was not found.');
    }
  }
});

test('an enquiry that names one is a lead all the same', async () => {
  const body = enquiryBodyOf({ tourName: hidden[1]?.title });
  expect((await site.post('/booking', { as: traveller, body })).status).toBe(200);
});
