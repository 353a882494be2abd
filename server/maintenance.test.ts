import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ANY_LANE } from '../tests/support/claimed-mails.ts';
import { makeEnquiry, makeUser } from '../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../tests/support/test-app.ts';
import { newId } from './db/identifiers.ts';
import { runTransaction } from './db/transaction.ts';
import { insertMailedLink } from './features/accounts/mailed-links.queries.ts';
import { markAll } from './features/customers/linking/mark-items.ts';
import { claimDueMail, markMailCancelled, markMailFailed, markMailSent } from './mail/mail-claims.queries.ts';
import { enqueueMail } from './mail/outbox.queries.ts';
import { startMaintenance } from './maintenance.ts';

const NOON = '2026-11-20T06:30:00.000Z';
let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

/** One round at this time. */
async function cleanUp(time: string): Promise<void> {
  site.setClock(time);
  await startMaintenance(site.deps, site.app.log)();
}

const count = async (table: 'bookings' | 'sessions' | 'idempotency_keys' | 'sign_in_failures') =>
  (await site.db.selectFrom(table).selectAll().execute()).length;

test('a round that lasts for hours is the only one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const now = vi.fn(site.deps.now);
  const stop = startMaintenance({ ...site.deps, now }, site.app.log);
  vi.advanceTimersByTime(2 * 3_600_000);
  await stop();
  expect(now).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('the bin is emptied after 30 days, and keeps what is younger', async () => {
  await makeEnquiry(site.db, { deleted_at: NOON });
  const inList = await makeEnquiry(site.db);
  await cleanUp('2026-12-20T06:29:59.999Z');
  expect(await count('bookings')).toBe(2);
  await cleanUp('2026-12-20T06:30:00.000Z');
  const left = await site.db.selectFrom('bookings').select('id').execute();
  expect(left).toEqual([{ id: inList.id }]);
});

test('sessions, keys and wrong tries that have run out are removed, live ones stay', async () => {
  for (const time of [NOON, '2027-01-31T06:30:00.000Z']) {
    site.setClock(time);
    await site.signIn(await makeUser(site.db));
    const row = { scope: 'test', key: time, request_hash: '', answer: '{}', created_at: time };
    await site.db.insertInto('idempotency_keys').values(row).execute();
    await site.db
      .insertInto('sign_in_failures')
      .values({ id: time, email: 'a@b.in', failed_at: time, network: null, browser_id: null })
      .execute();
  }
  await cleanUp('2027-01-31T06:31:00.000Z');
  expect([await count('sessions'), await count('idempotency_keys'), await count('sign_in_failures')]).toEqual(
    [1, 1, 1],
  );
});

test('mails that ended are kept for 90 days and reset requests for 30, waiting mails for ever §V14.1.2 §V14.2.4', async () => {
  const user = await makeUser(site.db);
  const mail = {
    kind: 'test',
    recipient: 'a@b.in',
    payload: {},
    about: { kind: 'user' as const, id: user.id },
  };
  const now = new Date(NOON);
  for (let queued = 0; queued < 4; queued += 1) await enqueueMail(site.db, mail, now);
  const claim = async () => {
    const claimed = await claimDueMail(site.db, ANY_LANE, newId(), now);
    if (!claimed) throw new Error('No mail was due.');
    return claimed;
  };
  const fault = {
    message: '550 No',
    isAnswer: true,
    isFinal: true,
    isAddress: false,
    whose: 'recipient',
  } as const;
  await markMailSent(site.db, await claim(), { answer: '250', content: null }, now);
  await markMailFailed(site.db, await claim(), fault, now);
  await markMailCancelled(site.db, await claim(), now);
  const open = site.db.selectFrom('outbox').select('id').where('next_attempt_at', 'is not', null);
  const waiting = await open.execute();
  await insertMailedLink(site.db, 'password_resets', user.id, new Date(NOON));

  await cleanUp('2026-12-20T06:30:00.000Z');
  expect(await site.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  expect(await site.db.selectFrom('outbox').selectAll().execute()).toHaveLength(4);
  await cleanUp('2027-02-18T06:30:00.000Z');
  expect(await site.db.selectFrom('outbox').select('id').execute()).toEqual(waiting);
});

test('what cannot be cleaned up is logged, and keeps nothing else from being cleaned up §V16.3.4', async () => {
  const logged: unknown[] = [];
  const log = Object.assign(Object.create(site.app.log), {
    error: (details: unknown) => logged.push(details),
  });
  const { dataDir } = site.deps.config;
  // A folder where the file of a mail should be: it cannot be deleted like one.
  await mkdir(join(dataDir, 'mail', '01890a5d-ac96-774b-bcce-b302099a8057.eml'), { recursive: true });
  const left = join(dataDir, 'media-work', 'left-behind');
  await mkdir(left, { recursive: true });
  await utimes(left, new Date(NOON), new Date(NOON));
  site.setClock('2027-01-31T06:31:00.000Z');
  await startMaintenance(site.deps, log)();
  expect(logged).toEqual([{ err: expect.objectContaining({ code: 'ERR_FS_EISDIR' }) }]);
  expect(await readdir(join(dataDir, 'media-work'))).toEqual([]);
});

test('what other programs stored takes hours to link, and keeps no round and no stop waiting', async () => {
  const rows = Array.from({ length: 1_000 }, (_, nth) => {
    const email = `traveller${nth}@hills.test`;
    return { id: newId(), name: 'Asha', email, mobile: '', tour_type: '', message: '', created_at: NOON };
  });
  await site.db.insertInto('contact_messages').values(rows).execute();
  await runTransaction(site.db, markAll);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const now = vi.fn(site.deps.now);
  const stop = startMaintenance({ ...site.deps, now }, site.app.log);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(3_600_000);
    expect(now).toHaveBeenCalledTimes(3);
  });
  await stop();
  const left = site.db.selectFrom('customer_items').select('item_id').where('pending', 'is not', null);
  expect(await left.execute()).not.toEqual([]);
});
