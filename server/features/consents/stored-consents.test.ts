// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnData } from '../../../contracts/accounts/own-account.contract.ts';
import { shownConsent } from '../../../contracts/consents.ts';
import type { ContactMessageDetail } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskDetail } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { AddedEnquiry } from '../../../contracts/enquiries/desk-work.contract.ts';
import type { Enquiry } from '../../../contracts/enquiries/enquiries.contract.ts';
import {
  FORM_TRACES_HEADER,
  type FormTraces,
  writeFormTraces,
} from '../../../contracts/fields/form-traces.ts';
import { makeAdmin, makeTour, makeUser, PASSWORD } from '../../../tests/support/factories.ts';
import { contactBodyOf, enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { UserRow } from '../../db/schema.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

const NOW = '2026-11-20T06:30:00.000Z';

let site: TestApp;
let staff: string;
let user: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOW);
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Nima' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['bookings', 'contact_messages', 'reviews', 'consents'] as const)
    await site.db.deleteFrom(table).execute();
  await site.db.deleteFrom('users').where('role', '=', 'user').execute();
  user = await makeUser(site.db, { email_proved_at: NOW });
  as = await site.signIn(user);
});

const stored = () => site.db.selectFrom('consents').selectAll().execute();

async function enquire(given: Record<string, unknown> = {}, traces: FormTraces = {}): Promise<string> {
  const headers = { [FORM_TRACES_HEADER]: writeFormTraces(traces) };
  const { body } = await site.post<Enquiry>('/booking', { as, headers, body: enquiryBodyOf(given) });
  return body.data._id;
}

test('each form stores the wording that it showed, its version, the moment and the network', async () => {
  const tour = await makeTour(site.db);
  const enquiryId = await enquire({}, { consentVersion: shownConsent('enquiry').version });
  await site.post('/contacts/send-mail', { body: contactBodyOf() });
  await site.post(`/review/${tour.id}`, { as, body: { reviewText: 'Clear mornings.', rating: 5 } });
  const newcomer = { email: 'new@example.com', username: 'New here', password: PASSWORD };
  await site.post('/auth/register', { body: newcomer });

  const rows = await stored();
  expect(rows.map(({ purpose, about_kind }) => `${purpose} of ${about_kind}`)).toEqual([
    ...['enquiry of booking', 'contact of message', 'review of review', 'registration of user'],
  ]);
  for (const row of rows) {
    const { text, version } = shownConsent(row.purpose as 'enquiry');
    expect(row).toMatchObject({ wording: text, version, given_at: NOW, network: '127.0.0.1' });
  }
  expect(rows[0]).toMatchObject({ about_id: enquiryId, user_id: user.id, email: 'asha@example.com' });
});

test('what is refused stores no consent, and a repeat stores none again', async () => {
  await enquire({ fullName: '' }).catch(() => {});
  expect(await stored()).toEqual([]);
  const headers = { 'idempotency-key': 'the same press' };
  for (const _ of [1, 2]) await site.post('/booking', { as, headers, body: enquiryBodyOf() });
  expect(await stored()).toHaveLength(1);
});

test('the network is the one that a trusted proxy names, and of IPv6 its first half', async () => {
  const behind = await buildTestApp({ env: { TRUST_PROXY: '1' } });
  await insertPlaceholders(behind.db, demoSettings, new Date());
  const headers = { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' };
  await behind.post('/contacts/send-mail', { headers, body: contactBodyOf() });
  const rows = await behind.db.selectFrom('consents').select('network').execute();
  await behind.close();
  expect(rows).toEqual([{ network: '2001:db8:1:2::/64' }]);
});

test('staff read it beside the enquiry and beside the message', async () => {
  const id = await enquire();
  const detail = await site.get<DeskDetail>(`/manage/bookings/${id}`, { as: staff });
  const { text, version } = shownConsent('enquiry');
  expect(detail.body.data.consents).toEqual([
    { purpose: 'enquiry', wording: text, version, givenAt: NOW, network: '127.0.0.1' },
  ]);
  await site.post('/contacts/send-mail', { body: contactBodyOf() });
  const [message] = (await site.get<{ _id: string }[]>('/contacts', { as: staff })).body.data;
  const read = await site.get<ContactMessageDetail>(`/contacts/${message?._id}`, { as: staff });
  expect(read.body.data.consents).toMatchObject([{ wording: shownConsent('contact').text }]);
});

test('what somebody told staff by phone says so, and who wrote it down', async () => {
  const body = { ...enquiryBodyOf({ userEmail: undefined }), source: 'phone' };
  const { data } = (await site.post<AddedEnquiry>('/manage/bookings', { as: staff, body })).body;
  const detail = await site.get<DeskDetail>(`/manage/bookings/${data._id}`, { as: staff });
  expect(detail.body.data.consents).toEqual([
    {
      purpose: 'enquiry',
      wording: 'Told by phone, entered by Nima.',
      version: 'told',
      givenAt: NOW,
      network: null,
    },
  ]);
});

test('a traveller takes it along, with what names a proved address, and not what another account sent', async () => {
  await enquire({ userEmail: user.email });
  await site.post('/contacts/send-mail', { body: contactBodyOf({ email: user.email }) });
  const other = await site.signIn(await makeUser(site.db));
  await site.post('/booking', { as: other, body: enquiryBodyOf({ userEmail: user.email }) });
  const file = await site.get<OwnData>('/account/data', { as });
  expect(file.body.data.consents.map(({ purpose }) => purpose).sort()).toEqual(['contact', 'enquiry']);
});

test('it goes with what it was given for', async () => {
  const tour = await makeTour(site.db);
  await site.post('/contacts/send-mail', { body: contactBodyOf() });
  await site.post(`/review/${tour.id}`, { as, body: { reviewText: 'Clear mornings.', rating: 5 } });
  const { id: review } = await site.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const { id: message } = await site.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  await site.delete(`/contacts/${message}`, { as: staff });
  await site.delete(`/review/${review}`, { as: staff });
  expect(await stored()).toEqual([]);

  await site.post(`/review/${tour.id}`, { as, body: { reviewText: 'Clear mornings.', rating: 5 } });
  await site.delete(`/tours/${tour.id}`, { as: staff });
  expect(await stored()).toEqual([]);
});

test('an account that staff delete takes along what its reviews were sent with; its enquiries keep theirs', async () => {
  const tour = await makeTour(site.db);
  await site.post(`/review/${tour.id}`, { as, body: { reviewText: 'Clear mornings.', rating: 5 } });
  await enquire();
  await site.delete(`/users/${user.id}`, { as: staff });
  expect(await stored()).toMatchObject([{ purpose: 'enquiry', user_id: null }]);
});

test('an erasure takes all of it, and leaves what another account agreed to', async () => {
  await enquire({ userEmail: user.email });
  await site.post('/contacts/send-mail', { body: contactBodyOf({ email: user.email }) });
  const other = await makeUser(site.db);
  const body = enquiryBodyOf({ userEmail: user.email });
  await site.post('/booking', { as: await site.signIn(other), body });
  expect((await site.delete('/account', { as, body: { password: PASSWORD } })).status).toBe(200);
  expect(await stored()).toMatchObject([{ user_id: other.id }]);
});
