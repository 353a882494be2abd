import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import { EMPTY_STOP_FACTS } from '../../contracts/stops/empty-stop-facts.ts';
import { sessionCookieHeader } from '../../tests/support/cookie-headers.ts';
import { makeAdmin, makeReview, makeTour, makeUser } from '../../tests/support/factories.ts';
import { makeRoad } from '../../tests/support/make-road.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertRecord } from '../features/records/versioned-records.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { STOP } from '../features/stops/stop-records.ts';
import { replaceTourStops } from '../features/stops/stops.queries.ts';
import { TEAM_MEMBER } from '../features/team/team-records.ts';

const PUBLIC_CALLS = ALL_CALLS.filter((call) => call.isPublic);
/** What a call cannot do without. */
const QUERIES: Record<string, string> = { searchTours: '?city=Lachung' };

let site: TestApp;
let tour: { id: string; slug: string };
let askers: Record<string, Record<string, string>>;

/** Cached as on the real site, on a database with one tour and its review. */
beforeAll(async () => {
  site = await buildTestApp({ cacheLifetime: 60_000 });
  await insertPlaceholders(site.db, demoSettings, new Date());
  tour = await makeTour(site.db, { title: 'Lachung', city: 'Lachung' });
  await makeTour(site.db, { city: 'Lachung' });
  await makeRoad(
    site.db,
    { name: 'JN road', state: 'open', note: '', source: '', source_url: '' },
    new Date(),
  );
  const stop = await insertRecord(
    site.db,
    STOP,
    {
      ...{
        slug: 'nathula',
        name: 'Nathula',
        also_called: '',
        latitude: 27.39,
        longitude: 88.83,
        metres: 4_310,
      },
      ...{ facts: JSON.stringify(EMPTY_STOP_FACTS), source: '', source_url: '', checked_on: null },
    },
    new Date(),
  );
  await replaceTourStops(site.db, tour.id, [{ stop_id: stop.id, day: 1 }]);
  await insertRecord(
    site.db,
    TEAM_MEMBER,
    {
      ...{ name: 'Pasang', role: 'Guide', languages: '[]', words: '', since_year: null },
      ...{ media_id: null, is_shown: 1, position: 1 },
    },
    new Date(),
  );
  await makeReview(site.db, { tour_id: tour.id, rating: 5, review_text: reviewOf('first') });
  const traveller = await site.signIn(await makeUser(site.db));
  const staff = await site.signIn(await makeAdmin(site.db));
  askers = {
    nobody: {},
    'a traveller': { authorization: `Bearer ${traveller}` },
    staff: { authorization: `Bearer ${staff}` },
    'staff, by cookie': { cookie: sessionCookieHeader(staff) },
    // Elsewhere the first call of such a browser is answered with its cookies again.
    'a session from before': { authorization: `Bearer ${staff}`, cookie: `teesta_session=${staff}` },
    'a made-up session': { authorization: 'Bearer made-up', cookie: sessionCookieHeader('made-up') },
  };
});
afterAll(() => site.close());

/** Long enough to be shown on the home page. */
const reviewOf = (word: string) => `${word}. ${'The driver waited for us at every view. '.repeat(4)}`;

const addressOf = ({ name, call }: (typeof PUBLIC_CALLS)[number]) =>
  `/api/v1${call.replace('GET ', '').replace(':id', tour.slug).replace(':key', 'about')}${QUERIES[name] ?? ''}`;

async function askAs(asker: string, url: string) {
  const { statusCode, headers, body } = await site.app.inject({ url, headers: askers[asker] ?? {} });
  return { statusCode, headers: { ...headers, date: undefined }, body };
}

test('these are the calls whose answers are cached', () => {
  const names = PUBLIC_CALLS.map(({ name }) => name).sort();
  expect(names, 'Is it on purpose? Then name the call in this file, too.').toEqual([
    'browseTours',
    'getContent',
    'getSettings',
    'getTour',
    'listRelatedTours',
    'listReviewHighlights',
    'listRoads',
    'listStops',
    'listTeam',
    'listTourReviews',
    'listTours',
    'listToursOfStops',
    'searchTours',
  ]);
});

describe.each(PUBLIC_CALLS.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test('gives every caller the same answer, in whatever order they come', async () => {
    const url = addressOf(call);
    const answers: unknown[] = [];
    for (const asker of Object.keys(askers)) {
      await site.deps.siteChanges.announce();
      answers.push(await askAs(asker, url), await askAs('nobody', url));
    }
    expect(answers[0]).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-cache' } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('is answered with 304 to a caller that already has its tag', async () => {
    const url = addressOf(call);
    const { headers } = await site.app.inject({ url });
    const again = await site.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  });

  test('is cached until a change is announced, and one spelling is as good as another', async () => {
    const url = addressOf(call);
    await site.deps.siteChanges.announce();
    const { body } = await site.app.inject(url);
    const other = `${url}${url.includes('?') ? '&' : '?'}utm_source=a-letter`;
    await site.db.updateTable('tours').set({ title: call.name }).execute();
    await site.db.updateTable('roads').set({ name: call.name }).execute();
    await site.db.updateTable('stops').set({ name: call.name }).execute();
    await site.db.updateTable('team_members').set({ name: call.name }).execute();
    await site.db
      .updateTable('reviews')
      .set({ review_text: reviewOf(call.name) })
      .execute();
    const changed = { value: JSON.stringify(call.name) };
    await site.db.updateTable('settings').set(changed).where('name', '=', 'agencyName').execute();
    expect((await site.app.inject(url)).body).toBe(body);
    expect((await site.app.inject(other)).body).toBe(body);
    await site.deps.siteChanges.announce();
    expect((await site.app.inject(other)).body).not.toBe(body);
    expect((await site.app.inject(url)).body).not.toBe(body);
  });
});

test('what is not there is cached by nobody', async () => {
  const answer = await site.app.inject('/api/v1/tours/nowhere');
  expect({ status: answer.statusCode, caching: answer.headers['cache-control'] }).toEqual({
    status: 404,
    caching: 'no-store',
  });
});

test('a traveller reads the review they have just written, wherever it is shown', async () => {
  const { id, slug } = await makeTour(site.db);
  const lists = [`/tours/${id}/reviews`, `/tours/${slug}/reviews`, `/tours/${slug}`, '/tours'];
  for (const path of lists) await site.get(path);
  const as = await site.signIn(await makeUser(site.db));
  const body = { rating: 5, reviewText: 'Seen at once' };
  expect((await site.post(`/review/${id}`, { as, body })).status).toBe(200);
  for (const path of lists.slice(0, 3))
    expect(JSON.stringify((await site.get(path)).body)).toContain('Seen at once');
  const { body: list } = await site.get<{ _id: string; reviewCount: number }[]>('/tours');
  expect(list.data.find((one) => one._id === id)).toMatchObject({ reviewCount: 1 });
});
