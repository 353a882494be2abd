import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditEntry } from '../../../contracts/audit.contract.ts';
import type { MailSettings } from '../../../contracts/mail/mail-settings.contract.ts';
import type { MailHealth } from '../../../contracts/mail/manage-mail.contract.ts';
import type { Subscriber } from '../../../contracts/subscribers.contract.ts';
import { makeAdmin, makeSubscriber } from '../../../tests/support/factories.ts';
import { at } from '../../../tests/support/made-mails.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { findUnreachable, markUnreachable } from '../../mail/unreachable.queries.ts';
import { holdMailbox, noteMailboxFailure, noteMailboxRead } from '../bounces/bounce-mailbox.queries.ts';

const EMAIL = 'asha@example.com';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  const BOUNCE_IMAP_URL = 'imaps://bounces%40teesta.example:secret@imap.example.com/INBOX';
  site = await buildTestApp({ env: { BOUNCE_IMAP_URL } });
});
beforeEach(async () => {
  site.setClock(at(0));
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Pema' }));
});
afterEach(async () => {
  for (const table of ['unreachable_addresses', 'audit_log', 'bounce_mailboxes', 'subscribers'] as const)
    await site.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

const markReachable = (email: string) => site.post('/manage/mail/reachable', { as: staff, body: { email } });
const log = async () => (await site.get<AuditEntry[]>('/audit', { as: staff })).body.data;
const health = async () => (await site.get<MailHealth>('/manage/mail/health', { as: staff })).body.data;
const settings = async () => (await site.get<MailSettings>('/manage/mail/settings', { as: staff })).body.data;

test('staff who know that mails arrive again take the mark off an address, which the log tells without naming it', async () => {
  const { id } = await makeSubscriber(site.db, { email: EMAIL, state: 'confirmed' });
  const found = { email: EMAIL, found_by: 'bounce' as const, reason: '550 No such user', found_at: at(-5) };
  await markUnreachable(site.db, { ...found, mail_id: 'a-mail' });
  await markUnreachable(site.db, { ...found, email: 'bina@example.com', mail_id: null });
  const subscriber = async () =>
    (await site.get<Subscriber[]>('/subscribe', { as: staff })).body.data.find(({ _id }) => _id === id);
  expect((await subscriber())?.state).toBe('bounced');

  expect((await markReachable('Asha@Example.com')).status).toBe(200);
  expect([...(await findUnreachable(site.db, [EMAIL, 'bina@example.com'])).keys()]).toEqual([
    'bina@example.com',
  ]);
  expect(await subscriber()).toMatchObject({ state: 'confirmed', bouncedAt: null });
  const entries = await log();
  expect(entries).toMatchObject([{ action: 'bounce_mark.delete', actorName: 'Pema', subjectId: 'a-mail' }]);
  expect(JSON.stringify(entries)).not.toContain(EMAIL);

  // Pressed a second time, or by a colleague.
  expect((await markReachable(EMAIL)).status).toBe(200);
  expect(await log()).toHaveLength(1);
});

test('a bounce mailbox that cannot be read is told on its page at once, and everywhere after a quarter of an hour', async () => {
  expect(await settings()).toMatchObject({
    bounces: {
      user: 'bounces@teesta.example',
      server: 'imap.example.com:993',
      folder: 'INBOX',
      trouble: null,
    },
  });
  await holdMailbox(site.db, 'a-process', new Date(at(0)));
  await noteMailboxFailure(site.db, 'Wrong password.', new Date(at(0)));
  await noteMailboxFailure(site.db, 'Still wrong.', new Date(at(5)));
  site.setClock(at(14));
  const trouble = { since: at(0), reason: 'Still wrong.' };
  expect((await settings()).bounces?.trouble).toEqual(trouble);
  expect((await health()).bounceTrouble).toBeNull();
  site.setClock(at(15));
  expect((await health()).bounceTrouble).toEqual(trouble);
  expect(JSON.stringify(await settings())).not.toContain('secret');

  await noteMailboxRead(site.db);
  expect((await settings()).bounces?.trouble).toBeNull();
  expect((await health()).bounceTrouble).toBeNull();
});

test('of a mailbox that is set no more nothing is told', async () => {
  const without = await buildTestApp();
  try {
    await holdMailbox(without.db, 'a-process', new Date(at(-60)));
    await noteMailboxFailure(without.db, 'Wrong password.', new Date(at(-60)));
    const as = await without.signIn(await makeAdmin(without.db));
    const told = await without.get<MailHealth>('/manage/mail/health', { as });
    expect(told.body.data.bounceTrouble).toBeNull();
    expect((await without.get<MailSettings>('/manage/mail/settings', { as })).body.data.bounces).toBeNull();
  } finally {
    await without.close();
  }
});
