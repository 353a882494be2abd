// @module-tag dialect
import type { QueryId } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CALLS } from '../../../../contracts/calls/all-calls.contract.ts';
import type { TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makePicture, makeReview, makeTour } from '../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { type Db, openDatabase } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { MediaRow, TourRow } from '../../../db/schema.ts';
import { openTourCatalogue, openTourSummaries, type TourCatalogue } from './tour-catalogue.ts';
import type { TourKey } from './tour-keys.queries.ts';

let site: TestApp;
let staff: string;
/** Another process on the same database. */
let otherDb: Db;
let other: TourCatalogue;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  otherDb = openDatabase(site.deps.config);
});
afterAll(async () => {
  await otherDb.destroy();
  await site.close();
});
beforeEach(async () => {
  await site.db.deleteFrom('tours').execute();
  other = openTourCatalogue(otherDb);
});

async function shownBy(catalogue: TourCatalogue): Promise<TourSummary[]> {
  const { texts } = await catalogue.summarise((await catalogue.read()).list('newest'));
  return texts.map((text) => JSON.parse(Buffer.from(text).toString()));
}

const LISTS = [
  ['/tours?limit=2', CALLS.listTours],
  ['/tours/browse', CALLS.browseTours],
  ['/tours/search/getTourBySearch?city=lake', CALLS.searchTours],
] as const;

test.each(LISTS)(
  '%s is the JSON of its contract, newly made and from the cache',
  async (path, { answer }) => {
    // What could be taken for another part of the answer.
    for (const title of ['Lake "data":[]', 'Lake, “₹” – सिक्किम 🏔️\u2028', 'Lake'])
      await makeReview(site.db, { tour_id: (await makeTour(site.db, { title })).id });
    const ask = () => site.app.inject(`/api/v1${path}`);
    const made = await ask();
    expect(made.json().data.length).toBeGreaterThan(1);
    expect(made.body).toBe(JSON.stringify(answer.parse(made.json())));
    expect(made.headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await ask()).body).toBe(made.body);
  },
);

test('a list of none is an empty list', async () => {
  const { body } = await site.app.inject('/api/v1/tours/browse');
  expect(JSON.parse(body)).toMatchObject({ success: true, data: [], total: 0 });
});

const asStaff = (body: unknown) => ({ as: staff, body });
type Write = (made: { tour: TourRow; cover: MediaRow }) => Promise<unknown>;
const WRITES: [string, Write][] = [
  ['a tour', ({ tour }) => site.put(`/tours/${tour.id}`, asStaff(tourBodyOf()))],
  ['a tour’s review', ({ tour }) => makeReview(site.db, { tour_id: tour.id })],
  ['its cover’s description', ({ cover }) => site.put(`/media/${cover.id}`, asStaff({ alt: 'Ice' }))],
  [
    'a cover that had no row',
    async ({ cover }) => {
      await site.db.deleteFrom('media').where('id', '=', cover.id).execute();
      await shownBy(other);
      await makePicture(site.db, { url: cover.url, alt: 'Snow' });
    },
  ],
  [
    'a day, behind the back of all that saves tours',
    ({ tour: { id } }) =>
      site.db.updateTable('tour_days').set({ title: 'Rest' }).where('tour_id', '=', id).execute(),
  ],
];

test.each(WRITES)('another process shows at once what changed of %s', async (_what, write) => {
  const cover = await makePicture(site.db);
  const itinerary = [{ day: 1, title: 'Arrival', description: 'By car.' }];
  const tour = await makeTour(site.db, { photo: cover.url, itinerary });
  await makeTour(site.db, { title: 'Another' });
  const before = await shownBy(other);
  await write({ tour, cover });
  const after = await shownBy(other);
  expect(after).toEqual(await shownBy(openTourCatalogue(otherDb)));
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).not.toEqual(before[1]);
});

test('only a tour that changed is read again', async () => {
  const [lake, train] = [await makeTour(site.db), await makeTour(site.db)];
  const asked: string[] = [];
  const watched = openDatabase(site.deps.config).withPlugin({
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const catalogue = openTourCatalogue(watched);
  await shownBy(catalogue);
  await makeReview(site.db, { tour_id: lake.id });
  await catalogue.read();
  asked.length = 0;
  await shownBy(catalogue);
  expect(asked.join()).toContain(lake.id);
  expect(asked.join()).not.toContain(train.id);
  asked.length = 0;
  await shownBy(catalogue);
  // Whether choices or tours changed.
  expect(asked).toHaveLength(2);
  await watched.destroy();
});

test('a tour that goes while it is read is in no list', async () => {
  const tour = await makeTour(site.db);
  const keys = (await other.read()).list('newest');
  await site.db.deleteFrom('tours').where('id', '=', tour.id).execute();
  expect((await other.summarise(keys)).texts).toEqual([]);
});

describe('of summaries that there is no room for', () => {
  /** As many texts as fit, each of which is as long as the next. */
  async function roomFor(count: number, keys: readonly TourKey[]): Promise<{ maxBytes: number }> {
    const { texts } = await openTourSummaries(site.db)(keys);
    const lengths = texts.map((text) => text.length);
    expect(Math.min(...lengths) * (count + 1)).toBeGreaterThan(Math.max(...lengths) * (count + 0.5));
    return { maxBytes: Math.floor(Math.max(...lengths) * (count + 0.5)) };
  }
  async function keysOf(titles: readonly string[]): Promise<TourKey[]> {
    const ids: string[] = [];
    for (const title of titles) ids.push((await makeTour(site.db, { title })).id);
    return (await other.read()).findAll(ids);
  }
  const titlesOf = ({ texts }: { texts: readonly Uint8Array[] }) =>
    texts.map((text) => JSON.parse(Buffer.from(text).toString()).title);

  test('none is missing from a list that others drove it out from under', async () => {
    const keys = await keysOf(['Lake', 'Pass', 'Walk']);
    const [lake, pass, walk] = keys as [TourKey, TourKey, TourKey];
    const reading = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const ofPass = new WeakSet<QueryId>();
    const slowForPass = site.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (JSON.stringify(node).includes(pass.id)) ofPass.add(queryId);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        if (ofPass.has(queryId)) {
          reading.resolve();
          await released.promise;
        }
        return result;
      },
    });
    const summarise = openTourSummaries(slowForPass, await roomFor(1, keys));
    await summarise([lake]);
    const listed = summarise([lake, pass]);
    await reading.promise;
    await summarise([walk]);
    released.resolve();
    expect(titlesOf(await listed)).toEqual(['Lake', 'Pass']);
  });

  test('those of pages stay, however many tours somebody asks for at once', async () => {
    const keys = await keysOf(['Lake', 'Pass', 'Walk']);
    const [lake, pass, walk] = keys as [TourKey, TourKey, TourKey];
    const summarise = openTourSummaries(otherDb, await roomFor(2, keys));
    const page = await summarise([lake]);
    const gone = Array.from({ length: 200 }, () => ({ ...walk, id: newId() }));
    expect(titlesOf(await summarise([pass, walk, ...gone]))).toEqual(['Pass', 'Walk']);
    const again = await summarise([lake, pass, walk]);
    expect(again.texts[0]).toBe(page.texts[0]);
    expect(titlesOf(again)).toEqual(['Lake', 'Pass', 'Walk']);
  });
});
