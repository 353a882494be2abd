import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  makeAdmin,
  makeAgent,
  makeContactMessage,
  makeEnquiry,
  makeUser,
} from '../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { openDatabase } from '../../db/database.ts';
import type { BookingRow, ContactMessageRow, UserRow } from '../../db/schema.ts';
import { shortReference } from '../../mail/messages/message-parts.ts';
import { createMailBuilder } from '../../mail-builder.ts';
import { queueMorningMails } from './morning.mail.ts';

/** Half past seven in India, on 23 November. */
const MORNING = new Date('2026-11-23T02:00:00.000Z');
let site: TestApp;
let nima: UserRow;

beforeEach(async () => {
  site = await buildTestApp();
  nima = await makeAdmin(site.db, { email: 'nima@agency.example' });
});
afterEach(() => site.close());

const mails = () => site.db.selectFrom('outbox').selectAll().where('kind', '=', 'morning').execute();
const make = (given: Partial<BookingRow>) =>
  makeEnquiry(site.db, { status: 'contacted', first_reply_at: '2026-11-01T10:00:00.000Z', ...given });

async function rendered() {
  const [row] = await mails();
  return row && createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false });
}

test('it names what is due today, what is late and who waits, and what is somebody else’s it does not', async () => {
  const pema = await makeAdmin(site.db, { wants_morning_mail: 0 });
  const today = await make({ next_action_on: '2026-11-23', owner_id: nima.id });
  const late = await make({ next_action_on: '2026-11-20', owner_id: null });
  const waits = await makeEnquiry(site.db, { status: 'new', created_at: '2026-11-22T10:00:00.000Z' });
  const others = await make({ next_action_on: '2026-11-23', owner_id: pema.id });
  const later = await make({ next_action_on: '2026-11-24' });

  expect(await queueMorningMails(site.db, MORNING)).toBe(1);
  const mail = await rendered();
  expect(mail?.subject).toBe('23 Nov 2026: 1 due, 1 late, 1 without an answer');
  for (const { id, reference } of [today, late, waits]) {
    expect(mail?.text).toContain(reference);
    expect(mail?.html).toContain(`href="${SITE_URL}/admin/bookings/${id}"`);
  }
  expect(mail?.text).toContain('due 20 Nov 2026');
  for (const { reference } of [others, later]) expect(mail?.text).not.toContain(reference);
  // What was mailed stays when a traveller is erased.
  expect(mail?.text).not.toContain(today.full_name);
});

test('messages are told of with the enquiries: theirs and nobody’s, and nothing of who wrote them', async () => {
  const pema = await makeAdmin(site.db, { wants_morning_mail: 0 });
  const answered = { replied_at: '2026-11-20T10:00:00.000Z', created_at: '2026-11-19T10:00:00.000Z' };
  const wrote = (given: Partial<ContactMessageRow>) =>
    makeContactMessage(site.db, {
      name: 'Tashi',
      email: 'tashi@example.com',
      message: 'Is it cold?',
      ...given,
    });
  await make({ next_action_on: '2026-11-21' });
  const late = await wrote({ ...answered, next_action_on: '2026-11-20', owner_id: nima.id });
  const today = await wrote({ ...answered, next_action_on: '2026-11-23', next_action_words: 'Call Tashi' });
  const waits = await wrote({ created_at: '2026-11-22T10:00:00.000Z' });
  const given = { ...answered, next_action_on: '2026-11-23', owner_id: nima.id, next_action_for: pema.id };
  const untold = [
    await wrote(given),
    await wrote({ ...answered, next_action_on: '2026-11-23', done_at: answered.replied_at }),
    await wrote({ created_at: '2026-11-22T10:00:00.000Z', owner_id: pema.id }),
    await wrote({ created_at: '2026-11-22T10:00:00.000Z', spam_at: '2026-11-22T10:00:00.000Z' }),
  ];

  expect(await queueMorningMails(site.db, MORNING)).toBe(1);
  const mail = await rendered();
  expect(mail?.subject).toBe('23 Nov 2026: 1 due, 2 late, 1 without an answer, 1 new in the spam folder');
  for (const { id } of [late, today, waits]) {
    expect(mail?.text).toContain(shortReference('M', id));
    expect(mail?.html).toContain(`href="${SITE_URL}/admin/messages/${id}"`);
  }
  expect(mail?.text).toContain('Message about Family, of 19 Nov 2026, due 20 Nov 2026');
  for (const { id } of untold) expect(mail?.text).not.toContain(shortReference('M', id));
  for (const told of ['Tashi', 'tashi@', 'cold']) expect(mail?.text).not.toContain(told);
});

test('it says what waits in the spam folder, and is sent for what came there since yesterday alone', async () => {
  const old = { status: 'spam', created_at: '2026-11-01T10:00:00.000Z' } as const;
  await makeEnquiry(site.db, { ...old, full_name: 'Olga' });
  await makeEnquiry(site.db, { ...old, deleted_at: '2026-11-02T10:00:00.000Z' });
  expect(await queueMorningMails(site.db, MORNING)).toBe(0);

  const came = '2026-11-22T10:00:00.000Z';
  await makeEnquiry(site.db, { status: 'spam', created_at: came });
  await makeContactMessage(site.db, { spam_at: came, created_at: came, name: 'Tashi' });
  // The day's mail was asked for already, and nothing was to be told.
  const nextDay = new Date('2026-11-24T01:45:00.000Z');
  await site.db.deleteFrom('morning_mails').execute();
  expect(await queueMorningMails(site.db, MORNING)).toBe(1);
  const mail = await rendered();
  expect(mail?.subject).toBe('23 Nov 2026: 2 new in the spam folder');
  expect(mail?.text).toContain('In the spam folder: 3');
  const text = mail?.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain(`2 enquiries (${SITE_URL}/admin/bookings?status=spam): 1 new since yesterday`);
  expect(text).toContain(`1 message (${SITE_URL}/admin/messages?status=spam): 1 new since yesterday`);
  expect(mail?.html).toContain(`href="${SITE_URL}/admin/bookings?status=spam"`);
  expect(mail?.html).toContain(`href="${SITE_URL}/admin/messages?status=spam"`);
  for (const name of ['Olga', 'Tashi']) expect(mail?.text).not.toContain(name);
  expect(await queueMorningMails(site.db, nextDay)).toBe(0);
});

test('an agent is told of no spam that is a colleague’s', async () => {
  await site.db.deleteFrom('users').execute();
  await makeAgent(site.db);
  const pema = await makeAgent(site.db, { wants_morning_mail: 0 });
  const came = { owner_id: pema.id, created_at: '2026-11-22T10:00:00.000Z' };
  await makeEnquiry(site.db, { ...came, status: 'spam' });
  await makeContactMessage(site.db, { ...came, spam_at: came.created_at });
  expect(await queueMorningMails(site.db, MORNING)).toBe(0);
});

test('it is queued once a day for each, also by two processes at once and after a restart', async () => {
  await makeAdmin(site.db);
  await makeUser(site.db);
  await make({ next_action_on: '2026-11-23' });
  const { databaseUrl, dataDir } = site.deps.config;
  const other = openDatabase({ databaseUrl, dataDir });
  const queued = await Promise.all([
    ...Array.from({ length: 5 }, () => queueMorningMails(site.db, MORNING)),
    ...Array.from({ length: 5 }, () => queueMorningMails(other, MORNING)),
  ]);
  await other.destroy();
  expect(queued.reduce((sum, one) => sum + one, 0)).toBe(2);
  expect(await mails()).toHaveLength(2);
  expect(await queueMorningMails(site.db, new Date('2026-11-23T05:00:00.000Z'))).toBe(0);
  expect(await queueMorningMails(site.db, new Date('2026-11-24T02:00:00.000Z'))).toBe(2);
});

test.each([
  ['before seven', '2026-11-23T01:29:59.000Z', 0],
  ['at seven', '2026-11-23T01:30:00.000Z', 1],
  ['before noon, after a night without the site', '2026-11-23T06:29:00.000Z', 1],
  ['at noon', '2026-11-23T06:30:00.000Z', 0],
])('%s by India’s clock', async (_when, moment, count) => {
  await make({ next_action_on: '2026-11-23' });
  expect(await queueMorningMails(site.db, new Date(moment))).toBe(count);
});

test('nobody is mailed where there is nothing to tell, nor who has switched it off', async () => {
  expect(await queueMorningMails(site.db, MORNING)).toBe(0);
  expect(await mails()).toEqual([]);
  const as = await site.signIn(nima);
  expect((await site.put('/account/morning-mail', { as, body: { isWanted: false } })).status).toBe(200);
  await make({ next_action_on: '2026-11-24' });
  expect(await queueMorningMails(site.db, new Date('2026-11-24T02:00:00.000Z'))).toBe(0);
});

test('what was all done before the mail left is not told', async () => {
  const { id } = await make({ next_action_on: '2026-11-23' });
  await queueMorningMails(site.db, MORNING);
  await site.db.updateTable('bookings').set({ next_action_on: null }).where('id', '=', id).execute();
  expect(await rendered()).toBeUndefined();
});
