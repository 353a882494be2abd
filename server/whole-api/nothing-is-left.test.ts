// @module-tag dialect

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import { ADDED } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import { bounceMailTo } from '../../tests/support/bounces/bounce-mail-to.ts';
import { customerDesk } from '../../tests/support/customer-desk.ts';
import { makeOwner, makeSubscriber, makeTour, makeUser, PASSWORD } from '../../tests/support/factories.ts';
import { WITH_WORDS } from '../../tests/support/tables-with-words.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../tests/support/test-app.ts';
import { EMAIL, NOW, tracesOfATraveller, WORD } from '../../tests/support/traces-of-a-traveller.ts';
import { uploadFile } from '../../tests/support/upload-file.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { findUserById } from '../features/accounts/users.queries.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { createMailBuilder } from '../mail-builder.ts';
import { startMaintenance } from '../maintenance.ts';

const AFTER_THE_BIN = '2026-12-21T06:30:00.000Z';

const OF_ANOTHER = {
  fullName: 'Bina Lama',
  phone: '9832012345',
  userEmail: 'bina@example.com',
  tourName: 'Gangtok',
  ...Object.fromEntries(ADDED.map(({ name }) => [name, ''])),
};

let site: TestApp;
let staff: string;
let traces: ReturnType<typeof tracesOfATraveller>;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOW);
  staff = await site.signIn(await makeOwner(site.db));
  traces = tracesOfATraveller(site, staff);
});
afterAll(() => site.close());
beforeEach(async () => {
  await customerDesk(site, staff).forgetAll();
  const others = ['outbox', 'idempotency_keys', 'subscribers', 'reviews', 'consents'] as const;
  const more = ['unreachable_addresses', 'bounce_notes', 'reply_files'] as const;
  for (const table of [...others, ...more] as const) await site.db.deleteFrom(table).execute();
  await site.db.deleteFrom('users').where('role', '=', 'user').execute();
});

test('after an erasure there is nothing of the traveller in any table §V14.2.4', async () => {
  const { user, as } = await traces.makeTraveller(true);
  const tour = await makeTour(site.db);
  const first = await traces.enquire(as);
  await traces.workOn(first._id);
  const taken = await traces.addEnquiryAsStaff();
  await traces.workOn(taken._id);
  await traces.post(`/manage/bookings/${taken._id}/merge`, { otherId: first._id });
  const binned = await traces.addEnquiryAsStaff();
  await traces.done(site.delete(`/booking/${binned._id}`, { as: staff }));
  await traces.post(`/review/${tour.id}`, { reviewText: 'Clear mornings.', rating: 5 }, as);
  await traces.done(site.put(`/saved-tours/${tour.id}`, { as }));
  for (const time of [1, 2]) {
    await traces.post('/subscribe', { email: EMAIL });
    const subscriber = await site.db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
    if (time === 1) await traces.done(site.delete(`/subscribe/${subscriber.id}`, { as: staff }));
  }
  const made = await traces.post<{ _id: string }>(`/contacts/${await traces.writeMessage()}/enquiry`);
  await customerDesk(site, staff).noteAll(`${WORD} pays late`);
  await uploadFile(site, '/manage/import-files/tours', {
    ...{ as: staff, name: 'customers.csv' },
    contents: Buffer.from(`Name,Email\n${WORD},${EMAIL.toUpperCase()}`),
  });
  await traces.post('/auth/forgot-password', { email: EMAIL });
  const invited = { username: WORD, email: EMAIL, staffRole: 'agent' };
  await traces.post('/staff/invitations', invited);
  expect(await bounceMailTo(site.db, EMAIL, new Date(NOW))).toBe('failed');
  await site.post('/auth/login', { body: { email: EMAIL, password: 'not this one' } });
  await traces.done(site.delete(`/users/${user.id}/sessions`, { as: staff }));
  const log = await site.db
    .selectFrom('audit_log')
    .select(['id', 'action', 'actor_name'])
    .orderBy('id')
    .execute();
  const tables = (await traces.left()).map((row) => row.split(':')[0]);
  // The test itself: it must have written to every table that is somebody's.
  expect([...new Set(tables)].sort()).toEqual(WITH_WORDS.sort());

  await traces.erase(await site.signIn(user));
  expect(await traces.left()).toEqual([]);
  expect(await traces.listed()).toEqual([first._id, made._id].sort());
  // That something was done, by whom and when, stays.
  expect(
    await site.db.selectFrom('audit_log').select(['id', 'action', 'actor_name']).orderBy('id').execute(),
  ).toEqual(log);
});

test('merged into somebody else’s enquiry, only the traveller goes from it', async () => {
  const { as } = await traces.makeTraveller(true);
  const other = await site.signIn(await makeUser(site.db));
  const elder = await traces.enquire(other, OF_ANOTHER);
  site.setClock('2026-11-20T07:30:00.000Z');
  const own = await traces.enquire(as);
  await traces.workOn(own._id);
  await traces.post(`/manage/bookings/${own._id}/merge`, { otherId: elder._id });
  await traces.post(`/manage/bookings/${elder._id}/notes`, { text: 'Both want a window seat' });
  await traces.erase(as);
  site.setClock(NOW);
  expect(await traces.left()).toEqual([]);
  const detail = await traces.done(
    site.get<{ booking: Enquiry; events: object[] }>(`/manage/bookings/${elder._id}`, { as: staff }),
  );
  expect(detail.booking).toMatchObject({
    fullName: 'Bina Lama',
    userEmail: 'bina@example.com',
    status: 'new',
  });
  expect(JSON.stringify(detail.events)).toContain('Both want a window seat');
});

test('somebody else’s enquiry that was merged into the traveller’s is back in the list, whole', async () => {
  const { as } = await traces.makeTraveller(true);
  const own = await traces.enquire(as);
  site.setClock('2026-11-20T07:30:00.000Z');
  const other = await site.signIn(await makeUser(site.db));
  const younger = await traces.enquire(other, OF_ANOTHER);
  await traces.post(`/manage/bookings/${own._id}/merge`, { otherId: younger._id });
  await traces.erase(as);
  site.setClock(NOW);
  expect(await traces.listed()).toEqual([own._id, younger._id].sort());
  expect(await traces.done(site.get('/booking/mine', { as: other }))).toEqual([younger]);
  expect(await traces.left()).toEqual([]);
});

test('what merely names an address that nobody has proved stays', async () => {
  const { as } = await traces.makeTraveller(false);
  await makeSubscriber(site.db, { email: EMAIL });
  await traces.writeMessage();
  const taken = await traces.addEnquiryAsStaff();
  const tables = ['subscribers', 'contact_messages', 'contact_replies'] as const;
  const read = () => Promise.all(tables.map((table) => site.db.selectFrom(table).selectAll().execute()));
  const before = await read();
  await traces.erase(as);
  expect(await read()).toEqual(before);
  const row = await site.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', taken._id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ full_name: traces.fullNameTyped, user_email: EMAIL, status: 'contacted' });
  expect((await site.db.selectFrom('outbox').selectAll().execute()).map(({ kind }) => kind).sort()).toEqual([
    ...['contact-notice', 'contact-received', 'contact-reply', 'enquiry-received'],
  ]);
});

test('an enquiry of another account stays, though it names the proved address', async () => {
  const { as } = await traces.makeTraveller(true);
  const other = await site.signIn(await makeUser(site.db));
  const named = await traces.enquire(other);
  await traces.erase(as);
  expect(await traces.done(site.get('/booking/mine', { as: other }))).toEqual([named]);
  expect(await site.db.selectFrom('outbox').select('id').where('recipient', '=', EMAIL).execute()).toEqual(
    [],
  );
});

test.each([
  { by: 'a phone', victims: { phone: '+919876512340', user_email: '' } },
  { by: 'an address', victims: { phone: '+919832012345', user_email: 'bina@example.com' } },
])('what staff noted of somebody else stays, whom the traveller named by $by', async ({ victims }) => {
  const desk = customerDesk(site, staff);
  const { id } = await desk.enquiryOf({ ...victims, full_name: 'Bina Lama' });
  await desk.noteAll('Bina pays early');
  const { as } = await traces.makeTraveller(true);
  const userEmail = victims.user_email || EMAIL;
  await traces.enquire(as, { userEmail });
  const before = await desk.customerOf(id);
  expect(before?.enquiryCount, 'one customer of two people').toBe(2);
  await traces.erase(as);

  const after = await desk.customerOf(id);
  expect(after?._id).toBe(before?._id);
  const { notes } = await desk.detail(after?._id ?? '');
  expect(notes.map(({ text }) => text)).toEqual(['Bina pays early']);
  expect(
    (await traces.left()).filter((row) => row.includes(WORD.toLowerCase()) || row.includes(WORD)),
  ).toEqual([]);
});

test('a link that was mailed proves the address, and nothing else does', async () => {
  const { user, as } = await traces.makeTraveller(false);
  const proved = async () => (await findUserById(site.db, user.id))?.email_proved_at;
  await traces.post('/account/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} again` }, as);
  await traces.post('/auth/forgot-password', { email: EMAIL });
  expect(await proved()).toBeNull();
  const resets = site.db.selectFrom('outbox').selectAll().where('kind', '=', 'password-reset');
  const row = await resets.executeTakeFirstOrThrow();
  const mail = await createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false });
  const link = new URL(mail?.link ?? '');
  await traces.post(`/auth/reset-password/${link.pathname.split('/').at(-1)}`, { password: PASSWORD });
  expect(await proved()).toBe(NOW);
});

test('a message that staff delete leaves nothing behind', async () => {
  const id = await traces.writeMessage();
  await customerDesk(site, staff).noteAll(`${WORD} pays late`);
  expect(await traces.left()).not.toEqual([]);
  await traces.done(site.delete(`/contacts/${id}`, { as: staff }));
  expect(await traces.left()).toEqual([]);
  const log = await site.db
    .selectFrom('audit_log')
    .select(['action', 'subject_label'])
    .orderBy('id')
    .execute();
  expect(log).toEqual(
    ['message.reply', 'message.note', 'customer.note', 'message.delete'].map((action) => ({
      action,
      subject_label: action === 'customer.note' ? expect.stringMatching(/^C-/) : 'a deleted message',
    })),
  );
});

test('an enquiry that leaves the bin for good leaves nothing behind, nor do what was merged into it and the message of that', async () => {
  const first = await traces.addEnquiryAsStaff();
  const second = await traces.addEnquiryAsStaff();
  const third = await traces.post<Enquiry>(`/contacts/${await traces.writeMessage()}/enquiry`);
  for (const { _id } of [first, second]) await traces.workOn(_id);
  for (const { _id } of [second, third])
    await traces.post(`/manage/bookings/${first._id}/merge`, { otherId: _id });
  await customerDesk(site, staff).noteAll(`${WORD} pays late`);
  for (const id of await traces.listed()) await traces.done(site.delete(`/booking/${id}`, { as: staff }));
  site.setClock(AFTER_THE_BIN);
  await startMaintenance(site.deps, site.app.log)();
  site.setClock(NOW);
  expect(await traces.left()).toEqual([]);
  expect(await site.db.selectFrom('audit_log').select('action').execute()).not.toEqual([]);
});
