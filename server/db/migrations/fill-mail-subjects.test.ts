// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeContactMessage, makeEnquiry, makeUser } from '../../../tests/support/factories.ts';
import { newId } from '../identifiers.ts';
import { clearAuditLog } from './clear-audit-log.ts';
import { fillMailSubjects } from './fill-mail-subjects.ts';

const NOW = '2026-11-20T06:30:00.000Z';
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function mail(kind: string, payload: object, created_at = NOW): Promise<string> {
  const row = { id: newId(), kind, recipient: 'a@b.in', payload: JSON.stringify(payload), created_at };
  const state = {
    next_attempt_at: null,
    attempts: 1,
    sent_at: NOW,
    last_error: null,
    about_kind: '',
    about_id: '',
  };
  await database.db
    .insertInto('outbox')
    .values({ ...row, ...state })
    .execute();
  return row.id;
}

test('mails from before are told by what they are about, and those about what is gone go', async () => {
  const { db } = database;
  const booking = await makeEnquiry(db);
  const message = await makeContactMessage(db, { created_at: NOW });
  const user = await makeUser(db);
  const { name, email, mobile, tour_type: tourType } = message;
  const written = { name, email, mobile, tourType, message: message.message };
  const reply = await mail('contact-reply', { reply: 'Yes.' });
  const kept = {
    message_id: message.id,
    actor_name: 'Dolma',
    reply: 'Yes.',
    mail_id: reply,
    created_at: NOW,
  };
  await db
    .insertInto('contact_replies')
    .values({ id: newId(), ...kept })
    .execute();
  const resetId = newId();
  const reset = { token_hash: null, expires_at: null, used_at: null, created_at: NOW };
  await db
    .insertInto('password_resets')
    .values({ id: resetId, user_id: user.id, ...reset })
    .execute();
  const expected = {
    [await mail('enquiry-notice', { reference: booking.reference })]: ['booking', booking.id],
    [await mail('contact-notice', written)]: ['message', message.id],
    [reply]: ['message', message.id],
    [await mail('password-reset', { resetId })]: ['user', user.id],
    [await mail('of another kind', {})]: ['', ''],
  };
  await mail('enquiry-received', { reference: 'TT-GONE2' });
  await mail('contact-notice', { ...written, name: 'Somebody who is gone' });
  await mail('contact-reply', { reply: 'To a message that is gone' });

  await fillMailSubjects(db as never);
  const rows = await db.selectFrom('outbox').select(['id', 'about_kind', 'about_id']).execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, [row.about_kind, row.about_id]]))).toEqual(expected);
});

test('each of several messages in the same words keeps the mail that told of it', async () => {
  const { db } = database;
  await db.deleteFrom('outbox').execute();
  const LATER = '2026-11-20T06:31:00.000Z';
  const moments = [LATER, NOW, NOW];
  const ids = [];
  for (const created_at of moments) ids.push((await makeContactMessage(db, { name: 'Asha', created_at })).id);
  const told = { name: 'Asha', email: 'writer@example.com', mobile: '9800000000' };
  const written = { ...told, tourType: 'Family', message: 'Is Gurudongmar open in April?' };
  for (const created_at of moments) await mail('contact-notice', written, created_at);
  await fillMailSubjects(db as never);
  const rows = await db.selectFrom('outbox').select(['created_at', 'about_id']).execute();
  expect(rows.find(({ created_at }) => created_at === LATER)?.about_id).toBe(ids[0]);
  expect(rows.map(({ about_id }) => about_id).sort()).toEqual(ids.sort());
});

test('the log keeps that something was done, and no words of it that were to be deleted', async () => {
  const { db } = database;
  const message = await makeContactMessage(db);
  const log = async (action: string, subjectId: string, said: object) => {
    const [kind = ''] = action.split('.');
    const row = {
      id: newId(),
      actor_id: null,
      actor_name: 'Dolma',
      action,
      subject_kind: kind,
      subject_id: subjectId,
    };
    const texts = { subject_label: 'from Asha', before: null, after: null, created_at: NOW, ...said };
    await db
      .insertInto('audit_log')
      .values({ ...row, ...texts })
      .execute();
  };
  await log('message.reply', message.id, { after: '{"reply":"Yes.","isDone":true}' });
  await log('message.reply', newId(), { after: '{"reply":"Yes."}' });
  await log('review.delete', newId(), { before: '{"rating":2,"reviewText":"Rain.","reply":null}' });
  await log('booking.create', newId(), { after: '{"tour_name":"With Asha"}' });
  await clearAuditLog(db as never);
  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'subject_label', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['message.reply', 'from Asha', null, '{"isDone":true}'],
    ['message.reply', 'a deleted message', null, null],
    ['review.delete', 'from Asha', '{"rating":2}', null],
    ['booking.create', 'from Asha', null, null],
  ]);
});
