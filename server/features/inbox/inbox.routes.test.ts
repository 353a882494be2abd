// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InboxCounts, InboxItem } from '../../../contracts/inbox/inbox.contract.ts';
import { makeAdmin, makeContactMessage, makeEnquiry } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { BookingRow, ContactMessageRow, UserRow } from '../../db/schema.ts';
import { pageOfInbox } from './inbox.queries.ts';

/** Half past midnight in India: in UTC it is the day before. */
const NOW = '2026-11-20T19:00:00.000Z';
let site: TestApp;
let me: UserRow;
let colleague: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  me = await makeAdmin(site.db);
  colleague = await makeAdmin(site.db);
  as = await site.signIn(me);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['bookings', 'contact_messages'] as const) await site.db.deleteFrom(table).execute();
});

const asked = (full_name: string, given: Partial<BookingRow> = {}) =>
  makeEnquiry(site.db, { user_id: null, full_name, created_at: '2026-11-19T06:00:00.000Z', ...given });
const wrote = (name: string, given: Partial<ContactMessageRow> = {}) =>
  makeContactMessage(site.db, { name, created_at: '2026-11-19T06:00:00.000Z', ...given });

const nameOf = (item: InboxItem) => (item.kind === 'enquiry' ? item.enquiry.fullName : item.message.name);
async function names(query = ''): Promise<string[]> {
  const { status, body } = await site.get<InboxItem[]>(`/manage/inbox?${query}`, { as });
  expect(status, body.message).toBe(200);
  return body.data.map(nameOf);
}
const counts = async (query = '') =>
  (await site.get<InboxCounts>(`/manage/inbox/counts${query}`, { as })).body.data;

test('has what nobody answered and what is due today, whatever waits longest first, page by page', async () => {
  await wrote('Second', { created_at: '2026-11-17T09:00:00.000Z' });
  await asked('First', { created_at: '2026-11-16T09:00:00.000Z' });
  await asked('Third', { status: 'contacted', next_action_on: '2026-11-18' });
  await asked('Fourth', { created_at: '2026-11-18T09:00:00.000Z', next_action_on: '2026-12-24' });
  await wrote('Fifth', { created_at: '2026-11-18T09:00:00.001Z' });
  // In India the 21st has begun.
  await asked('Sixth', { status: 'confirmed', next_action_on: '2026-11-21' });
  const inOrder = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];
  expect(await names()).toEqual(inOrder);
  const pages = await readPages<InboxItem>(site, '/manage/inbox', { limit: 2, as });
  expect(pages.map((page) => page.map(nameOf))).toEqual([
    ['First', 'Second'],
    ['Third', 'Fourth'],
    ['Fifth', 'Sixth'],
  ]);
});

test('is searched by name, words and phone, in each view and page by page, and counted so', async () => {
  await asked('Asha Rai', { message: 'A window seat, please', phone: '+919830012345' });
  await asked('Binod', { owner_id: me.id, message: 'By the window' });
  await wrote('Chewang', { message: 'Is there a window?' });
  await wrote('Dolma', { message: 'How cold is it?', mobile: '98300 54321' });
  const search = (q: string, more = '') => names(`${new URLSearchParams({ q })}${more}`);
  expect(await search('asha')).toEqual(['Asha Rai']);
  expect((await search('WINDOW')).sort()).toEqual(['Asha Rai', 'Binod', 'Chewang']);
  expect(await search('98300 12345')).toEqual(['Asha Rai']);
  expect(await search('54321')).toEqual(['Dolma']);
  expect(await search('window', '&whose=mine')).toEqual(['Binod']);
  expect(await search('helicopter')).toEqual([]);
  const pages = await readPages<InboxItem>(site, '/manage/inbox', { limit: 2, as, query: '&q=window' });
  expect(pages.map((page) => page.length)).toEqual([2, 1]);
  expect(await counts('?q=window')).toEqual({ all: 3, mine: 1, nobody: 2 });
  expect(await counts('?q=')).toEqual({ all: 4, mine: 1, nobody: 3 });
  const { status, body } = await site.get(`/manage/inbox?q=${'a'.repeat(2000)}`, { as });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['q']]);
});

test('those that came at one moment stand on one page each, and none twice', async () => {
  for (const nth of ['1', '2', '3', '4']) {
    await asked(`Enquiry ${nth}`);
    await wrote(`Message ${nth}`);
  }
  const pages = await readPages<InboxItem>(site, '/manage/inbox', { limit: 3, as });
  expect(pages.map((page) => page.length)).toEqual([3, 3, 2]);
  expect(new Set(pages.flat().map(nameOf)).size).toBe(8);
});

test('the list goes on behind what is gone between finding it and reading it', async () => {
  await asked('First', { created_at: '2026-11-16T09:00:00.000Z' });
  await asked('Gone', { created_at: '2026-11-17T09:00:00.000Z' });
  await asked('Third', { created_at: '2026-11-18T09:00:00.000Z' });
  const db = site.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({
      ...result,
      rows: result.rows.filter((row) => row.full_name !== 'Gone'),
    }),
  });
  const asking = { view: 'all' as const, staffId: me.id, seesAll: true, now: new Date(NOW) };
  const { rows, nextCursor } = await pageOfInbox(db, { limit: 2, after: undefined }, asking);
  expect(rows).toHaveLength(1);
  const cursor = encodeURIComponent(nextCursor ?? '');
  expect(await names(`limit=2&cursor=${cursor}`)).toEqual(['Third']);
});

test('what waits for its traveller, is dealt with, or was taken for spam, is not in it', async () => {
  const then = '2026-11-19T12:00:00.000Z';
  await asked('answered', { first_reply_at: then });
  await asked('contacted', { status: 'contacted' });
  await asked('due tomorrow', { status: 'contacted', next_action_on: '2026-11-22' });
  await asked('cancelled', { status: 'cancelled', next_action_on: '2026-11-18' });
  await asked('spam', { status: 'spam' });
  await asked('in the bin', { deleted_at: then });
  await wrote('answered', { replied_at: then });
  await wrote('done', { done_at: then });
  await wrote('spam', { spam_at: then });
  expect(await names()).toEqual([]);
  expect(await counts()).toEqual({ all: 0, mine: 0, nobody: 0 });
});

test('is all of it, what one has to do oneself, or what nobody has taken', async () => {
  await asked('mine', { owner_id: me.id });
  await asked('a colleague’s', { owner_id: colleague.id });
  await asked('mine by name', {
    status: 'contacted',
    owner_id: colleague.id,
    next_action_for: me.id,
    next_action_on: '2026-11-20',
  });
  await asked('nobody’s');
  await wrote('nobody’s message');
  await wrote('my message', { owner_id: me.id });
  expect(await names('whose=mine')).toEqual(['mine', 'my message', 'mine by name']);
  expect(await names('whose=nobody')).toEqual(['nobody’s', 'nobody’s message']);
  expect(await counts()).toEqual({ all: 6, mine: 3, nobody: 2 });
  expect((await site.get('/manage/inbox?whose=theirs', { as })).body.fields).toEqual({
    whose: 'Ask for all, mine, nobody.',
  });
});

test('a message says how long it waits, as an enquiry does', async () => {
  await wrote('fresh', { created_at: '2026-11-20T18:00:00.000Z' });
  await wrote('late', { created_at: '2026-11-18T18:00:00.000Z' });
  const { data } = (await site.get<InboxItem[]>('/manage/inbox', { as })).body;
  expect(data.map((item) => item.kind === 'message' && [item.message.name, item.message.replyAge])).toEqual([
    ['late', 'late'],
    ['fresh', 'fresh'],
  ]);
});
