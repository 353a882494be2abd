// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import { makeAdmin, makeUser, PASSWORD } from '../../tests/support/factories.ts';
import { contactBodyOf, enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

/** In whatever another person said, or staff said to them. */
const WORD = 'mountaindew';
const STRANGER = 'stranger@example.com';
const PHONE = '+919832077701';

let site: TestApp;
let staff: string;
let stranger: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['users', 'bookings', 'contact_messages'] as const)
    await site.db.deleteFrom(table).execute();
  staff = await site.signIn(await makeAdmin(site.db));
  const proved = { email: STRANGER, email_proved_at: '2026-11-01T06:00:00.000Z' };
  stranger = await site.signIn(await makeUser(site.db, proved));
});

async function post<T>(path: string, body: object = {}, as = staff): Promise<T> {
  const answer = await site.post<T>(path, { as, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

/** Who leaves an enquiry that names the phone of somebody else, as anybody can: staff take it for theirs. */
const enquireAsStranger = () =>
  post<Enquiry>('/booking', enquiryBodyOf({ userEmail: STRANGER, phone: PHONE }), stranger);

/** What is stored of the other person, but for what they wished before the merge: they wish it again. */
async function storedOf(id: string) {
  const { first_wish: _, ...row } = (await site.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()) as Record<string, unknown>;
  const messages = await site.db.selectFrom('contact_messages').selectAll().execute();
  const replies = await site.db.selectFrom('contact_replies').selectAll().execute();
  return { row, messages, replies };
}

async function isToldNothing(): Promise<void> {
  const exported = await site.get<{ enquiries: unknown[]; messages: unknown[] }>('/account/data', {
    as: stranger,
  });
  expect(exported.body.data).toMatchObject({ enquiries: [expect.anything()], messages: [] });
  expect(JSON.stringify(exported.body)).not.toContain(WORD);
}

/** Nothing of them is left, either. */
async function leave(): Promise<void> {
  const deleted = await site.delete('/account', { as: stranger, body: { password: PASSWORD } });
  expect(deleted.status).toBe(200);
  const rows = await site.db.selectFrom('bookings').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(STRANGER);
}

test('a sender who gives another’s phone is told nothing by a merge of the other’s enquiry without an address, nor erases it', async () => {
  const trip = enquiryBodyOf({ userEmail: '', fullName: WORD, phone: PHONE, tourName: WORD });
  const { _id } = await post<Enquiry>('/manage/bookings', { ...trip, source: 'phone', note: WORD });
  const before = await storedOf(_id);
  const own = await enquireAsStranger();
  const [strangers, others] = [own._id, _id];
  const holds = { date: strangers, party: strangers, tour: others, name: others };
  await post(`/manage/bookings/${_id}/merge`, { otherId: own._id, holds });
  await isToldNothing();
  await leave();
  expect(await storedOf(_id)).toEqual(before);
});

test('nor of a message, though the address of who named its phone holds in the enquiry that was made of it', async () => {
  await site.post('/contacts/send-mail', {
    body: contactBodyOf({ email: 'asha@example.com', name: WORD, message: WORD, mobile: PHONE }),
  });
  const { id } = await site.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  await post(`/contacts/${id}/replies`, { reply: WORD });
  const made = await post<Enquiry>(`/contacts/${id}/enquiry`);
  const before = await storedOf(made._id);
  const own = await enquireAsStranger();
  const [strangers, others] = [own._id, made._id];
  const holds = { date: strangers, party: strangers, email: strangers, tour: others, name: others };
  await post(`/manage/bookings/${made._id}/merge`, { otherId: own._id, holds });
  await isToldNothing();
  await leave();
  expect(await storedOf(made._id)).toEqual(before);
});

test('what names an address by itself is its owner’s, also where another held in its place, and theirs once more since', async () => {
  const asStaff = (userEmail: string) =>
    post<Enquiry>('/manage/bookings', { ...enquiryBodyOf({ userEmail, phone: PHONE }), source: 'phone' });
  const first = await asStaff(STRANGER);
  const second = await asStaff('asha@example.com');
  const third = await asStaff(STRANGER);
  for (const { _id } of [second, third])
    await post(`/manage/bookings/${first._id}/merge`, { otherId: _id, holds: { email: _id } });
  const exported = await site.get<{ enquiries: { _id: string }[] }>('/account/data', { as: stranger });
  const ids = exported.body.data.enquiries.map(({ _id }) => _id);
  expect(ids.toSorted()).toEqual([first._id, third._id].toSorted());
  await leave();
});
