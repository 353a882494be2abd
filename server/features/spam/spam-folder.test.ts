// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactMessage } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEnquiry } from '../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { Enquiry } from '../../../contracts/enquiries/enquiries.contract.ts';
import { FORM_TRACES_HEADER, writeFormTraces } from '../../../contracts/fields/form-traces.ts';
import type { ManagedReview } from '../../../contracts/reviews/reviews.contract.ts';
import { makeAdmin, makeTour, makeUser } from '../../../tests/support/factories.ts';
import { contactBodyOf, enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { removeOldArrivals } from './arrivals.queries.ts';

const BOT = { [FORM_TRACES_HEADER]: writeFormTraces({ website: 'https://cheap-pills.example' }) };
const ADVERTISEMENT =
  'We sell 1000 backlinks for only $49. Check http://seo-fast-rank.example and rank number one in Google.';

let site: TestApp;
let staff: string;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db, { email: 'staff@agency.example' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [
    'bookings',
    'contact_messages',
    'reviews',
    'outbox',
    'arrivals',
    'spam_marks',
    'audit_log',
  ] as const)
    await site.db.deleteFrom(table).execute();
  as = await site.signIn(await makeUser(site.db));
});

const kindsOfMails = async () =>
  (await site.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind).sort();
const listed = async (query = '') =>
  (await site.get<DeskEnquiry[]>(`/manage/bookings${query}`, { as: staff })).body.data;
const messages = async (status = 'open') =>
  (await site.get<ContactMessage[]>(`/contacts?status=${status}`, { as: staff })).body.data;
const spamMessages = async () =>
  (await site.get<{ spam: number }>('/contacts/counts', { as: staff })).body.data.spam;

test('an enquiry of a bot is seen in the spam folder and by searching, and is no duplicate of an honest one', async () => {
  const honest = await site.post<Enquiry>('/booking', { as, body: enquiryBodyOf() });
  const bot = await site.post<Enquiry>('/booking', { as, headers: BOT, body: enquiryBodyOf() });
  const idsOf = async (query: string) => (await listed(query)).map((enquiry) => enquiry._id);
  expect(await idsOf('')).toEqual([honest.body.data._id]);
  expect(await idsOf('?status=spam')).toEqual([bot.body.data._id]);
  expect(await idsOf(`?q=${bot.body.data.reference}`)).toEqual([bot.body.data._id]);
  const detail = await site.get<DeskDetail>(`/manage/bookings/${honest.body.data._id}`, { as: staff });
  expect(detail.body.data.duplicates).toEqual([]);
});

test('an enquiry of a bot is answered like any other, stored whole, and nobody is mailed of it', async () => {
  const honest = await site.post<Enquiry>('/booking', { as, body: enquiryBodyOf() });
  await site.db.deleteFrom('outbox').execute();
  const bot = await site.post<Enquiry>('/booking', { as, headers: BOT, body: enquiryBodyOf() });
  expect([bot.status, bot.body.message]).toEqual([honest.status, honest.body.message]);
  expect(bot.body.data).toEqual({
    ...honest.body.data,
    _id: bot.body.data._id,
    reference: bot.body.data.reference,
    createdAt: bot.body.data.createdAt,
  });
  expect(await kindsOfMails()).toEqual([]);
  const own = await site.get<Enquiry[]>('/booking/mine', { as });
  expect(own.body.data.map(({ status }) => status)).toEqual(['new', 'new']);

  const [found] = await listed('?status=spam');
  expect(found).toMatchObject({
    fullName: 'Asha Rai',
    status: 'spam',
    spam: { score: 6, reasons: ['honeypot'] },
  });
  const detail = await site.get<DeskDetail>(`/manage/bookings/${found?._id}`, { as: staff });
  expect(detail.body.data.booking.spam).toEqual({ score: 6, reasons: ['honeypot'] });
});

test('rescued, its mails go out, and once: however often it is put back and rescued again', async () => {
  const { body } = await site.post<Enquiry>('/booking', { as, headers: BOT, body: enquiryBodyOf() });
  const id = body.data._id;
  const move = (from: string, to: string) =>
    site.put(`/manage/bookings/${id}/status`, { as: staff, body: { from, to } });
  expect((await move('spam', 'new')).status).toBe(200);
  expect(await kindsOfMails()).toEqual(['enquiry-notice', 'enquiry-received']);
  expect((await listed('?status=new'))[0]).toMatchObject({ _id: id, spam: null });
  await move('new', 'spam');
  await move('spam', 'new');
  expect(await kindsOfMails()).toEqual(['enquiry-notice', 'enquiry-received']);
});

test('of two who rescue it at the same moment one sends its mails', async () => {
  const { body } = await site.post<Enquiry>('/booking', { as, headers: BOT, body: enquiryBodyOf() });
  const chosen = [{ _id: body.data._id, status: 'spam' }];
  const change = { kind: 'status', to: 'contacted' };
  await Promise.all(
    [1, 2, 3].map(() =>
      site.post('/manage/bookings/changes', { as: staff, body: { bookings: chosen, change } }),
    ),
  );
  expect(await kindsOfMails()).toEqual(['enquiry-notice', 'enquiry-received']);
});

test('what staff took for spam by hand comes back without mails: they went out long ago', async () => {
  const { body } = await site.post<Enquiry>('/booking', { as, body: enquiryBodyOf() });
  await site.db.deleteFrom('outbox').execute();
  const path = `/manage/bookings/${body.data._id}/status`;
  await site.put(path, { as: staff, body: { from: 'new', to: 'spam' } });
  await site.put(path, { as: staff, body: { from: 'spam', to: 'new' } });
  expect(await kindsOfMails()).toEqual([]);
});

test('how long somebody sat before the form makes no other enquiry of a repeat', async () => {
  const send = (filledInSeconds: number) => {
    const traces = { [FORM_TRACES_HEADER]: writeFormTraces({ filledInSeconds }) };
    const headers = { 'idempotency-key': 'one press', ...traces };
    return site.post<Enquiry>('/booking', { as, headers, body: enquiryBodyOf() });
  };
  const [first, second] = [await send(20), await send(55)];
  expect(second.body.data._id).toBe(first.body.data._id);
  expect(await listed()).toHaveLength(1);
});

test('a message of a bot lies in the spam folder, is counted there, and comes back with its mails', async () => {
  const usual = await site.post('/contacts/send-mail', { body: contactBodyOf() });
  await site.db.deleteFrom('outbox').execute();
  const bot = await site.post('/contacts/send-mail', { body: contactBodyOf({ message: ADVERTISEMENT }) });
  expect([bot.status, bot.body]).toEqual([usual.status, usual.body]);
  expect(await kindsOfMails()).toEqual([]);
  expect(await messages()).toHaveLength(1);
  expect(await spamMessages()).toBe(1);
  const [found] = await messages('spam');
  expect(found).toMatchObject({
    message: ADVERTISEMENT,
    spam: { reasons: expect.arrayContaining(['advertisement']) },
  });

  const rescue = () => site.delete(`/contacts/${found?._id}/spam`, { as: staff });
  expect((await rescue()).status).toBe(200);
  await rescue();
  expect(await kindsOfMails()).toEqual(['contact-notice', 'contact-received']);
  expect(await messages()).toHaveLength(2);
  expect(await spamMessages()).toBe(0);
});

test('staff put a message into the spam folder by hand, and back, which mails nobody', async () => {
  await site.post('/contacts/send-mail', { body: contactBodyOf() });
  const [message] = await messages();
  await site.db.deleteFrom('outbox').execute();
  await site.put(`/contacts/${message?._id}/spam`, { as: staff });
  expect(await messages('spam')).toMatchObject([{ spam: { score: 0, reasons: [] } }]);
  await site.delete(`/contacts/${message?._id}/spam`, { as: staff });
  expect(await messages()).toHaveLength(1);
  expect(await kindsOfMails()).toEqual([]);
  const log = await site.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_kind', '=', 'message')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['message.spam', 'message.rescue']);
});

test('a review of a bot waits, hidden, for staff, and its writer is thanked like any other', async () => {
  const tour = await makeTour(site.db);
  const write = (reviewText: string) =>
    site.post(`/review/${tour.id}`, { as, body: { reviewText, rating: 5 } });
  const usual = await write('Clear mornings, good drivers.');
  const bot = await write(ADVERTISEMENT);
  expect(bot.body.message).toBe(usual.body.message);
  const told = {
    reviewText: ADVERTISEMENT,
    isHidden: true,
    spam: { reasons: expect.arrayContaining(['advertisement', 'money']) },
  };
  for (const status of ['hidden', 'spam']) {
    const { body } = await site.get<ManagedReview[]>(`/review?status=${status}`, { as: staff });
    expect(body.data).toMatchObject([told]);
  }
  const shown = await site.get<unknown[]>(`/tours/${tour.id}/reviews`);
  expect(shown.body.data).toEqual([]);

  // Staff find that it is no spam; what they hide themselves is none either.
  const [{ id } = { id: '' }] = await site.db.selectFrom('reviews').select('id').execute();
  await site.delete(`/review/${id}/hidden`, { as: staff });
  await site.put(`/review/${id}/hidden`, { as: staff, body: {} });
  const all = await site.get<ManagedReview[]>('/review', { as: staff });
  expect(all.body.data).toMatchObject([{ isHidden: true, spam: null }]);
  expect((await site.get<unknown[]>('/review?status=spam', { as: staff })).body.data).toEqual([]);
});

test('the same text from many addresses within a day is spam from the sixth on', async () => {
  const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  await insertPlaceholders(strict.db, demoSettings, new Date());
  await makeAdmin(strict.db);
  const message =
    'Dear team, kindly call me back about our cooperation for the coming season, it is important.';
  for (let sender = 0; sender < 8; sender += 1)
    await strict.app.inject({
      method: 'POST',
      url: '/api/v1/contacts/send-mail',
      remoteAddress: `198.51.100.${sender}`,
      payload: contactBodyOf({ message, email: `sender-${sender}@example.com` }),
    });
  const stored = await strict.db.selectFrom('contact_messages').select('spam_at').execute();
  const marks = await strict.db.selectFrom('spam_marks').select('reasons').execute();
  const dayLater = new Date(Date.now() + 25 * 3_600_000);
  await removeOldArrivals(strict.db, dayLater);
  const left = await strict.db.selectFrom('arrivals').selectAll().execute();
  await strict.close();
  expect(stored.filter(({ spam_at }) => spam_at !== null)).toHaveLength(3);
  expect(marks[0]?.reasons).toBe('["repeated"]');
  expect(left).toEqual([]);
});

test('strangers cause ten mails an hour to an address at most, of all kinds together', async () => {
  const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  await insertPlaceholders(strict.db, demoSettings, new Date());
  await makeAdmin(strict.db);
  const victim = await makeUser(strict.db, { email: 'victim@example.com' });
  const token = await strict.signIn(await makeUser(strict.db));
  let network = 0;
  const post = (path: string, payload: object, headers = {}) => {
    network += 1;
    const remoteAddress = `198.51.100.${network}`;
    return strict.app.inject({ method: 'POST', url: `/api/v1${path}`, remoteAddress, headers, payload });
  };
  const authorization = `Bearer ${token}`;
  for (let round = 0; round < 6; round += 1) {
    await post('/auth/forgot-password', { email: victim.email });
    await post('/booking', enquiryBodyOf({ userEmail: victim.email }), { authorization });
    await post('/contacts/send-mail', contactBodyOf({ email: victim.email, message: `Question ${round}?` }));
    await post('/subscribe', { email: victim.email });
  }
  const mails = await strict.db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', victim.email)
    .execute();
  await strict.close();
  expect(mails).toHaveLength(10);
  expect(new Set(mails.map(({ kind }) => kind)).size).toBe(4);
});
