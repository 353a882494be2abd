// @module-tag dialect
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import type { DeskDetail } from '../../contracts/enquiries/desk-history.contract.ts';
import type { Changed, Undone } from '../../contracts/enquiries/desk-work.contract.ts';
import { POLICY } from '../../contracts/staff/staff-policy.ts';
import {
  makeAgent,
  makeContactMessage,
  makeEnquiry,
  makeOwner,
  makeReader,
  PASSWORD,
} from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { newId } from '../db/identifiers.ts';
import type { BookingRow, ContactMessageRow, UserRow } from '../db/schema.ts';
import { insertSpamMark } from '../features/spam/spam-marks.queries.ts';

const WORD = 'Xanadu';
const THEIRS = {
  full_name: `${WORD} Rai`,
  user_email: 'xanadu@hills.example',
  ...{ phone: '+919811111111', user_id: null },
};
const MESSAGE = {
  mobile: '9811111111',
  name: `${WORD} Rai`,
  email: 'xanadu@hills.example',
  message: `From ${WORD}, with love.`,
};

let site: TestApp;
let owner: string;
let agent: string;
let others: string;
let dolma: UserRow;
let pema: UserRow;
let enquiry: BookingRow;
let message: ContactMessageRow;
beforeAll(async () => {
  site = await buildTestApp();
  owner = await site.signIn(await makeOwner(site.db));
  dolma = await makeAgent(site.db, { username: 'Dolma' });
  pema = await makeAgent(site.db, { username: 'Pema' });
  [agent, others] = [await site.signIn(dolma), await site.signIn(pema)];
  const hers = { ...THEIRS, owner_id: pema.id };
  enquiry = await makeEnquiry(site.db, { ...hers, next_action_on: '2026-11-20', tour_name: 'Tiger Hill' });
  for (const status of ['contacted', 'confirmed', 'completed', 'spam'] as const)
    await makeEnquiry(site.db, { ...hers, status });
  await makeEnquiry(site.db, { ...hers, deleted_at: new Date().toISOString() });
  message = await makeContactMessage(site.db, { ...MESSAGE, owner_id: pema.id });
  await makeContactMessage(site.db, { ...MESSAGE, owner_id: pema.id, spam_at: new Date().toISOString() });
  // Nobody's once, and since then the enquiry of somebody.
  await makeContactMessage(site.db, { ...MESSAGE, enquiry_id: enquiry.id });
});
afterAll(() => site.close());

const lists = ALL_CALLS.filter(
  ({ call, may }) => may && call.startsWith('GET') && !call.includes(':') && POLICY[may].agent !== null,
).map(({ call }) => call.replace('GET ', ''));

const ALL_SORTS = [
  'q=xanadu',
  'owner=all&q=xanadu',
  'status=spam',
  'status=done',
  'whose=all',
  'whose=everybody',
  'needs=overdue',
  'sort=next-action',
];

test.each(lists)('%s shows an agent nothing that is a colleague’s', async (path) => {
  const filters = ['', ...ALL_SORTS, `owner=${pema.id}`, `enquiries=${enquiry.id}&messages=${message.id}`];
  for (const filter of filters) {
    const { body } = await site.get(`${path}?${filter}`, { as: agent });
    const text = JSON.stringify(body);
    for (const told of [WORD, 'xanadu@', enquiry.id, enquiry.reference, message.id])
      expect(text, filter).not.toContain(told);
  }
});

test('and the same lists show it to who sees all', async () => {
  const seen = await Promise.all(lists.map((path) => site.get(`${path}?q=xanadu`, { as: owner })));
  const telling = lists.filter((_, nth) => JSON.stringify(seen[nth]?.body).includes(WORD));
  expect(telling).toEqual(expect.arrayContaining(['/manage/bookings', '/contacts', '/manage/inbox']));
});

test('counts leave out what is a colleague’s, wherever something is counted', async () => {
  for (const path of [
    '/manage/bookings/counts',
    '/manage/inbox/counts',
    '/contacts/counts',
    '/manage/live/news',
  ]) {
    const { body } = await site.get<object>(path, { as: agent });
    const numbers = JSON.stringify(body.data).match(/:\d+/g) ?? [];
    expect(new Set(numbers), path).toEqual(new Set([':0']));
  }
  const { body } = await site.get<{ count: number }>('/manage/bookings/matching', { as: agent });
  expect(body.data.count).toBe(0);
  const live = String((await site.get('/manage/live', { as: agent })).body);
  expect(live).toContain('"inbox":0}');
});

describe('an agent', () => {
  test('changes nothing of a colleague’s by naming it among many, and hears what one hears of nothing', async () => {
    const change = { kind: 'status', to: 'contacted' };
    const bulk = async (id: string) => {
      const body = { bookings: [{ _id: id, status: 'new' }], change };
      const answer = await site.post<Changed>('/manage/bookings/changes', { as: agent, body });
      return { ...answer.body.data, skipped: answer.body.data.skipped.map(({ _id, ...one }) => one) };
    };
    expect(await bulk(enquiry.id)).toEqual(await bulk(newId()));
    const { status } = await site.post(`/manage/bookings/${(await makeEnquiry(site.db)).id}/merge`, {
      as: agent,
      body: { otherId: enquiry.id },
    });
    expect(status).toBe(404);
    const stored = await site.db.selectFrom('bookings').selectAll().where('id', '=', enquiry.id).execute();
    expect(stored).toEqual([enquiry]);
  });

  test('undoes no change of a colleague, but the own one, which gave something away', async () => {
    const set = (as: string, id: string, body: object) =>
      site.put<Changed>(`/manage/bookings/${id}/owner`, { as, body });
    const undo = (as: string, id: string | null) =>
      site.post<Undone>(`/manage/bookings/changes/${id}/undo`, { as });
    const hers = await makeEnquiry(site.db, { owner_id: pema.id });
    const taken = (await set(others, hers.id, {})).body.data;
    await set(others, hers.id, { ownerId: pema.id });
    expect((await undo(agent, taken.undoId)).status).toBe(404);
    const own = await makeEnquiry(site.db, { owner_id: dolma.id });
    const given = (await set(agent, own.id, { ownerId: pema.id })).body.data;
    expect((await site.get(`/manage/bookings/${own.id}`, { as: agent })).status).toBe(404);
    expect((await undo(agent, given.undoId)).status).toBe(200);
    expect((await site.get(`/manage/bookings/${own.id}`, { as: agent })).status).toBe(200);
  });

  test('sees of a shared customer no trips, notes or enquiries of a colleague', async () => {
    const own = await makeEnquiry(site.db, { ...THEIRS, owner_id: dolma.id, tour_name: 'Tiger Hill' });
    const { body } = await site.get<DeskDetail>(`/manage/bookings/${own.id}`, { as: agent });
    expect(body.data.duplicates).toEqual([]);
    expect(body.data.customer).toMatchObject({ enquiryCount: 1, messageCount: 0, nth: 1, trips: [] });
    const customer = await site.get(`/manage/customers/${body.data.customer?._id}`, { as: agent });
    expect(customer.body.data).toMatchObject({
      enquiries: [{ _id: own.id }],
      messages: [],
      notes: [],
      trips: [],
    });
    await site.db.deleteFrom('bookings').where('id', '=', own.id).execute();
  });

  test('is told of nobody who has a colleague’s enquiry open, and tells nobody of oneself there', async () => {
    const say = (as: string, id: string) =>
      site.post('/manage/live/presence', { as, body: { tab: 't1', kind: 'enquiry', id, state: 'open' } });
    const heard = async (as: string) => String((await site.get('/manage/live', { as })).body);
    await say(others, enquiry.id);
    await say(agent, enquiry.id);
    expect(await heard(agent)).not.toContain('presence');
    expect(await heard(owner)).toContain('"name":"Pema"');
    expect(await heard(owner)).not.toContain('"name":"Dolma"');
  });

  test('is not mailed of what somebody rescues from the spam folder for a colleague', async () => {
    const came = new Date();
    const mark = (kind: 'booking' | 'message', id: string) =>
      insertSpamMark(site.db, { kind, id }, { score: 6, reasons: ['honeypot'], isSpam: true }, came);
    const hers = await makeEnquiry(site.db, { owner_id: pema.id, status: 'spam' });
    const wrote = await makeContactMessage(site.db, { owner_id: pema.id, spam_at: came.toISOString() });
    await mark('booking', hers.id);
    await mark('message', wrote.id);
    const body = { from: 'spam', to: 'new' };
    expect((await site.put(`/manage/bookings/${hers.id}/status`, { as: owner, body })).status).toBe(200);
    expect((await site.delete(`/contacts/${wrote.id}/spam`, { as: owner })).status).toBe(200);
    const mails = await site.db.selectFrom('outbox').select(['kind', 'recipient']).execute();
    for (const kind of ['enquiry-notice', 'contact-notice']) {
      const told = mails.filter((mail) => mail.kind === kind).map(({ recipient }) => recipient);
      expect(told, kind).toContain(pema.email);
      expect(told, kind).not.toContain(dolma.email);
    }
    for (const [table, id] of [
      ['bookings', hers.id],
      ['contact_messages', wrote.id],
    ] as const)
      await site.db.deleteFrom(table).where('id', '=', id).execute();
  });

  test('gets no lists as files, no figures, no mails, no accounts and no drafts', async () => {
    const content = ['', '/about', '/about/shown', '/about/versions'].map((path) => `/manage/content${path}`);
    const others = ['/manage/bookings.csv', '/dashboard', '/manage/mail', '/users', '/audit.csv'];
    for (const path of [...others, ...content]) {
      const { status, body } = await site.get(path, { as: agent });
      expect([path, status]).toEqual([path, 403]);
      expect(body.message).toMatch(/^Your role, Agent, cannot /);
    }
  });
});

test('who is dismissed, or made a reader, is that from the next request on', async () => {
  const [leaving, reading] = [await makeAgent(site.db), await makeAgent(site.db)];
  const tokens = [await site.signIn(leaving), await site.signIn(reading)] as const;
  const body = { account: 'deleted', password: PASSWORD, handTo: 'nobody' };
  await site.post(`/users/${leaving.id}/departure`, { as: owner, body });
  await site.put(`/users/${reading.id}/staff-role`, {
    as: owner,
    body: { staffRole: 'reader', handTo: 'nobody', password: PASSWORD },
  });
  const nobodys = await makeEnquiry(site.db);
  const note = (as: string) =>
    site.post(`/manage/bookings/${nobodys.id}/notes`, { as, body: { text: 'Still here.' } });
  expect((await note(tokens[0])).status).toBe(401);
  expect((await note(tokens[1])).status).toBe(403);
  expect((await site.get(`/manage/bookings/${nobodys.id}`, { as: tokens[1] })).status).toBe(200);
});

test('a reader is nobody’s owner of an enquiry', async () => {
  const reader = await makeReader(site.db, { username: 'Only reads' });
  const { id } = await makeEnquiry(site.db);
  const given = await site.put(`/manage/bookings/${id}/owner`, { as: owner, body: { ownerId: reader.id } });
  expect(given.body.fields).toEqual({ ownerId: 'Choose somebody of the staff.' });
  expect(JSON.stringify((await site.get('/manage/bookings/staff', { as: owner })).body)).not.toContain(
    'Only reads',
  );
});
