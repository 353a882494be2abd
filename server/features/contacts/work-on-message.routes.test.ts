// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactMessageDetail } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskDetail } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { InboxItem } from '../../../contracts/inbox/inbox.contract.ts';
import type { Today } from '../../../contracts/today.contract.ts';
import { makeAdmin, makeContactMessage } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { UserRow } from '../../db/schema.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const TODAY = '2026-11-20';
let site: TestApp;
let dolma: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  await insertPlaceholders(site.db, demoSettings, new Date(NOW));
  dolma = await makeAdmin(site.db, { username: 'Dolma' });
  as = await site.signIn(dolma);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['contact_messages', 'bookings', 'outbox', 'search_words', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});

type Done = { undoId: string };
type Became = { _id: string; reference: string; undoId: string };
const write = (given: Parameters<typeof makeContactMessage>[1] = {}) =>
  makeContactMessage(site.db, { created_at: '2026-11-18T06:30:00.000Z', name: 'Bina Lama', ...given });
const detail = async (id: string) =>
  (await site.get<ContactMessageDetail>(`/contacts/${id}`, { as })).body.data;
const put = (path: string, body: object) => site.put<Done>(`/contacts/${path}`, { as, body });
const post = (path: string, body: object) => site.post<{ _id: string }>(`/contacts/${path}`, { as, body });
const undo = (undoId: string) => site.post(`/manage/bookings/changes/${undoId}/undo`, { as });
const become = (id: string, token = as) => site.post<Became>(`/contacts/${id}/enquiry`, { as: token });
const enquiryOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data;

test('a message has an owner and a next action with words, day and person, and each is undone', async () => {
  const { id } = await write();
  const nima = await makeAdmin(site.db, { username: 'Nima' });
  const given = await put(`${id}/owner`, { ownerId: dolma.id });
  const planned = await put(`${id}/next-action`, { on: TODAY, words: 'Ask for dates', forId: nima.id });
  expect(await detail(id)).toMatchObject({
    owner: { username: 'Dolma' },
    nextActionOn: TODAY,
    nextActionWords: 'Ask for dates',
    nextActionFor: { username: 'Nima' },
    actionAge: 'today',
    replyAge: 'late',
  });
  expect((await put(`${id}/next-action`, { on: '2026-11-19' })).body.fields).toEqual({
    on: 'Choose today or a later day.',
  });
  expect((await undo(planned.body.data.undoId)).status).toBe(200);
  expect((await undo(given.body.data.undoId)).status).toBe(200);
  const { owner, nextActionOn, events } = await detail(id);
  expect([owner, nextActionOn]).toEqual([null, null]);
  expect(events.map(({ kind }) => kind)).toEqual(['owner', 'next_action', 'next_action', 'owner']);
  expect((await undo(given.body.data.undoId)).status).toBe(409);
});

test('what is done of a message can be done again, and asks for the day that was seen', async () => {
  const { id } = await write();
  await put(`${id}/next-action`, { on: TODAY, words: 'Call her' });
  expect((await put(`${id}/next-action/done`, { on: '2026-11-21' })).status).toBe(409);
  const done = await put(`${id}/next-action/done`, { on: TODAY });
  expect((await detail(id)).events[0]).toMatchObject({ kind: 'action_done', words: 'Call her' });
  await undo(done.body.data.undoId);
  expect((await detail(id)).nextActionWords).toBe('Call her');
});

test('who was named in what is undone may be gone: it comes back without them', async () => {
  const { id } = await write();
  const leaver = await makeAdmin(site.db, { username: 'Leaver' });
  await put(`${id}/owner`, { ownerId: leaver.id });
  await put(`${id}/next-action`, { on: TODAY, words: 'Send the plan', forId: leaver.id });
  const done = await put(`${id}/next-action/done`, { on: TODAY });
  await site.db.deleteFrom('users').where('id', '=', leaver.id).execute();
  expect((await undo(done.body.data.undoId)).status).toBe(200);
  expect(await detail(id)).toMatchObject({
    ...{ owner: null, nextActionOn: TODAY, nextActionWords: 'Send the plan', nextActionFor: null },
  });
});

test('notes, calls and WhatsApp stand in its history beside the replies; a call stops the clock, a note finds it', async () => {
  const { id } = await write();
  await post(`${id}/notes`, { text: 'Wants a quiet homestay' });
  expect((await detail(id)).replyAge).toBe('late');
  await post(`${id}/contacts`, { channel: 'call', text: 'Will send dates' });
  await post(`${id}/replies`, { reply: 'As said on the phone.' });
  const { events, replyAge, repliedAt } = await detail(id);
  expect([replyAge, repliedAt]).toEqual([null, NOW]);
  expect(events.map(({ kind }) => kind).toSorted()).toEqual([
    'call',
    'next_action',
    'note',
    'owner',
    'reply',
  ]);
  expect(events.every(({ by, happenedTo }) => by === 'Dolma' && happenedTo === null)).toBe(true);
  const found = await site.get<unknown[]>('/contacts?q=homestay', { as });
  expect(found.body.data).toHaveLength(1);
  expect((await post(`${id}/notes`, { text: '' })).body.fields).toEqual({ text: 'Enter a note.' });
});

test('its due action is among what is due today and in the inbox of the person who is to do it', async () => {
  const { id } = await write({ replied_at: NOW });
  await put(`${id}/next-action`, { on: TODAY, words: 'Call her' });
  const today = async (token: string) =>
    (await site.get<Today>('/dashboard/today', { as: token })).body.data.dueMessages;
  expect(await today(as)).toMatchObject({ count: 1, first: [{ nextActionWords: 'Call her' }] });
  const other = await site.signIn(await makeAdmin(site.db));
  expect(await today(other)).toEqual({ count: 0, first: [] });
  const mine = async (token: string) =>
    (await site.get<InboxItem[]>('/manage/inbox?whose=mine', { as: token })).body.data.map(({ _id }) => _id);
  expect([await mine(as), await mine(other)]).toEqual([[id], []]);
});

test('one press makes an enquiry of it, with its writer’s words and all that was written back', async () => {
  const { id } = await write({ mobile: '98765 43210', email: 'bina@hills.example' });
  await post(`${id}/replies`, { reply: 'In April, gladly.' });
  await put(`${id}/next-action`, { on: '2026-11-24', words: 'Ask for dates' });
  const { body } = await become(id);
  const { booking: enquiry, events, messages } = await enquiryOf(body.data._id);
  expect(enquiry).toMatchObject({
    fullName: 'Bina Lama',
    userEmail: 'bina@hills.example',
    phone: '+919876543210',
    tourName: 'Family tour',
    ...{ bookAt: '', travelWords: '', status: 'contacted', firstReplyAt: NOW },
    createdAt: '2026-11-18T06:30:00.000Z',
    owner: { username: 'Dolma' },
    ...{ nextActionOn: '2026-11-24', nextActionWords: 'Ask for dates' },
  });
  const message = await detail(id);
  expect(messages).toEqual([{ _id: id, reference: message.reference }]);
  expect(message.enquiry).toEqual({ _id: body.data._id, reference: body.data.reference });
  expect([message.doneAt, message.nextActionOn]).toEqual([NOW, null]);
  const told = (kind: string) => events.find((event) => event.kind === kind);
  expect(told('wrote')).toMatchObject({
    text: message.message,
    by: 'Bina Lama',
    happenedTo: message.reference,
  });
  expect(told('reply')).toMatchObject({ text: 'In April, gladly.', happenedTo: message.reference });
  expect(told('made_from')).toMatchObject({ reference: message.reference });
});

test('pressed twice or by two at once, it is one enquiry, and the later one is told', async () => {
  const { id } = await write();
  const nima = await site.signIn(await makeAdmin(site.db, { username: 'Nima' }));
  const answers = await Promise.all([become(id), become(id, nima), become(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [{ reference } = { reference: '' }, ...more] = await site.db
    .selectFrom('bookings')
    .select('reference')
    .execute();
  expect(more).toEqual([]);
  const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.message);
  expect(new Set(refused)).toEqual(new Set([`An enquiry was made of this message already: ${reference}.`]));
});

test('undoing takes all back: the enquiry is gone, the message open with what was planned', async () => {
  const { id } = await write();
  await put(`${id}/next-action`, { on: '2026-11-24', words: 'Ask for dates' });
  const { body } = await become(id);
  expect((await undo(body.data.undoId)).status).toBe(200);
  const { doneAt, enquiry, nextActionWords, events } = await detail(id);
  expect([doneAt, enquiry, nextActionWords]).toEqual([null, null, 'Ask for dates']);
  expect(events[0]).toMatchObject({ kind: 'parted', reference: body.data.reference });
  // Restored from a bin it would be the same wish a second time.
  expect(await site.db.selectFrom('bookings').selectAll().execute()).toEqual([]);
  expect((await site.post(`/booking/${body.data._id}/restore`, { as })).status).toBe(404);
  const found = await site.get<unknown[]>('/manage/search?q=Bina', { as });
  expect(JSON.stringify(found.body.data)).not.toContain(body.data._id);
  expect((await become(id)).status).toBe(200);
});

test.each([
  ['notes', { text: 'She called.' }],
  ['quotes', {}],
])('an enquiry that somebody has worked on (%s) is not taken back', async (part, given) => {
  const { id } = await write();
  const { body } = await become(id);
  await site.post(`/manage/bookings/${body.data._id}/${part}`, { as, body: given });
  const { status, body: refused } = await undo(body.data.undoId);
  expect([status, refused.message]).toEqual([
    409,
    `This cannot be undone: somebody has worked on the enquiry ${body.data.reference}.`,
  ]);
  expect((await enquiryOf(body.data._id)).booking.deletedAt).toBeNull();
});

test('of spam no enquiry is made, and nothing is planned', async () => {
  const { id } = await write({ spam_at: NOW });
  expect((await become(id)).status).toBe(409);
  expect((await put(`${id}/next-action`, { on: TODAY })).status).toBe(409);
});
