// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactMessage } from '../../../contracts/contacts/manage-contacts.contract.ts';
import { dayAfter } from '../../../contracts/india-time.ts';
import type { Today } from '../../../contracts/today.contract.ts';
import { makeAdmin, makeContactMessage, makeEnquiry } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { BookingRow, ContactMessageRow, UserRow } from '../../db/schema.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

/** Half past midnight in India: in UTC it is the day before. */
const NOW = '2026-11-20T19:00:00.000Z';
const TODAY = '2026-11-21';
let site: TestApp;
let admin: UserRow;
let colleague: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  await insertPlaceholders(site.db, demoSettings, new Date(NOW));
  admin = await makeAdmin(site.db);
  colleague = await makeAdmin(site.db);
  as = await site.signIn(admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['bookings', 'contact_messages', 'outbox'] as const)
    await site.db.deleteFrom(table).execute();
});

async function read(query = ''): Promise<Today> {
  const { status, body } = await site.get<Today>(`/dashboard/today?${query}`, { as });
  expect(status, body.message).toBe(200);
  return body.data;
}

const booked = (given: Partial<BookingRow>) =>
  makeEnquiry(site.db, { user_id: null, created_at: NOW, book_at: '2027-03-01', ...given });
const namesIn = ({ first }: { first: { fullName: string }[] }) => first.map(({ fullName }) => fullName);

test('with nothing to do, every list is empty', async () => {
  const none = { first: [], count: 0 };
  expect(await read()).toEqual({
    day: TODAY,
    whose: 'mine',
    due: none,
    dueMessages: none,
    unanswered: none,
    silent: none,
    travelling: { ...none, lastDay: '2026-11-28' },
    failedMails: none,
    unansweredMessages: none,
    overduePayments: none,
    refunds: none,
  });
});

test('due is what was to be done by today in India, the latest first; one’s own, or everyone’s', async () => {
  const mine = { status: 'contacted', first_reply_at: NOW, owner_id: admin.id } as const;
  await booked({ ...mine, full_name: 'Today', next_action_on: TODAY });
  await booked({ ...mine, full_name: 'Late', next_action_on: '2026-11-02' });
  await booked({ ...mine, full_name: 'Tomorrow', next_action_on: '2026-11-22' });
  await booked({ ...mine, full_name: 'Closed', status: 'completed', next_action_on: '2026-11-02' });
  await booked({ ...mine, full_name: 'In the bin', deleted_at: NOW, next_action_on: '2026-11-02' });
  await booked({ ...mine, full_name: 'Nobody’s', owner_id: null, next_action_on: '2026-11-20' });
  await booked({ ...mine, full_name: 'Of a colleague', owner_id: colleague.id, next_action_on: TODAY });
  expect(namesIn((await read()).due)).toEqual(['Late', 'Today']);
  const { due } = await read('whose=everyone');
  expect(namesIn(due).slice(0, 2)).toEqual(['Late', 'Nobody’s']);
  expect(due.count).toBe(4);
});

test('what is to be done is due for the person it is for, with its words; an open date is among those of no week', async () => {
  const due = { status: 'contacted', first_reply_at: NOW, next_action_on: TODAY } as const;
  const own = { ...due, owner_id: admin.id };
  await booked({ ...own, full_name: 'For a colleague', next_action_for: colleague.id });
  await booked({ ...due, full_name: 'For me', owner_id: colleague.id, next_action_for: admin.id });
  const words = { book_at: null, travel_words: 'in March', next_action_words: 'Send the permit form' };
  await booked({ ...own, ...words, full_name: 'Date open', status: 'confirmed' });
  const { due: mine, travelling } = await read();
  expect(new Set(namesIn(mine))).toEqual(new Set(['For me', 'Date open']));
  expect(mine.first.find(({ fullName }) => fullName === 'Date open')).toMatchObject({
    ...{ bookAt: '', travelWords: 'in March', nextActionWords: 'Send the permit form' },
  });
  expect(travelling.count).toBe(0);
});

test('new and unanswered are shown for every owner, the oldest first; spam is not', async () => {
  await booked({ full_name: 'Younger', owner_id: colleague.id });
  await booked({ full_name: 'Older', created_at: '2026-11-01T00:00:00.000Z' });
  await booked({ full_name: 'Answered', first_reply_at: NOW });
  await booked({ full_name: 'Spam', status: 'spam' });
  const { unanswered } = await read();
  expect(namesIn(unanswered)).toEqual(['Older', 'Younger']);
  expect(unanswered.first.map(({ replyAge }) => replyAge)).toEqual(['late', 'fresh']);
});

test('who travels within seven days is named by day, if it is confirmed', async () => {
  const confirmed = { status: 'confirmed', first_reply_at: NOW, owner_id: admin.id } as const;
  await booked({ ...confirmed, full_name: 'Last day', book_at: dayAfter(TODAY, 7) });
  await booked({ ...confirmed, full_name: 'Sets out', book_at: TODAY });
  await booked({ ...confirmed, full_name: 'Gone', book_at: dayAfter(TODAY, -1) });
  await booked({ ...confirmed, full_name: 'Later', book_at: dayAfter(TODAY, 8) });
  await booked({ ...confirmed, full_name: 'Not sure', status: 'contacted', book_at: TODAY });
  await booked({ ...confirmed, full_name: 'Nobody’s', owner_id: null, book_at: dayAfter(TODAY, 1) });
  expect(namesIn((await read()).travelling)).toEqual(['Sets out', 'Last day']);
  expect(namesIn((await read('whose=everyone')).travelling)).toEqual(['Sets out', 'Nobody’s', 'Last day']);
});

test('mails that failed and messages that nobody answered are there, the spam folder is not', async () => {
  await makeContactMessage(site.db, { name: 'Younger', created_at: NOW });
  await makeContactMessage(site.db, { name: 'Older', created_at: '2026-11-01T00:00:00.000Z' });
  await makeContactMessage(site.db, { name: 'Done', done_at: NOW });
  await makeContactMessage(site.db, { name: 'Answered', replied_at: NOW });
  await makeContactMessage(site.db, { name: 'Spam', spam_at: NOW });
  const sent = await site.post('/contacts/send-mail', {
    body: {
      name: 'By the form',
      email: 'form@example.com',
      mobile: '9832012345',
      tourType: 'Family',
      message: 'Is it cold in March?',
    },
  });
  expect(sent.status).toBe(200);
  await site.db
    .updateTable('outbox')
    .set({ failed_at: NOW, next_attempt_at: null, last_error: '550 no such mailbox' })
    .execute();
  const { unansweredMessages, failedMails } = await read();
  expect(unansweredMessages.first.map(({ name }) => name)).toEqual(['Older', 'Younger', 'By the form']);
  expect(unansweredMessages.count).toBe(3);
  expect(failedMails.count).toBeGreaterThan(0);
  expect(failedMails.first[0]).toMatchObject({ state: 'failed', reason: '550 no such mailbox' });
});

test('each list has eight at most, and counts what the desk’s own list shows', async () => {
  for (let nth = 0; nth < 10; nth += 1) {
    await booked({ full_name: `New ${nth}` });
    const own = { first_reply_at: NOW, owner_id: nth < 9 ? admin.id : null } as const;
    await booked({ ...own, status: 'contacted', next_action_on: TODAY });
    await booked({ ...own, status: 'confirmed', book_at: TODAY });
  }
  const listed = async (query: string) =>
    (await site.get<unknown[]>(`/manage/bookings?${query}`, { as })).body.data.length;
  const { unanswered, due, travelling } = await read();
  const days = `status=confirmed&travelFrom=${TODAY}&travelTo=${travelling.lastDay}`;
  expect([unanswered, due, travelling].map(({ first, count }) => [first.length, count])).toEqual([
    [8, await listed('needs=unanswered')],
    [8, await listed('needs=my-due&sort=next-action')],
    [8, await listed(`${days}&owner=me&sort=travel`)],
  ]);
  const all = await read('whose=everyone');
  expect([all.due.count, all.travelling.count]).toEqual([await listed('needs=due'), await listed(days)]);
  expect([all.due.count, due.count]).toEqual([10, 9]);
});

test('messages are due as enquiries are, and each list counts what the list of messages shows', async () => {
  const wrote = (name: string, given: Partial<ContactMessageRow>) =>
    makeContactMessage(site.db, { name, replied_at: NOW, created_at: NOW, next_action_on: TODAY, ...given });
  await wrote('Mine', { owner_id: admin.id });
  await wrote('Late', { owner_id: colleague.id, next_action_for: admin.id, next_action_on: '2026-11-02' });
  await wrote('For a colleague', { owner_id: admin.id, next_action_for: colleague.id });
  await wrote('Nobody’s', {});
  await wrote('Tomorrow', { owner_id: admin.id, next_action_on: '2026-11-22' });
  await wrote('Done', { owner_id: admin.id, done_at: NOW });
  await wrote('Not answered', { owner_id: admin.id, replied_at: null, next_action_on: null });
  const listed = async (query: string) =>
    (await site.get<ContactMessage[]>(`/contacts?${query}`, { as })).body.data.map(({ name }) => name);
  const written = ({ first }: Today['dueMessages']) => first.map(({ name }) => name);
  const mine = await read();
  expect(written(mine.dueMessages)).toEqual(['Late', 'Mine']);
  expect(await listed('status=open&needs=my-due')).toEqual(['Late', 'Mine']);
  const { dueMessages } = await read('whose=everyone');
  expect(dueMessages.count).toBe(4);
  expect(await listed('status=open&needs=due')).toEqual(written(dueMessages));
  expect(written(mine.unansweredMessages)).toEqual(['Not answered']);
  expect(await listed('status=open&needs=unanswered')).toEqual(['Not answered']);
});

test('whose work it is, is mine or everyone’s', async () => {
  const { status, body } = await site.get('/dashboard/today?whose=theirs', { as });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ whose: 'Ask for mine or everyone.' });
  expect([(await read()).whose, (await read('whose=everyone')).whose]).toEqual(['mine', 'everyone']);
});
