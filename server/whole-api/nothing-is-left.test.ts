import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskEnquiry } from '../../contracts/enquiries/desk.contract.ts';
import type { AddedEnquiry } from '../../contracts/enquiries/desk-work.contract.ts';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import { bounceMailTo } from '../../tests/support/bounces/bounce-mail-to.ts';
import { customerDesk } from '../../tests/support/customer-desk.ts';
import { rowsThatHold } from '../../tests/support/database/scan-tables.ts';
import { makeAdmin, makeSubscriber, makeTour, makeUser, PASSWORD } from '../../tests/support/factories.ts';
import { contactBodyOf, enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { WITH_WORDS } from '../../tests/support/tables-with-words.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../tests/support/test-app.ts';
import { uploadFileWith } from '../../tests/support/upload-file.ts';
import type { UserRow } from '../db/schema.ts';
import { demoSettings } from '../db/seeds/demo/demo-settings.ts';
import { findUserById } from '../features/accounts/users.queries.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { createMailBuilder } from '../mail-builder.ts';
import { startMaintenance } from '../maintenance.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const AFTER_THE_BIN = '2026-12-21T06:30:00.000Z';
/** Stand in whatever somebody can type, and in what staff type about them. */
const WORD = 'Zyxnamgyal';
const DIGITS = '9876512340';
const MARKS = [WORD, DIGITS];
const EMAIL = 'zyxnamgyal@example.com';
const AS_TYPED = { fullName: `${WORD} Rai`, phone: `+91 ${DIGITS}`, tourName: `With ${WORD} to the lake` };

const OF_ANOTHER = {
  fullName: 'Bina Lama',
  phone: '9832012345',
  userEmail: 'bina@example.com',
  tourName: 'Gangtok',
};

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOW);
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  await customerDesk(site, staff).forgetAll();
  const others = ['outbox', 'idempotency_keys', 'subscribers', 'reviews', 'consents'] as const;
  const more = ['unreachable_addresses', 'bounce_notes', 'reply_files'] as const;
  for (const table of [...others, ...more] as const) await site.db.deleteFrom(table).execute();
  await site.db.deleteFrom('users').where('role', '=', 'user').execute();
});

async function done<T>(sending: Promise<{ status: number; body: { data: T } }>): Promise<T> {
  const { status, body } = await sending;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const post = <T>(path: string, body?: object, as = staff, headers = {}) =>
  done(site.post<T>(path, { as, body, headers }));
let pressed = 0;
const once = () => ({ 'idempotency-key': `press-${++pressed}` });
const listed = async () =>
  (await done(site.get<DeskEnquiry[]>('/manage/bookings', { as: staff }))).map(({ _id }) => _id).sort();

/** What staff do with an enquiry that leaves words behind. */
async function workOn(id: string): Promise<void> {
  await post(`/manage/bookings/${id}/notes`, { text: `${WORD} has a bad knee` });
  await post(`/manage/bookings/${id}/contacts`, { channel: 'call', text: `${WORD} calls back` });
  const files = [await uploadFileWith(WORD, site, staff, `/manage/bookings/${id}`)];
  await uploadFileWith(WORD, site, staff, `/manage/bookings/${id}`);
  const reply = { subject: `Dear ${WORD}`, text: `Dear ${WORD}, call us on ${DIGITS}`, files };
  await post(`/manage/bookings/${id}/reply`, reply, staff, once());
}

const enquire = (as: string, given: object = {}) =>
  post<Enquiry>('/booking', enquiryBodyOf({ userEmail: EMAIL, ...AS_TYPED, ...given }), as, once());
const addEnquiryAsStaff = (given: object = {}) =>
  post<AddedEnquiry>('/manage/bookings', {
    ...enquiryBodyOf({ userEmail: EMAIL, ...AS_TYPED, ...given }),
    source: 'phone',
    note: `${WORD} rang`,
    sendReceipt: true,
  });

async function writeMessage(): Promise<string> {
  const body = contactBodyOf({ name: WORD, email: EMAIL, mobile: DIGITS, message: `${WORD} asks` });
  await post('/contacts/send-mail', body, staff, once());
  const { id } = await site.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  const files = [await uploadFileWith(WORD, site, staff, `/contacts/${id}`)];
  await post(`/contacts/${id}/replies`, { reply: `Dear ${WORD}, yes.`, isDone: true, files }, staff, once());
  await post(`/contacts/${id}/notes`, { text: `${WORD} sounds kind` });
  return id;
}

/** A traveller who has proved the address: by the link that was mailed to it. */
async function makeTraveller(isProved: boolean): Promise<{ user: UserRow; as: string }> {
  const email_proved_at = isProved ? NOW : null;
  const user = await makeUser(site.db, { username: WORD, email: EMAIL, email_proved_at });
  return { user, as: await site.signIn(user) };
}

const erase = (as: string) => done(site.delete('/account', { as, body: { password: PASSWORD } }));

test('after an erasure there is nothing of the traveller in any table', async () => {
  const { user, as } = await makeTraveller(true);
  const tour = await makeTour(site.db);
  const first = await enquire(as);
  await workOn(first._id);
  const taken = await addEnquiryAsStaff();
  await workOn(taken._id);
  await post(`/manage/bookings/${taken._id}/merge`, { otherId: first._id });
  const binned = await addEnquiryAsStaff();
  await done(site.delete(`/booking/${binned._id}`, { as: staff }));
  await post(`/review/${tour.id}`, { reviewText: 'Clear mornings.', rating: 5 }, as);
  await done(site.put(`/saved-tours/${tour.id}`, { as }));
  for (const time of [1, 2]) {
    await post('/subscribe', { email: EMAIL });
    const subscriber = await site.db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
    if (time === 1) await done(site.delete(`/subscribe/${subscriber.id}`, { as: staff }));
  }
  const made = await post<{ _id: string }>(`/contacts/${await writeMessage()}/enquiry`);
  await customerDesk(site, staff).noteAll(`${WORD} pays late`);
  await post('/auth/forgot-password', { email: EMAIL });
  expect(await bounceMailTo(site.db, EMAIL, new Date(NOW))).toBe('failed');
  await site.post('/auth/login', { body: { email: EMAIL, password: 'not this one' } });
  await done(site.delete(`/users/${user.id}/sessions`, { as: staff }));
  const log = await site.db
    .selectFrom('audit_log')
    .select(['id', 'action', 'actor_name'])
    .orderBy('id')
    .execute();
  const tables = (await rowsThatHold(site.db, MARKS)).map((row) => row.split(':')[0]);
  // The test itself: it must have written to every table that is somebody's.
  expect([...new Set(tables)].sort()).toEqual(WITH_WORDS.sort());

  await erase(await site.signIn(user));
  expect(await rowsThatHold(site.db, MARKS)).toEqual([]);
  expect(await listed()).toEqual([first._id, made._id].sort());
  // That something was done, by whom and when, stays.
  expect(
    await site.db.selectFrom('audit_log').select(['id', 'action', 'actor_name']).orderBy('id').execute(),
  ).toEqual(log);
});

test('merged into somebody else’s enquiry, only the traveller goes from it', async () => {
  const { as } = await makeTraveller(true);
  const other = await site.signIn(await makeUser(site.db));
  const elder = await enquire(other, OF_ANOTHER);
  site.setClock('2026-11-20T07:30:00.000Z');
  const own = await enquire(as);
  await workOn(own._id);
  await post(`/manage/bookings/${own._id}/merge`, { otherId: elder._id });
  await post(`/manage/bookings/${elder._id}/notes`, { text: 'Both want a window seat' });
  await erase(as);
  site.setClock(NOW);
  expect(await rowsThatHold(site.db, MARKS)).toEqual([]);
  const detail = await done(
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
  const { as } = await makeTraveller(true);
  const own = await enquire(as);
  site.setClock('2026-11-20T07:30:00.000Z');
  const other = await site.signIn(await makeUser(site.db));
  const younger = await enquire(other, OF_ANOTHER);
  await post(`/manage/bookings/${own._id}/merge`, { otherId: younger._id });
  await erase(as);
  site.setClock(NOW);
  expect(await listed()).toEqual([own._id, younger._id].sort());
  expect(await done(site.get('/booking/mine', { as: other }))).toEqual([younger]);
  expect(await rowsThatHold(site.db, MARKS)).toEqual([]);
});

test('what merely names an address that nobody has proved stays', async () => {
  const { as } = await makeTraveller(false);
  await makeSubscriber(site.db, { email: EMAIL });
  await writeMessage();
  const taken = await addEnquiryAsStaff();
  const tables = ['subscribers', 'contact_messages', 'contact_replies'] as const;
  const read = () => Promise.all(tables.map((table) => site.db.selectFrom(table).selectAll().execute()));
  const before = await read();
  await erase(as);
  expect(await read()).toEqual(before);
  const row = await site.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', taken._id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ full_name: AS_TYPED.fullName, user_email: EMAIL, status: 'contacted' });
  expect((await site.db.selectFrom('outbox').selectAll().execute()).map(({ kind }) => kind).sort()).toEqual([
    ...['contact-notice', 'contact-received', 'contact-reply', 'enquiry-received'],
  ]);
});

test('an enquiry of another account stays, though it names the proved address', async () => {
  const { as } = await makeTraveller(true);
  const other = await site.signIn(await makeUser(site.db));
  const named = await enquire(other);
  await erase(as);
  expect(await done(site.get('/booking/mine', { as: other }))).toEqual([named]);
  expect(await site.db.selectFrom('outbox').select('id').where('recipient', '=', EMAIL).execute()).toEqual(
    [],
  );
});

test('a link that was mailed proves the address, and nothing else does', async () => {
  const { user, as } = await makeTraveller(false);
  const proved = async () => (await findUserById(site.db, user.id))?.email_proved_at;
  await post('/account/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} again` }, as);
  await post('/auth/forgot-password', { email: EMAIL });
  expect(await proved()).toBeNull();
  const resets = site.db.selectFrom('outbox').selectAll().where('kind', '=', 'password-reset');
  const row = await resets.executeTakeFirstOrThrow();
  const mail = await createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false });
  const link = new URL(mail?.link ?? '');
  await post(`/auth/reset-password/${link.pathname.split('/').at(-1)}`, { password: PASSWORD });
  expect(await proved()).toBe(NOW);
});

test('a message that staff delete leaves nothing behind', async () => {
  const id = await writeMessage();
  await customerDesk(site, staff).noteAll(`${WORD} pays late`);
  expect(await rowsThatHold(site.db, MARKS)).not.toEqual([]);
  await done(site.delete(`/contacts/${id}`, { as: staff }));
  expect(await rowsThatHold(site.db, MARKS)).toEqual([]);
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

test('an enquiry that leaves the bin for good leaves nothing behind, nor does what was merged into it', async () => {
  const first = await addEnquiryAsStaff();
  const second = await addEnquiryAsStaff();
  for (const { _id } of [first, second]) await workOn(_id);
  await post(`/manage/bookings/${first._id}/merge`, { otherId: second._id });
  await customerDesk(site, staff).noteAll(`${WORD} pays late`);
  for (const id of await listed()) await done(site.delete(`/booking/${id}`, { as: staff }));
  site.setClock(AFTER_THE_BIN);
  await startMaintenance(site.deps, site.app.log)();
  site.setClock(NOW);
  expect(await rowsThatHold(site.db, MARKS)).toEqual([]);
  expect(await site.db.selectFrom('audit_log').select('action').execute()).not.toEqual([]);
});
