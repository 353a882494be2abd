import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { AddedEnquiry } from '../../../../contracts/enquiries/desk-work.contract.ts';
import { makeAdmin, makeEnquiry, makeTour } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { BookingRow, UserRow } from '../../../db/schema.ts';
import { createMailBuilder } from '../../../mail-builder.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';
import { emptyBin } from '../empty-bin.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const ANSWERED = { status: 'confirmed', first_reply_at: '2026-11-19T06:30:00.000Z' } as const;
const IN_SPRING = { bookAt: '2027-04-01' };
let site: TestApp;
let admin: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  admin = await makeAdmin(site.db, { username: 'Dolma' });
  site.setClock(NOW);
  as = await site.signIn(admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [
    ...(['bookings', 'outbox', 'audit_log', 'search_words', 'idempotency_keys'] as const),
    ...(['customer_items', 'customers'] as const),
  ])
    await site.db.deleteFrom(table).execute();
});

const make = (given: Partial<BookingRow> = {}) => makeEnquiry(site.db, { created_at: NOW, ...given });
const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data;
const outbox = () => site.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const actions = async () =>
  (await site.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );
const reply = (id: string, body: object, headers = {}) =>
  site.post<{ _id: string }>(`/manage/bookings/${id}/reply`, { as, body, headers });

/** By the admin, who looks after it from then on. */
const answeredFirst = (enquiry: BookingRow) => ({
  ...enquiry,
  ...{ status: 'contacted', first_reply_at: NOW, owner_id: admin.id },
});

/** After a mail or a WhatsApp message, three working days from that Friday. */
const planned = () => ({
  ...{ next_action_on: '2026-11-24', next_action_words: 'No answer yet: ask again' },
  next_action_for: admin.id,
});

test('a reply goes out with the reference, stops the clock and moves the enquiry on', async () => {
  const enquiry = await make();
  const { status } = await reply(enquiry.id, { subject: 'Your trip', text: 'Dear Asha,\n\nyes.\n\nSee you' });
  expect(status).toBe(200);
  expect(await rowOf(enquiry.id)).toEqual({ ...answeredFirst(enquiry), ...planned() });
  const [mail, ...others] = await outbox();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe(enquiry.user_email);
  const rendered =
    mail && (await createMailBuilder(site.deps, 'http://localhost')(mail, { isPreview: false }));
  expect(rendered?.subject).toBe(`Your trip [${enquiry.reference}]`);
  expect(rendered?.text).toMatch(
    /^Dear Asha,\n\nyes\.\n\nSee you\n\nYour enquiry TT-\w{5}\n\n-- \nTeesta Trails\n/,
  );
  // While the agency's address is a placeholder.
  expect(rendered?.replyTo).toBe(admin.email);
  expect((await detailOf(enquiry.id)).events).toMatchObject([
    { kind: 'next_action', from: null, to: '2026-11-24', forWhom: 'Dolma' },
    { kind: 'status', from: 'new', to: 'contacted' },
    { kind: 'owner', from: null, to: 'Dolma' },
    { kind: 'reply', text: 'Dear Asha,\n\nyes.\n\nSee you', delivery: { state: 'waiting' }, by: 'Dolma' },
    { kind: 'received' },
  ]);
  expect(await actions()).toEqual(['booking.reply', 'booking.next_action']);
});

test('a second reply leaves the clock and the status alone', async () => {
  const enquiry = await make({ ...ANSWERED, owner_id: admin.id });
  await reply(enquiry.id, { subject: `Re: ${enquiry.reference}`, text: 'Hello' });
  expect(await rowOf(enquiry.id)).toEqual({ ...enquiry, ...planned() });
  expect(JSON.parse((await outbox())[0]?.payload ?? '').subject).toBe(`Re: ${enquiry.reference}`);
});

test('a reply that is sent twice goes out once', async () => {
  const enquiry = await make();
  const key = { 'idempotency-key': 'one-press' };
  const first = await reply(enquiry.id, { subject: 'Hello', text: 'Hello' }, key);
  const second = await reply(enquiry.id, { subject: 'Hello', text: 'Hello' }, key);
  expect(second.body.data).toEqual(first.body.data);
  expect(await outbox()).toHaveLength(1);
});

test.each([
  ['notes', { text: 'Vegetarian' }],
  ['contacts', { channel: 'call', text: 'Calls back on Monday' }],
])(
  'what is sent to %s twice, as after an answer that was lost, stands in the history once',
  async (where, body) => {
    const enquiry = await make({ status: 'contacted', owner_id: admin.id });
    const send = (key: string) =>
      site.post(`/manage/bookings/${enquiry.id}/${where}`, { as, body, headers: { 'idempotency-key': key } });
    const first = await send('one-press');
    expect(first.status).toBe(200);
    expect((await send('one-press')).body.data).toEqual(first.body.data);
    expect((await detailOf(enquiry.id)).events).toHaveLength(2);
    await send('another-press');
    expect((await detailOf(enquiry.id)).events).toHaveLength(3);
  },
);

test.each([
  [
    { sent_at: NOW, next_attempt_at: null, last_error: null },
    { state: 'sent', at: NOW, reason: null },
  ],
  [
    { last_error: '550 No such mailbox', next_attempt_at: NOW },
    { state: 'retrying', at: NOW, reason: '550 No such mailbox' },
  ],
  [
    { last_error: '550 No such mailbox', next_attempt_at: null, failed_at: NOW },
    { state: 'failed', at: NOW, reason: '550 No such mailbox' },
  ],
])('the history tells how a mail fares: %j', async (fate, delivery) => {
  const enquiry = await make({ status: 'contacted', owner_id: admin.id });
  await reply(enquiry.id, { subject: 'Hello', text: 'Hello' });
  await site.db.updateTable('outbox').set(fate).execute();
  expect((await detailOf(enquiry.id)).events[1]).toMatchObject({ kind: 'reply', delivery });
});

test('there is no reply without an address, nor to what is in the bin', async () => {
  const noEmail = await make({ user_email: '' });
  const answer = await reply(noEmail.id, { subject: 'Hello', text: 'Hello' });
  expect(answer.status).toBe(409);
  expect(answer.body.message).toBe('There is no email address to write to.');
  const binned = await make({ deleted_at: NOW });
  expect((await reply(binned.id, { subject: 'Hello', text: 'Hello' })).status).toBe(409);
  expect(await outbox()).toEqual([]);
  expect(await actions()).toEqual([]);
});

test.each(['whatsapp', 'call'] as const)('a noted %s is a first reply too', async (channel) => {
  const enquiry = await make();
  const { status } = await site.post(`/manage/bookings/${enquiry.id}/contacts`, {
    as,
    body: { channel, text: 'Will send dates' },
  });
  expect(status).toBe(200);
  const isPlanned = channel === 'whatsapp';
  expect(await rowOf(enquiry.id)).toEqual({ ...answeredFirst(enquiry), ...(isPlanned && planned()) });
  const noted = (await detailOf(enquiry.id)).events[isPlanned ? 3 : 2];
  expect(noted).toMatchObject({ kind: channel, text: 'Will send dates' });
  expect(await actions()).toEqual([`booking.${channel}`, ...(isPlanned ? ['booking.next_action'] : [])]);
});

test('notes and the next action stand in the history', async () => {
  const enquiry = await make();
  const path = `/manage/bookings/${enquiry.id}`;
  await site.post(`${path}/notes`, { as, body: { text: 'Vegetarian' } });
  await site.put(`${path}/next-action`, { as, body: { on: '2026-11-25' } });
  expect(await rowOf(enquiry.id)).toEqual({
    ...enquiry,
    ...{ next_action_on: '2026-11-25', next_action_for: admin.id },
  });
  await site.put(`${path}/next-action`, { as, body: { on: '' } });
  expect(await rowOf(enquiry.id)).toEqual(enquiry);
  expect((await detailOf(enquiry.id)).events.slice(0, 3)).toMatchObject([
    { kind: 'next_action', from: '2026-11-25', to: null },
    { kind: 'next_action', from: null, to: '2026-11-25' },
    { kind: 'note', text: 'Vegetarian' },
  ]);
  expect(await actions()).toEqual(['booking.note', 'booking.next_action', 'booking.next_action']);
});

test('an enquiry taken by phone is stored as the public one, without an account or an email', async () => {
  const tour = await makeTour(site.db, {
    title: 'Rhododendron walk',
    city: 'Yuksom',
    address: 'West Sikkim',
  });
  const body = {
    ...enquiryBodyOf({ ...IN_SPRING, userEmail: '', tourName: tour.title }),
    source: 'phone',
    note: 'Calls back on Monday',
  };
  const { status, body: answer } = await site.post<AddedEnquiry>('/manage/bookings', { as, body });
  expect(status).toBe(200);
  expect(answer.data.reference).toMatch(/^TT-/);
  expect(await rowOf(answer.data._id)).toMatchObject({
    user_id: null,
    user_email: '',
    phone: '+919832012345',
    destination: 'Sikkim',
    source: 'phone',
    ...{ status: 'contacted', first_reply_at: NOW, owner_id: admin.id },
  });
  const { events, tour: found } = await detailOf(answer.data._id);
  expect(found).toEqual({ title: tour.title, slug: tour.slug });
  expect(events.map(({ kind, by }) => [kind, by]).sort()).toEqual([
    ['note', 'Dolma'],
    ['received', 'Dolma'],
  ]);
  expect(await outbox()).toEqual([]);
  expect(await actions()).toEqual(['booking.create']);
});

test('staff, who are the ones to be called, are never told to call', async () => {
  const tooMuch = enquiryBodyOf({ guestSize: '501', bookAt: '9999-01-01' });
  const answer = await site.post('/manage/bookings', { as, body: { ...tooMuch, source: 'phone' } });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    guestSize: 'An enquiry has room for 500 people. Enter 500, and write the number into the note.',
    bookAt: 'Choose a day within the next 2 years, and write the later one into the note.',
  });
  const largest = { ...enquiryBodyOf({ guestSize: '500' }), source: 'phone' };
  expect((await site.post('/manage/bookings', { as, body: largest })).status).toBe(200);
});

test('a receipt is sent where staff ask for one, and once', async () => {
  const body = {
    ...enquiryBodyOf({ ...IN_SPRING, tourName: 'A week of rivers' }),
    source: 'walk_in',
    sendReceipt: true,
  };
  const headers = { 'idempotency-key': 'one-press' };
  const first = await site.post<AddedEnquiry>('/manage/bookings', { as, body, headers });
  const second = await site.post<AddedEnquiry>('/manage/bookings', { as, body, headers });
  expect(second.body.data).toEqual(first.body.data);
  expect((await outbox()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['enquiry-received', 'asha@example.com'],
  ]);
  expect((await outbox())[0]?.payload).toContain('"knownTrip":"A week of rivers"');
});

test('what leaves the bin for good takes its history and its words along', async () => {
  const body = { ...enquiryBodyOf(IN_SPRING), source: 'phone' };
  const { data } = (await site.post<AddedEnquiry>('/manage/bookings', { as, body })).body;
  await site.delete(`/booking/${data._id}`, { as });
  await emptyBin(site.db, new Date('2026-12-20T06:30:00.000Z'));
  for (const table of ['bookings', 'booking_events', 'search_words', 'booking_changes'] as const)
    expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
