import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeUser } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { openDatabase } from '../db/database.ts';
import type { MailTransport, RenderedMail } from './mail-types.ts';
import { enqueueMail } from './outbox.queries.ts';
import { type MailWorker, startMailWorker, type WorkerDeps } from './worker.ts';

/** For conditions that come true by themselves: long enough for a busy machine. */
const SOON = { timeout: 20_000 };
const TAKEN = '250 taken';
const NOBODY = { kind: 'user' as const, id: 'nobody' };
const START = '2026-05-01T10:00:00.000Z';

let t: TestApp;
const workers: MailWorker[] = [];
beforeEach(async () => {
  log.error.mockClear();
  t = await buildTestApp();
  t.setClock(START);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await t.close();
});

const mail: RenderedMail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const enqueue = (recipient: string, kind = 'test') =>
  enqueueMail(t.db, { kind, recipient, payload: {}, about: NOBODY }, t.deps.now());
const outbox = () => t.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const log = { warn: vi.fn(), error: vi.fn() };

type Given = Partial<WorkerDeps> & { send: MailTransport['send'] };

function start({ send, ...given }: Given): MailWorker {
  const worker = startMailWorker({
    db: t.db,
    buildMail: async () => mail,
    log,
    now: t.deps.now,
    transport: { send, close: () => {} },
    ...given,
  });
  workers.push(worker);
  return worker;
}

async function failures() {
  return (await outbox()).filter((row) => row.last_error !== null);
}

describe('the mail worker', () => {
  test('sends what is in the outbox and marks it as sent', async () => {
    await enqueue('asha@example.com');
    const send = vi.fn(async () => TAKEN);
    start({ send });

    await vi.waitFor(async () => expect((await outbox())[0]?.sent_at).toBe(START), SOON);
    const [row] = await outbox();
    expect(row).toMatchObject({ attempts: 1, next_attempt_at: null, last_error: null });
    expect(send.mock.calls).toEqual([[{ ...mail, id: row?.id, to: 'asha@example.com' }]]);
  });

  test('sends at once when it is woken', async () => {
    // Without timers the worker never looks by itself.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { promise: sent, resolve } = Promise.withResolvers<string>();
    const worker = start({
      send: async ({ to }) => {
        resolve(to);
        return TAKEN;
      },
    });
    await enqueue('asha@example.com');
    worker.wake();
    expect(await sent).toBe('asha@example.com');
  });

  test('hears the call that comes while it is at work', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { promise: second, resolve } = Promise.withResolvers<void>();
    await enqueue('first@example.com');
    const worker = start({
      async send({ to }) {
        if (to === 'second@example.com') resolve();
        else {
          await enqueue('second@example.com');
          worker.wake();
        }
        return TAKEN;
      },
    });
    await second;
  });

  test('goes past a mail that cannot be made or sent', async () => {
    for (const name of ['one', 'poison', 'unsendable', 'two']) await enqueue(`${name}@example.com`, name);
    const sent: string[] = [];
    start({
      async buildMail({ kind }) {
        if (kind === 'poison') throw new Error('Nothing builds this.');
        return mail;
      },
      async send({ to }) {
        if (to === 'unsendable@example.com') throw new Error('550 No such mailbox');
        sent.push(to);
        return TAKEN;
      },
    });

    await vi.waitFor(() => expect(sent).toEqual(['one@example.com', 'two@example.com']), SOON);
    // Mails are sent beside each other: the last may be out before the failure of another is stored.
    await vi.waitFor(async () => expect(await failures()).toHaveLength(2), SOON);
    const failed = await failures();
    expect(failed.map((row) => row.last_error)).toEqual(['Nothing builds this.', '550 No such mailbox']);
    expect(failed.map((row) => row.sent_at)).toEqual([null, null]);
    expect(failed.every((row) => row.next_attempt_at === '2026-05-01T10:00:05.000Z')).toBe(true);
  });

  test('sends each try of a mail that changes under an id of its own', async () => {
    await enqueue('asha@example.com');
    const send = vi.fn(async () => TAKEN);
    start({ send, buildMail: async () => ({ ...mail, isNewEachTry: true }) });
    await vi.waitFor(async () => expect((await outbox())[0]?.sent_at).toBe(START), SOON);
    const [row] = await outbox();
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ id: `${row?.id}.1` }));
  });

  test('calls off a mail that has nothing to say any more', async () => {
    await enqueue('asha@example.com');
    const send = vi.fn(async () => TAKEN);
    start({ send, buildMail: async () => undefined });
    await vi.waitFor(async () => expect((await outbox())[0]?.cancelled_at).toBe(START), SOON);
    expect(send).not.toHaveBeenCalled();
    expect((await outbox())[0]).toMatchObject({ sent_at: null, next_attempt_at: null });
  });

  test('beside another one sends each mail once', async () => {
    for (let made = 0; made < 20; made += 1) await enqueue(`traveller-${made}@example.com`);
    const { databaseUrl, dataDir } = t.deps.config;
    const otherDb = openDatabase({ databaseUrl, dataDir });
    const sent: string[] = [];
    const send = async ({ to }: { to: string }) => {
      sent.push(to);
      return TAKEN;
    };
    const pair = [start({ send }), start({ send, db: otherDb })];

    await vi.waitFor(async () => {
      for (const worker of pair) worker.wake();
      expect((await outbox()).every((row) => row.sent_at !== null)).toBe(true);
    }, SOON);
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await otherDb.destroy();
  });

  test('finishes the mail in hand when it is stopped, and takes no other', async () => {
    await enqueue('first@example.com');
    await enqueue('second@example.com');
    const { promise: gate, resolve: open } = Promise.withResolvers<string>();
    const send = vi.fn(() => gate);
    const worker = start({ send, atOnce: 1 });
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), SOON);
    const stopped = worker.stop();
    open(TAKEN);
    await stopped;

    expect((await outbox()).map((row) => row.sent_at)).toEqual([START, null]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('outlives a database that is away §V16.5.2', async () => {
    const { databaseUrl, dataDir } = t.deps.config;
    const db = openDatabase({ databaseUrl, dataDir });
    await db.selectFrom('outbox').selectAll().execute();
    await db.destroy();
    const worker = start({ send: async () => TAKEN, db });
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), SOON);
    await worker.stop();
    expect(log.error.mock.lastCall?.[1]).toBe('the outbox could not be read');
  });
});

test('the mail worker lets no more go to unconfirmed addresses in an hour than it is told, and all else', async () => {
  for (const name of ['asha', 'bina', 'karma']) await enqueue(`${name}@example.com`, 'contact-received');
  await enqueue('pema@example.com');
  start({ send: async () => TAKEN, unprovedPerHour: 2 });
  const sent = async () => (await outbox()).filter(({ sent_at }) => sent_at !== null);
  await vi.waitFor(async () => expect(await sent()).toHaveLength(3), SOON);
  expect((await outbox()).filter(({ waits_for_room }) => waits_for_room === 1)).toHaveLength(1);
});

test('a mail that is put off takes no departure of the minute from others', async () => {
  for (const name of ['asha', 'bina']) await enqueue(`${name}@example.com`, 'contact-received');
  await enqueue('pema@example.com');
  // Of three a minute the usual lane has two.
  start({ send: async () => TAKEN, unprovedPerHour: 1, perMinute: 3 });
  const sentTo = async () =>
    (await outbox()).filter(({ sent_at }) => sent_at !== null).map(({ recipient }) => recipient);
  await vi.waitFor(
    async () => expect(await sentTo()).toEqual(['asha@example.com', 'pema@example.com']),
    SOON,
  );
});

describe('a mail server', () => {
  let mailing: TestApp;
  beforeEach(async () => {
    mailing = await buildTestApp({ withMail: true });
    mailing.setClock(START);
  });
  afterEach(() => mailing.close());

  test('that refuses a mail for good is not asked again, and its words are there to read', async () => {
    const { email } = await makeUser(mailing.db);
    mailing.mailbox.setMood('refuse');
    await mailing.post('/auth/forgot-password', { body: { email } });
    const row = () => mailing.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await row()).failed_at).toBe(START), SOON);
    expect(await row()).toMatchObject({
      attempts: 1,
      next_attempt_at: null,
      last_error: '550 No such mailbox',
    });
  });

  test.each(['refuse for now', 'hang up'] as const)(
    'that does this once gets the mail later: %s',
    async (mood) => {
      const { email } = await makeUser(mailing.db);
      mailing.mailbox.setMood(mood);
      const answer = await mailing.post('/auth/forgot-password', { body: { email } });
      expect(answer.status).toBe(200);
      const row = () => mailing.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
      await vi.waitFor(async () => expect((await row()).last_error).not.toBeNull(), SOON);
      expect(await row()).toMatchObject({ attempts: 1, sent_at: null });

      mailing.mailbox.setMood('take');
      mailing.setClock('2026-05-01T10:00:05.000Z');
      mailing.deps.wakeMail();
      const received = await mailing.mailbox.waitForMail(email);
      expect(received.subject).toMatch(/^Reset your password \[A-/);
      await vi.waitFor(async () => expect((await row()).sent_at).toBe('2026-05-01T10:00:05.000Z'), SOON);
      expect(mailing.mailbox.mails).toHaveLength(1);
    },
  );
});
