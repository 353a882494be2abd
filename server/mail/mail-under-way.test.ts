import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { openMailbox, type SmtpMailbox } from '../../tests/support/smtp-mailbox.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/database.ts';
import { BULK_LANE, type Lane, URGENT_LANE, USUAL_LANE } from './lanes.ts';
import { readContent } from './mail-content.ts';
import { enqueueMails } from './outbox.queries.ts';
import { openMailTransport } from './transports.ts';
import { findUnreachable, markUnreachable } from './unreachable.queries.ts';
import { type MailFigure, type MailWorker, startMailWorker, type WorkerDeps } from './worker.ts';

// The worker with a real mail server and a real database. Nothing here waits for a clock: it stands still.

const SOON = { timeout: 20_000 };
const NOW = new Date('2026-05-01T10:00:00.000Z');
const mail = {
  subject: 'Hello',
  text: 'Hello, your link: secret-token',
  html: '<p>Hello</p>',
  secrets: ['secret-token'],
};

let database: TestDatabase;
let db: Db;
let mailbox: SmtpMailbox;
let clock: Date;
const workers: MailWorker[] = [];
const figures: MailFigure[] = [];

beforeEach(async () => {
  clock = NOW;
  figures.length = 0;
  [database, mailbox] = await Promise.all([openTestDatabase(), openMailbox()]);
  db = database.db;
});
afterEach(async () => {
  vi.useRealTimers();
  for (const worker of workers) worker.cut();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await mailbox.close();
  await database.close();
});

function start(given: Partial<WorkerDeps> = {}, user = ''): MailWorker {
  const url = `smtp://${user}127.0.0.1:${mailbox.port}`;
  const MAIL_AT_ONCE = String(given.atOnce ?? 4);
  const config = readConfig({ SMTP_URL: url, MAIL_FROM: 'Teesta <hello@teesta.example>', MAIL_AT_ONCE });
  const worker = startMailWorker({
    db,
    transport: openMailTransport(config, () => {}),
    buildMail: async () => mail,
    now: () => clock,
    log: { warn() {}, error() {} },
    onMail: (figure) => figures.push(figure),
    ...given,
  });
  workers.push(worker);
  return worker;
}

const enqueue = (recipients: readonly string[], lane: Lane = USUAL_LANE) =>
  enqueueMails(
    db,
    recipients.map((recipient) => ({
      kind: 'test',
      recipient,
      payload: {},
      about: { kind: 'user' as const, id: 'nobody' },
      lane,
    })),
    clock,
  );
const rows = () => db.selectFrom('outbox').selectAll().orderBy('id').execute();
const people = (count: number, domainOf: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => `asha-${nth}@${domainOf(nth)}`);

/** Seconds until a reset link is there that is asked for now. */
async function secondsOfResetLink(worker: MailWorker, to: string): Promise<number> {
  const begun = performance.now();
  await enqueue([to], URGENT_LANE);
  worker.wake();
  await mailbox.waitForMail(to, 20_000);
  return (performance.now() - begun) / 1_000;
}

describe('a reset link leaves within five seconds', () => {
  test('while a newsletter of 10,000 goes out', async () => {
    await enqueue(
      people(10_000, (nth) => `domain-${nth % 40}.example`),
      BULK_LANE,
    );
    const worker = start();
    await vi.waitFor(() => expect(mailbox.mails.length).toBeGreaterThan(20), SOON);
    expect(await secondsOfResetLink(worker, 'bina@hills.example')).toBeLessThan(5);
    expect(mailbox.mails.length).toBeLessThan(10_000);
  });

  test('while all of it goes to a domain that stalls, and usual mails go to others that do', async () => {
    for (const domain of ['stalls.example', 'stalls-too.example', 'and-this.example'])
      mailbox.setMood('hang', `@${domain}`);
    await enqueue(
      people(10_000, () => 'stalls.example'),
      BULK_LANE,
    );
    await enqueue(people(50, (nth) => (nth % 2 ? 'stalls-too.example' : 'and-this.example')));
    const worker = start();
    await vi.waitFor(() => expect(mailbox.tries).toBeGreaterThanOrEqual(3), SOON);
    expect(await secondsOfResetLink(worker, 'bina@hills.example')).toBeLessThan(5);
    // And to the domain itself, once it lets this one in.
    mailbox.setMood('take', 'asha-0@stalls.example');
    expect(await secondsOfResetLink(worker, 'asha-0@stalls.example')).toBeLessThan(5);
  });
});

test('a recipient and a domain that stall delay nobody else', async () => {
  mailbox.setMood('hang', 'stuck@hills.example');
  mailbox.setMood('hang', '@stalls.example');
  const others = people(60, (nth) => `domain-${nth % 5}.example`);
  await enqueue(['stuck@hills.example', 'stuck@hills.example', ...people(20, () => 'stalls.example')]);
  await enqueue(others);
  start({ atOnce: 6 });
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(others.length), SOON);
  expect((await rows()).filter(({ attempts }) => attempts > 1)).toEqual([]);
});

test('connections are used again', async () => {
  await enqueue(people(60, (nth) => `domain-${nth % 9}.example`));
  start();
  await vi.waitFor(() => expect(figures).toHaveLength(60), SOON);
  expect((await rows()).every(({ sent_at }) => sent_at === NOW.toISOString())).toBe(true);
  expect(mailbox.mails).toHaveLength(60);
  expect(mailbox.connections).toBeLessThanOrEqual(4);
  expect(figures[0]).toEqual({ outcome: 'sent', lane: USUAL_LANE, seconds: expect.any(Number) });
});

test('a mail is stored as it went out, without what lets in; a newsletter is not', async () => {
  await enqueue(['asha@hills.example']);
  await enqueue(['bina@hills.example'], BULK_LANE);
  start();
  await vi.waitFor(async () => expect((await rows()).every(({ sent_at }) => sent_at)).toBe(true), SOON);
  const [usual, bulk] = await rows();
  expect(usual?.server_answer).toMatch(/^250 /);
  expect(readContent(usual?.content ?? '')).toEqual({
    subject: 'Hello',
    text: 'Hello, your link: left-out',
    html: '<p>Hello</p>',
  });
  expect(bulk?.content).toBeNull();
});

test('a password that was wrong loses no mail: the first that goes out takes all others along', async () => {
  mailbox.setPassword('right');
  await enqueue(people(5, () => 'hills.example'));
  start({}, 'teesta:wrong@');
  await vi.waitFor(async () => expect((await rows()).some(({ last_error }) => last_error)).toBe(true), SOON);
  expect(
    (await rows()).every(({ failed_at, waits_for_server, last_error }) => {
      return (
        failed_at === null && (last_error === null || (waits_for_server === 1 && /535/.test(last_error)))
      );
    }),
  ).toBe(true);
  expect(mailbox.mails).toEqual([]);
  // None of the five is due again: the clock stands still.
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: '2026-05-01T10:00:05.000Z', waits_for_server: 1 })
    .execute();
  mailbox.setPassword('wrong');
  await enqueue(['bina@hills.example']);
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(6), SOON);
});

/** The database, of which some queries fail until so many have. */
function failing(times: number, isMeant: (node: RootOperationNode) => boolean) {
  let failed = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (failed < times && isMeant(node)) {
        failed += 1;
        throw new Error('The database is away.');
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), failed: () => failed };
}

test('what waits for the mail server is hurried also where the database is away at that moment', async () => {
  await enqueue(['asha@hills.example']);
  const later = new Date(NOW.getTime() + 6 * 3_600_000).toISOString();
  await db.updateTable('outbox').set({ next_attempt_at: later, waits_for_server: 1 }).execute();
  const away = failing(3, ({ kind }) => kind === 'UpdateQueryNode');
  const worker = start({ db: away.db });
  await vi.waitFor(() => {
    worker.wake();
    expect(mailbox.mails).toHaveLength(1);
  }, SOON);
  expect(away.failed()).toBe(3);
});

test('an address is no longer marked once a mail was taken for it, though the database was away meanwhile', async () => {
  await enqueue(['asha@hills.example']);
  const found = { found_by: 'delivery' as const, reason: '550', mail_id: null, found_at: NOW.toISOString() };
  await markUnreachable(db, { email: 'asha@hills.example', ...found });
  const away = failing(1, ({ kind }) => kind === 'DeleteQueryNode');
  const warn = vi.fn();
  start({ db: away.db, log: { warn, error() {} } });
  await vi.waitFor(async () => expect((await rows())[0]?.sent_at).not.toBeNull(), SOON);
  await vi.waitFor(
    async () => expect(await findUnreachable(db, ['asha@hills.example'])).toEqual(new Map()),
    SOON,
  );
  expect(warn).not.toHaveBeenCalled();
  expect(mailbox.mails).toHaveLength(1);
});

test('what the server has taken is never sent again because the database was away for a moment', async () => {
  let isAway = false;
  const away = failing(6, ({ kind }) => isAway && kind === 'UpdateQueryNode');
  const send = vi.fn(async () => {
    isAway = true;
    return '250 taken';
  });
  await enqueue(['asha@hills.example']);
  start({ db: away.db, transport: { send, close() {} } });
  await vi.waitFor(async () => expect((await rows())[0]?.sent_at).toBe(NOW.toISOString()), SOON);
  expect(away.failed()).toBe(6);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what is being sent stays claimed for as long as it takes, and what is cut has not failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  mailbox.setMood('hang');
  await enqueue(['asha@hills.example']);
  const worker = start();
  await vi.waitFor(() => expect(mailbox.tries).toBe(1), SOON);
  clock = new Date(NOW.getTime() + 50_000);
  vi.advanceTimersByTime(15_000);
  const renewed = new Date(clock.getTime() + 60_000).toISOString();
  await vi.waitFor(async () => expect((await rows())[0]?.claimed_until).toBe(renewed), SOON);
  const stopped = worker.stop();
  worker.cut();
  await stopped;
  expect(await rows()).toMatchObject([
    { claimed_by: null, claimed_until: null, last_error: null, next_attempt_at: NOW.toISOString() },
  ]);
});

test('a clock that is put back by an hour holds up nothing', async () => {
  clock = new Date(NOW.getTime() + 3_600_000);
  mailbox.setMood('refuse for now');
  await enqueue(['asha@hills.example']);
  const worker = start();
  await vi.waitFor(async () => expect((await rows())[0]?.last_error).toContain('451'), SOON);
  mailbox.setMood('take');
  clock = NOW;
  worker.wake();
  await mailbox.waitForMail('asha@hills.example');
});
