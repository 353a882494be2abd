import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import { bounceMailTo } from '../../tests/support/bounces/bounce-mail-to.ts';
import { customerDesk } from '../../tests/support/customer-desk.ts';
import { makeAdmin, makeEnquiry, makeUser } from '../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { EMAIL, NOW, tracesOfATraveller, WORD } from '../../tests/support/traces-of-a-traveller.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

// An enquiry that names another address than it was sent from, since staff put that right.

/** Named once by who owns the other, or by staff; nobody has proved it. */
const MISTYPED = 'zyxnamgyall@example.com';
const OTHER_PHONE = '+91 98765 12341';

let site: TestApp;
let staff: string;
let traces: ReturnType<typeof tracesOfATraveller>;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOW);
  staff = await site.signIn(await makeAdmin(site.db));
  traces = tracesOfATraveller(site, staff);
});
afterAll(() => site.close());
beforeEach(async () => {
  await customerDesk(site, staff).forgetAll();
  for (const table of ['outbox', 'consents', 'unreachable_addresses', 'bounce_notes', 'reply_files'] as const)
    await site.db.deleteFrom(table).execute();
  await site.db.deleteFrom('users').where('role', '=', 'user').execute();
});

test('a corrected enquiry leaves nothing of the message that it was made of, which was written from another address', async () => {
  const { as } = await traces.makeTraveller(true);
  const { _id } = await traces.post<Enquiry>(`/contacts/${await traces.writeMessage(MISTYPED)}/enquiry`);
  expect(await bounceMailTo(site.db, MISTYPED, new Date(NOW))).toBe('failed');
  await traces.workOn(_id);
  await traces.correct(_id, { userEmail: EMAIL, phone: OTHER_PHONE, fullName: `${WORD} Lepcha` });
  await customerDesk(site, staff).noteAll(`${WORD} pays late`);
  await traces.erase(as);
  expect(await traces.left()).toEqual([]);
  expect(await traces.listed()).toEqual([_id]);
});

test('a corrected enquiry goes with the proved address that its message was written from, whatever it says now', async () => {
  const { as } = await traces.makeTraveller(true);
  const { _id } = await traces.post<Enquiry>(`/contacts/${await traces.writeMessage()}/enquiry`);
  await traces.correct(_id, { userEmail: MISTYPED, phone: OTHER_PHONE });
  await traces.workOn(_id);
  await customerDesk(site, staff).noteAll(`${WORD} pays late`);
  await traces.erase(as);
  expect(await traces.left()).toEqual([]);
});

test('a corrected enquiry goes with the proved address that it was sent from', async () => {
  const { as } = await traces.makeTraveller(true);
  const { _id } = await traces.addEnquiryAsStaff();
  // As it is of an account that staff have deleted.
  await site.db.updateTable('bookings').set({ source: 'site' }).where('id', '=', _id).execute();
  await traces.correct(_id, { userEmail: MISTYPED });
  await traces.workOn(_id);
  await traces.erase(as);
  expect(await traces.left()).toEqual([]);
});

test('an address that staff put in by mistake and corrected makes nothing of the enquiry its owner’s', async () => {
  const { as } = await traces.makeTraveller(true);
  const { _id } = await traces.addEnquiryAsStaff();
  await traces.correct(_id, { userEmail: MISTYPED });
  const own = await site.get<{ enquiries: unknown[] }>('/account/data', { as });
  expect(own.body.data.enquiries).toEqual([]);
  const read = () => site.db.selectFrom('bookings').selectAll().execute();
  const before = await read();
  await traces.erase(as);
  expect(await read()).toEqual(before);
});

test('a corrected enquiry goes with the proved address in whose place that of another holds since a merge', async () => {
  const { as } = await traces.makeTraveller(true);
  const first = await traces.addEnquiryAsStaff({ userEmail: MISTYPED });
  await traces.correct(first._id, { userEmail: EMAIL });
  const ofAnother = { fullName: 'Bina Lama', phone: '9832012345', userEmail: 'bina@example.com' };
  const second = await traces.post<Enquiry>('/manage/bookings', {
    ...enquiryBodyOf({ ...ofAnother, tourName: 'Gangtok' }),
    source: 'phone',
  });
  const ownWishes = Object.fromEntries(['name', 'phone', 'tour'].map((wish) => [wish, first._id]));
  await traces.post(`/manage/bookings/${first._id}/merge`, {
    otherId: second._id,
    holds: { ...ownWishes, email: second._id },
  });
  await traces.erase(as);
  expect(await traces.left()).toEqual([]);
  const { body } = await site.get<{ booking: Enquiry }>(`/manage/bookings/${second._id}`, { as: staff });
  expect(body.data.booking).toMatchObject({ fullName: 'Bina Lama', userEmail: 'bina@example.com' });
});

test('a corrected enquiry stays with its message where the address that it was sent from is not proved', async () => {
  const { as } = await traces.makeTraveller(false);
  const made = await traces.post<Enquiry>(`/contacts/${await traces.writeMessage()}/enquiry`);
  const taken = await traces.addEnquiryAsStaff();
  for (const { _id } of [made, taken]) await traces.correct(_id, { userEmail: MISTYPED });
  const tables = ['bookings', 'contact_messages', 'contact_replies'] as const;
  const read = () => Promise.all(tables.map((table) => site.db.selectFrom(table).selectAll().execute()));
  const before = await read();
  await traces.erase(as);
  expect(await read()).toEqual(before);
});

test('what mails came to of an address that nobody proved goes with the account that named it', async () => {
  const { as, user } = await traces.makeTraveller(false);
  const { id } = await makeEnquiry(site.db, { user_id: user.id, user_email: EMAIL });
  await traces.post(`/manage/bookings/${id}/reply`, { subject: 'Your trip', text: 'There is room.' });
  expect(await bounceMailTo(site.db, EMAIL, new Date(NOW))).toBe('failed');
  await traces.erase(as);
  expect(await site.db.selectFrom('unreachable_addresses').select('email').execute()).toEqual([]);
});

test('what mails came to of an address that an enquiry named between two corrections goes, too', async () => {
  const { as } = await traces.makeTraveller(true);
  const { _id } = await traces.addEnquiryAsStaff();
  await traces.correct(_id, { userEmail: MISTYPED });
  await traces.post(`/manage/bookings/${_id}/reply`, { subject: 'Your trip', text: 'There is room.' });
  expect(await bounceMailTo(site.db, MISTYPED, new Date(NOW))).toBe('failed');
  await traces.correct(_id, { userEmail: EMAIL });
  await traces.erase(as);
  expect(await site.db.selectFrom('unreachable_addresses').select('email').execute()).toEqual([]);
});

test('what mails to its first address came to stays where somebody else goes by that', async () => {
  const { as } = await traces.makeTraveller(true);
  const { _id } = await traces.addEnquiryAsStaff({ userEmail: MISTYPED });
  expect(await bounceMailTo(site.db, MISTYPED, new Date(NOW))).toBe('failed');
  await traces.correct(_id, { userEmail: EMAIL });
  await makeUser(site.db, { email: MISTYPED });
  await traces.erase(as);
  const marked = await site.db.selectFrom('unreachable_addresses').select('email').execute();
  expect(marked).toEqual([{ email: MISTYPED }]);
});
