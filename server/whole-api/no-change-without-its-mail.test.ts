import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, todayInIndia } from '../../contracts/india-time.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeReview,
  makeSubscriber,
  makeTour,
  makeUser,
  PASSWORD,
} from '../../tests/support/factories.ts';
import { makeRoad } from '../../tests/support/make-road.ts';
import { enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import type { BookingRow, TourRow } from '../db/schema.ts';
import { replaceRoadsOfTour } from '../features/roads/roads.queries.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { insertSpamMark } from '../features/spam/spam-marks.queries.ts';

let site: TestApp;
let as: string;
let tour: TourRow;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  as = await site.signIn(await makeAdmin(site.db));
  tour = await makeTour(site.db);
});
afterAll(() => site.close());

type Press = () => Promise<TestAnswer>;

async function moderate(is_hidden: 0 | 1): Promise<Press> {
  const { id: user_id } = await makeUser(site.db);
  const { id } = await makeReview(site.db, { tour_id: tour.id, user_id, is_hidden });
  const path = `/review/${id}/hidden`;
  if (is_hidden) return () => site.delete(path, { as });
  return () => site.put(path, { as, body: { tellWriter: true } });
}

const enquiryOfTour = (given: Partial<BookingRow>) =>
  makeEnquiry(site.db, { tour_id: tour.id, tour_name: tour.title, ...given });

async function setStatus(from: 'contacted' | 'confirmed', body: object): Promise<Press> {
  const { id } = await enquiryOfTour({ status: from });
  return () => site.put(`/manage/bookings/${id}/status`, { as, body: { from, ...body } });
}

async function rescueMessage(): Promise<Press> {
  const now = new Date();
  const { id } = await makeContactMessage(site.db, { spam_at: now.toISOString() });
  await insertSpamMark(site.db, { kind: 'message', id }, { isSpam: true, score: 9, reasons: [] }, now);
  return () => site.delete(`/contacts/${id}/spam`, { as });
}

async function tellOfRoad(): Promise<Press> {
  const road = { name: 'JN road', state: 'closed' as const, note: '', source: 'GREF', source_url: '' };
  const { id } = await makeRoad(site.db, road, new Date());
  await replaceRoadsOfTour(site.db, tour.id, [id]);
  await enquiryOfTour({ status: 'confirmed', book_at: dayAfter(todayInIndia(), 2) });
  return () => site.post(`/manage/roads/${id}/news`, { as });
}

const PRESSES: [what: string, make: () => Promise<Press>][] = [
  ['a review is not hidden', () => moderate(0)],
  ['a review is not shown', () => moderate(1)],
  ['an enquiry is not confirmed', () => setStatus('contacted', { to: 'confirmed', tellTraveller: true })],
  [
    'a trip is not completed, nor its review asked for',
    () => setStatus('confirmed', { to: 'completed', isMeant: true }),
  ],
  [
    'an enquiry is not answered',
    async () => {
      const { id } = await makeEnquiry(site.db);
      const body = { subject: 'Your enquiry', text: 'The pass is open.' };
      return () => site.post(`/manage/bookings/${id}/reply`, { as, body });
    },
  ],
  [
    'a call is not taken down as an enquiry',
    async () => {
      const body = { ...enquiryBodyOf(), source: 'phone', note: '', sendReceipt: true };
      return () => site.post('/manage/bookings', { as, body });
    },
  ],
  [
    'a message is not answered',
    async () => {
      const { id } = await makeContactMessage(site.db);
      return () => site.post(`/contacts/${id}/replies`, { as, body: { reply: 'It is open.' } });
    },
  ],
  ['a message does not leave the spam folder', rescueMessage],
  ['nobody counts as told of a road', tellOfRoad],
  [
    'no subscriber counts as asked',
    async () => {
      await makeSubscriber(site.db);
      return () => site.post('/manage/subscribers/ask', { as });
    },
  ],
  [
    'a password is not changed',
    async () => {
      const own = await site.signIn(await makeUser(site.db));
      const body = { currentPassword: PASSWORD, newPassword: 'another five kettles' };
      return () => site.post('/account/password', { as: own, body });
    },
  ],
];

async function everything() {
  const tables = await site.db.introspection.getTables();
  const names = tables.map(({ name }) => name).sort() as 'tours'[];
  const rows = await Promise.all(names.map((name) => site.db.selectFrom(name).selectAll().execute()));
  return Object.fromEntries(names.map((name, place) => [name, rows[place]]));
}

/** Mails can be read meanwhile, and none can be stored. */
async function whileNoMailIsStored(press: Press): Promise<TestAnswer> {
  const outbox = () => site.db.schema.alterTable('outbox');
  await outbox().renameColumn('repeats', 'away').execute();
  try {
    return await press();
  } finally {
    await outbox().renameColumn('away', 'repeats').execute();
  }
}

test.each(PRESSES)('when the mail cannot be stored, %s', async (_what, make) => {
  const press = await make();
  await site.db.deleteFrom('outbox').execute();
  const before = await everything();
  expect((await whileNoMailIsStored(press)).status).toBe(500);
  expect(await everything()).toEqual(before);
  // Pressed again it is done, and told of.
  expect((await press()).status).toBe(200);
  expect(await site.db.selectFrom('outbox').select('kind').execute()).not.toEqual([]);
});
