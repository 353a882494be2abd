import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { AddedEnquiry } from '../../../../contracts/enquiries/desk-work.contract.ts';
import { makeAdmin, makeEnquiry, makeUser } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { createMailBuilder } from '../../../mail-builder.ts';

const NOW = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['bookings', 'outbox', 'idempotency_keys'] as const)
    await site.db.deleteFrom(table).execute();
});

const make = (given: Partial<BookingRow> = {}) => makeEnquiry(site.db, { created_at: NOW, ...given });
const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data;
const outbox = () => site.db.selectFrom('outbox').selectAll().orderBy('id').execute();

function withoutDay(given: Parameters<typeof enquiryBodyOf>[0]) {
  const { bookAt: _none, ...asked } = enquiryBodyOf(given);
  return asked;
}

test('what is to be done next has words and a person, is done, and comes back by undoing', async () => {
  const enquiry = await make();
  const path = `/manage/bookings/${enquiry.id}`;
  const nima = await makeAdmin(site.db, { username: 'Nima' });
  const mine = async (token: string) =>
    (await site.get<unknown[]>('/manage/bookings?needs=mine', { as: token })).body.data.length;
  const body = { on: '2026-11-20', words: 'Send the plan', forId: nima.id };
  await site.post(`${path}/contacts`, { as, body: { channel: 'call' } });
  expect((await site.put(`${path}/next-action`, { as, body })).status).toBe(200);
  expect((await detailOf(enquiry.id)).booking).toMatchObject({
    nextActionOn: '2026-11-20',
    nextActionWords: 'Send the plan',
    nextActionFor: { username: 'Nima' },
    actionAge: 'today',
  });
  expect([await mine(as), await mine(await site.signIn(nima))]).toEqual([0, 1]);

  const other = await site.put(`${path}/next-action/done`, { as, body: { on: '2026-11-21' } });
  expect(other.status).toBe(409);
  const done = await site.put<{ undoId: string }>(`${path}/next-action/done`, { as, body: { on: body.on } });
  expect((await detailOf(enquiry.id)).booking).toMatchObject({ nextActionOn: null, nextActionWords: '' });
  expect((await detailOf(enquiry.id)).events[0]).toMatchObject({
    kind: 'action_done',
    words: 'Send the plan',
  });
  await site.post(`/manage/bookings/changes/${done.body.data.undoId}/undo`, { as });
  expect((await detailOf(enquiry.id)).booking).toMatchObject({ nextActionWords: 'Send the plan' });
  const stranger = await makeUser(site.db);
  const given = await site.put(`${path}/next-action`, { as, body: { ...body, forId: stranger.id } });
  expect(given.body.fields).toEqual({ forId: 'Choose somebody of the staff.' });
});

test('what somebody asks for on the phone may have no day yet, and its next action at once', async () => {
  const nima = await makeAdmin(site.db, { username: 'Nima' });
  const asked = withoutDay({ userEmail: 'asha@example.com' });
  const body = { ...asked, source: 'phone', travelWords: 'After the exams', sendReceipt: true };
  const plan = { nextActionOn: '2026-11-21', nextActionWords: 'Send three ideas' };
  const taken = await site.post<AddedEnquiry>('/manage/bookings', {
    as,
    body: { ...body, ...plan, ownerId: nima.id },
  });
  expect((await detailOf(taken.body.data._id)).booking).toMatchObject({
    ...{ bookAt: '', travelWords: 'After the exams', status: 'contacted', firstReplyAt: NOW },
    ...{
      owner: { username: 'Nima' },
      nextActionWords: 'Send three ideas',
      nextActionFor: { username: 'Dolma' },
    },
  });
  const [receipt] = await outbox();
  const mail = await createMailBuilder(site.deps, SITE_URL)(receipt as never, { isPreview: false });
  expect(mail?.text).toContain('Date of travel: After the exams');
  expect([mail?.attachments ?? [], mail?.text.includes('calendar')]).toEqual([[], false]);

  const byMail = await site.post<AddedEnquiry>('/manage/bookings', {
    as,
    body: { ...body, source: 'email' },
  });
  expect(await rowOf(byMail.body.data._id)).toMatchObject({ status: 'new', first_reply_at: null });
  const ofNobody = await site.post<AddedEnquiry>('/manage/bookings', {
    as,
    body: { ...body, ...plan, nextActionFor: 'nobody' },
  });
  expect(await rowOf(ofNobody.body.data._id)).toMatchObject({
    next_action_on: '2026-11-21',
    next_action_for: null,
  });
  const neither = await site.post('/manage/bookings', { as, body: { ...body, travelWords: ' ' } });
  expect(neither.status).toBe(400);
  const both = await site.post('/manage/bookings', { as, body: { ...body, bookAt: '2027-04-01' } });
  expect(both.body.fields).toEqual({ bookAt: 'Choose a day, or say in words when, not both.' });
});

test.each([{ nextActionWords: 'Ring back' }, { nextActionFor: 'nobody' }])(
  'what is to be done needs a day, or it would be lost: %o',
  async (plan) => {
    const body = { ...withoutDay({}), source: 'phone', travelWords: 'March', ...plan };
    const { status, body: answer } = await site.post('/manage/bookings', { as, body });
    expect([status, answer.fields]).toEqual([400, { nextActionOn: 'Choose a day.' }]);
    expect(await site.db.selectFrom('bookings').select('id').execute()).toEqual([]);
  },
);

test('an open date comes after every day, and is among no days', async () => {
  await make({ full_name: 'Open', book_at: null, travel_words: 'March' });
  await make({ full_name: 'Day', book_at: '2099-04-01' });
  const names = async (query: string) =>
    (await site.get<{ fullName: string }[]>(`/manage/bookings?${query}`, { as })).body.data.map(
      ({ fullName }) => fullName,
    );
  expect(await names('sort=travel')).toEqual(['Day', 'Open']);
  expect(await names('travelFrom=2026-01-01')).toEqual(['Day']);
  expect(await names('travelTo=9999-12-31')).toEqual(['Day']);
});
