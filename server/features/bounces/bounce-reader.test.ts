import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BOUNCE_FORMATS, BOUNCES_TO, bounceSample } from '../../../tests/support/bounces/bounce-sample.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { type ImapServer, openImapServer } from '../../../tests/support/imap-server.ts';
import { openMailbox } from '../../../tests/support/smtp-mailbox.ts';
import { bouncesOf } from '../../bounce-config.ts';
import { readConfig } from '../../config.ts';
import { newId } from '../../db/identifiers.ts';
import { markMailSent } from '../../mail/mail-claims.queries.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { openMailTransport } from '../../mail/transports.ts';
import { withBounceAddresses } from './bounce-address.ts';
import { holdMailbox } from './bounce-mailbox.queries.ts';
import { type BounceReader, startBounceReader } from './bounce-reader.ts';

const NOW = '2026-11-23T06:00:00.000Z';

let database: TestDatabase;
let imap: ImapServer;
let readers: BounceReader[];
let warnings: unknown[];

beforeEach(async () => {
  database = await openTestDatabase();
  imap = await openImapServer();
  readers = [];
  warnings = [];
});
afterEach(async () => {
  await Promise.all(readers.map((reader) => reader.stop()));
  await imap.close();
  await database.close();
});

function read({ password = 'secret', now = () => new Date(NOW), port = imap.port } = {}): void {
  const url = `imap://${encodeURIComponent(BOUNCES_TO)}:${password}@127.0.0.1:${port}/INBOX`;
  const { mailbox } = bouncesOf(url, undefined);
  if (!mailbox) throw new Error('The address names a mailbox.');
  const log = { info: () => {}, warn: (details: object) => warnings.push(details) };
  const times = { firstPause: 20, lookAgain: 200 };
  readers.push(startBounceReader({ db: database.db, now, log }, mailbox, times));
}

/** One that a server took an hour ago. */
async function sentMail(recipient: string): Promise<{ id: string; recipient: string }> {
  const about = { kind: 'booking' as const, id: newId() };
  const mail = { kind: 'enquiry-received', recipient, payload: {}, about };
  const id = await enqueueMail(database.db, mail, new Date(NOW));
  await database.db
    .updateTable('outbox')
    .set({ sent_at: NOW, next_attempt_at: null })
    .where('id', '=', id)
    .execute();
  return { id, recipient };
}

const outbox = () => database.db.selectFrom('outbox').selectAll().orderBy('recipient').execute();
const unreachable = () =>
  database.db.selectFrom('unreachable_addresses').selectAll().orderBy('email').execute();
const allRead = () =>
  expect
    .poll(
      async () =>
        (await database.db.selectFrom('bounce_mailboxes').select('last_uid').execute())[0]?.last_uid,
    )
    .toBe(imap.messages.at(-1)?.uid);

test('bounces of five kinds mark the mail as failed, with the server’s words, and its address', async () => {
  for (const format of BOUNCE_FORMATS) {
    const mail = await sentMail(`${format}@elsewhere.example`);
    imap.deliver(bounceSample(format, mail));
  }
  read();
  await allRead();
  const rows = await outbox();
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    expect(row).toMatchObject({ failed_at: NOW, sent_at: null, next_attempt_at: null });
    expect(row.last_error).toMatch(/^Came back: 5\.1\.\d+ .*\w/);
  }
  expect((await unreachable()).map(({ email, found_by }) => [email, found_by])).toEqual(
    [...BOUNCE_FORMATS].sort().map((format) => [`${format}@elsewhere.example`, 'bounce']),
  );
  await expect.poll(() => imap.messages.every(({ flags }) => flags.has('\\Seen'))).toBe(true);
});

test('a message that comes while the mailbox is read is dealt with at once', async () => {
  const mail = await sentMail('asha@elsewhere.example');
  read();
  await expect.poll(() => imap.signedIn()).toBe(1);
  imap.deliver(bounceSample('postfix', mail));
  await allRead();
  expect(await unreachable()).toMatchObject([{ email: 'asha@elsewhere.example', mail_id: mail.id }]);
});

test('a delay is noted and changes nothing; what was given up after days is failed, and its address stays', async () => {
  const delayed = await sentMail('delayed@elsewhere.example');
  const expired = await sentMail('expired@elsewhere.example');
  imap.deliver(bounceSample('postfix-delayed', delayed));
  imap.deliver(bounceSample('postfix-expired', expired));
  read();
  await allRead();
  expect(await outbox()).toMatchObject([
    { recipient: delayed.recipient, sent_at: NOW, failed_at: null },
    {
      recipient: expired.recipient,
      sent_at: null,
      failed_at: NOW,
      last_error: 'Came back: 4.2.2 452 4.2.2 Mailbox full',
    },
  ]);
  expect(await unreachable()).toEqual([]);
  const notes = await database.db.selectFrom('bounce_notes').select('action').execute();
  expect(notes.map(({ action }) => action).sort()).toEqual(['delayed', 'failed']);
});

test('out-of-office replies, spam, rubbish, and bounces without the mail’s id change nothing', async () => {
  const mail = await sentMail('asha@elsewhere.example');
  imap.deliver(bounceSample('out-of-office', mail));
  imap.deliver(bounceSample('spam-mail', mail));
  imap.deliver(bounceSample('postfix', { id: newId(), recipient: mail.recipient }));
  imap.deliver(Buffer.from('\0\xff no mail at all'.repeat(9_000), 'latin1'));
  imap.deliver(Buffer.alloc(0));
  imap.deliver(Buffer.alloc(3_000_000, 'a'));
  read();
  await allRead();
  expect(await outbox()).toMatchObject([{ sent_at: NOW, failed_at: null }]);
  expect(await unreachable()).toEqual([]);
  expect(imap.messages.some(({ flags }) => flags.has('\\Seen'))).toBe(false);
});

test('the recipient of a mail cannot report that another address is dead', async () => {
  const own = await sentMail('own@elsewhere.example');
  imap.deliver(bounceSample('postfix', { id: own.id, recipient: 'victim@elsewhere.example' }));
  read();
  await allRead();
  expect((await unreachable()).map(({ email }) => email)).toEqual(['own@elsewhere.example']);
});

test('each message counts once: after a restart, and when the mailbox is renumbered', async () => {
  const mail = await sentMail('asha@elsewhere.example');
  imap.deliver(bounceSample('postfix', mail));
  read();
  await allRead();
  await readers.pop()?.stop();
  // Staff had it sent once more, and this time it arrived.
  await database.db.updateTable('outbox').set({ sent_at: NOW, failed_at: null }).execute();
  read();
  await expect.poll(() => imap.signedIn()).toBe(1);
  await readers.pop()?.stop();
  imap.renumber();
  read();
  await allRead();
  expect(await outbox()).toMatchObject([{ sent_at: NOW, failed_at: null }]);
  expect(await database.db.selectFrom('bounce_notes').selectAll().execute()).toHaveLength(1);
});

test('of two processes one reads, and the other goes on when that one dies', async () => {
  const mail = await sentMail('asha@elsewhere.example');
  const dead = newId();
  expect(await holdMailbox(database.db, dead, new Date(NOW))).toBe(true);
  let time = NOW;
  read({ now: () => new Date(time) });
  read({ now: () => new Date(time) });
  imap.deliver(bounceSample('postfix', mail));
  expect(await holdMailbox(database.db, newId(), new Date(NOW))).toBe(false);
  expect(imap.connections()).toBe(0);
  time = '2026-11-23T06:02:00.000Z';
  await allRead();
  expect(imap.mostSignedIn()).toBe(1);
  expect(await unreachable()).toHaveLength(1);
});

test('a connection that breaks is made again, and a wrong password is told of', async () => {
  read();
  await expect.poll(() => imap.signedIn()).toBe(1);
  imap.drop();
  const mail = await sentMail('asha@elsewhere.example');
  imap.deliver(bounceSample('postfix', mail));
  await allRead();
  expect(warnings).not.toEqual([]);
  await readers.pop()?.stop();

  warnings = [];
  read({ password: 'not-this-one' });
  await expect.poll(() => warnings.length).toBeGreaterThan(1);
  expect(JSON.stringify(warnings)).not.toContain('not-this-one');
});

test('a message that the server cannot hand over does not hold up those behind it', async () => {
  const mail = await sentMail('asha@elsewhere.example');
  imap.deliver(Buffer.from('Subject: broken\r\n\r\n'));
  imap.refuse(1);
  imap.deliver(bounceSample('postfix', mail));
  read();
  await allRead();
  expect(await unreachable()).toHaveLength(1);
});

test('each mail leaves with a sender of its own, by which its bounce is known', async () => {
  const smtp = await openMailbox();
  const config = readConfig({ NODE_ENV: 'test', SMTP_URL: smtp.url, MAIL_FROM: 'hello@agency.example' });
  const transport = withBounceAddresses(
    openMailTransport(config, () => {}),
    BOUNCES_TO,
  );
  const id = newId();
  const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', to: 'asha@elsewhere.example' };
  await transport.send({ ...mail, id: `${id}.2` });
  transport.close();
  const [arrived] = smtp.mails;
  await smtp.close();
  expect(arrived).toMatchObject({ sender: `bounces+b-${id.replaceAll('-', '')}@agency.example` });
});

test('a bounce of an earlier try holds, though another one is under way', async () => {
  const mail = await sentMail('asha@elsewhere.example');
  const taken = { sent_at: null, next_attempt_at: NOW, claimed_by: 'another/1', claimed_until: NOW };
  const underWay = await database.db
    .updateTable('outbox')
    .set(taken)
    .where('id', '=', mail.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  imap.deliver(bounceSample('postfix', mail));
  read();
  await allRead();
  const claimed = { ...underWay, claimed_by: 'another/1' };
  const answer = { answer: '250 taken', content: null };
  expect(await markMailSent(database.db, claimed, answer, new Date(NOW))).toBe(false);
  expect(await outbox()).toMatchObject([{ failed_at: NOW, sent_at: null, next_attempt_at: null }]);
});

test('a server that takes the connection and says nothing holds up no stop', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  read({ port: (mute.address() as AddressInfo).port });
  await expect.poll(() => sockets.length).toBe(1);
  await expect(readers.pop()?.stop()).resolves.toBeUndefined();
  expect(warnings).toEqual([]);
  for (const socket of sockets) socket.destroy();
  mute.close();
});

test('one that is stopped while it takes the mailbox asks no server, and leaves it to others', async () => {
  read();
  await readers.pop()?.stop();
  expect(imap.connections()).toBe(0);
  expect(await holdMailbox(database.db, newId(), new Date(NOW))).toBe(true);
});

test('a process that reads many messages keeps the mailbox until it is done, however long that takes', async () => {
  const mails = [];
  for (let nth = 0; nth < 4; nth += 1) mails.push(await sentMail(`asha-${nth}@elsewhere.example`));
  for (const mail of mails) imap.deliver(bounceSample('postfix', mail));
  let time = Date.parse(NOW);
  read({
    // Each look at the clock finds it half a minute later.
    now() {
      time += 30_000;
      return new Date(time);
    },
  });
  await allRead();
  const { held_until } = await database.db
    .selectFrom('bounce_mailboxes')
    .select('held_until')
    .executeTakeFirstOrThrow();
  expect(Date.parse(held_until ?? '')).toBeGreaterThan(time);
  expect(warnings).toEqual([]);
});
