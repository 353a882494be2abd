// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { type Db, pingDatabase } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';

const ASKED = '2026-05-01T10:00:00.000Z';
const DEAD = 'This link has been used or has expired. Please ask for a new one.';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  // So that requests at the same moment are not held apart by connections that are being made.
  await Promise.all(Array.from({ length: 10 }, () => pingDatabase(t.db)));
});
afterEach(() => t.setClock());
afterAll(() => t.close());

async function makeLink(user: UserRow): Promise<string> {
  const id = await insertMailedLink(t.db, 'password_resets', user.id, new Date(ASKED));
  return (await issueMailedLink(t.db, 'password_resets', id, new Date(ASKED))) ?? '';
}

const resend = (token: unknown) => t.post('/auth/resend-reset-link', { body: { token } });
const waitingMails = (user: UserRow) =>
  t.db.selectFrom('outbox').selectAll().where('recipient', '=', user.email).execute();

describe('resend reset link', () => {
  test.each([
    ['a live link', '2026-05-01T10:00:30.000Z'],
    ['one that has expired', '2026-05-01T11:00:00.000Z'],
    ['one of almost seven days', '2026-05-08T09:59:59.000Z'],
  ])('mails a new one for %s', async (_what, moment) => {
    const user = await makeUser(t.db);
    const token = await makeLink(user);
    t.setClock(moment);
    const answer = await resend(token);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: 'Reset link resent.' });
    expect(await waitingMails(user)).toMatchObject([{ kind: 'password-reset' }]);
  });

  test('refuses a link of more than seven days', async () => {
    const user = await makeUser(t.db);
    const token = await makeLink(user);
    t.setClock('2026-05-08T10:00:01.000Z');
    const answer = await resend(token);

    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(DEAD);
    expect(await waitingMails(user)).toEqual([]);
  });

  test('makes those wait who ask within 30 seconds', async () => {
    const user = await makeUser(t.db);
    const token = await makeLink(user);
    t.setClock('2026-05-01T10:00:10.500Z');
    const answer = await resend(token);

    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('20');
    expect(answer.body).toMatchObject({
      code: 'too_many',
      message: 'A link is on its way. Please wait 20 seconds.',
    });
    expect(await waitingMails(user)).toEqual([]);
  });

  test('asked ten times at the same moment it mails once', async () => {
    const user = await makeUser(t.db);
    const token = await makeLink(user);
    t.setClock('2026-05-01T10:30:00.000Z');
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(token)));

    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(429)]);
    expect(await waitingMails(user)).toHaveLength(1);
  });

  test('refuses a used link', async () => {
    const user = await makeUser(t.db);
    const token = await makeLink(user);
    t.setClock('2026-05-01T10:30:00.000Z');
    await t.post(`/auth/reset-password/${token}`, { body: { password: 'a new password' } });

    const answer = await resend(token);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(DEAD);
  });

  test('refuses the link of an account that is gone', async () => {
    const user = await makeUser(t.db);
    const token = await makeLink(user);
    await t.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await resend(token)).body.message).toBe(DEAD);
  });

  test.each([undefined, '', 7, null, 'x'.repeat(201)])(
    'asks for a whole link when it gets %j',
    async (token) => {
      const answer = await resend(token);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ token: 'The link is not complete.' });
    },
  );
});

test('a link goes through the mail, works, and its token is nowhere stored in plain', async () => {
  const mailing = await buildTestApp({ withMail: true });
  const user = await makeUser(mailing.db);
  await mailing.post('/auth/forgot-password', { body: { email: user.email } });

  const mail = await mailing.mailbox.waitForMail(user.email);
  expect(mail.subject).toMatch(/^Reset your password \[A-[\dA-F]{6}\]$/);
  expect(mail.text).toMatch(/^Hello,\n/);
  expect(mail.text).not.toContain(user.username);
  const token = new RegExp(`${SITE_URL}/reset-password/([\\w-]{43})\\s`).exec(mail.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  expect(mail.html).toContain(`href="${SITE_URL}/reset-password/${token}"`);
  expect(await everythingStored(mailing.db)).not.toContain(token);

  const answer = await mailing.post(`/auth/reset-password/${token}`, {
    body: { password: 'a new password' },
  });
  expect(answer.status).toBe(200);
  const login = await mailing.post('/auth/login', {
    body: { email: user.email, password: 'a new password' },
  });
  expect(login.status).toBe(200);
  const stored = await everythingStored(mailing.db);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(login.body.token);
  expect(stored).not.toContain('a new password');
  expect(stored).toContain(user.email);
  await mailing.close();
});

async function everythingStored(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  expect(tables.length).toBeGreaterThan(10);
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)));
  return JSON.stringify(rows.map((found) => found.rows));
}
