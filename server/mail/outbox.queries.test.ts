import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { type Db, pingDatabase } from '../db/database.ts';
import type { OutboxRow } from '../db/mail-rows.ts';
import {
  claimDueMail,
  enqueueMail,
  hurryMailsOfAnotherClock,
  markMailFailed,
  markMailSent,
} from './outbox.queries.ts';

const at = (time: string) => new Date(`2026-05-01T${time}Z`);
const NOBODY = { kind: 'user' as const, id: 'nobody' };
const HOUR = 3_600_000;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await Promise.all(Array.from({ length: 10 }, () => pingDatabase(db)));
});
beforeEach(() => db.deleteFrom('outbox').execute());
afterAll(() => database.close());

const enqueue = (recipient: string, now: Date) =>
  enqueueMail(db, { kind: 'test', recipient, payload: { n: 1 }, about: NOBODY }, now);
const onlyMail = () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

async function claim(now: Date): Promise<OutboxRow> {
  const row = await claimDueMail(db, now);
  if (!row) throw new Error('No mail was due.');
  return row;
}

describe('the outbox', () => {
  test('gives out what has waited longest', async () => {
    await enqueue('second@example.com', at('10:00:01'));
    await enqueue('first@example.com', at('10:00:00'));
    expect((await claim(at('11:00:00'))).recipient).toBe('first@example.com');
    expect((await claim(at('11:00:00'))).recipient).toBe('second@example.com');
    expect(await claimDueMail(db, at('11:00:00'))).toBeUndefined();
  });

  test('gives out nothing before its time', async () => {
    await enqueue('asha@example.com', at('10:00:01'));
    expect(await claimDueMail(db, at('10:00:00'))).toBeUndefined();
  });

  test('does not wait for a day that is over when the clock was put back by one', async () => {
    const tomorrow = new Date(at('10:00:00').getTime() + 24 * HOUR);
    await enqueue('asha@example.com', tomorrow);
    await enqueue('later@example.com', at('12:00:00'));
    await hurryMailsOfAnotherClock(db, at('10:00:00'));
    expect((await claim(at('10:00:00'))).recipient).toBe('asha@example.com');
    expect(await claimDueMail(db, at('10:00:00'))).toBeUndefined();
  });

  test('keeps the mail of a transaction only with the rest of it', async () => {
    await db
      .transaction()
      .execute(async (trx) => {
        await enqueueMail(
          trx,
          { kind: 'test', recipient: 'a@example.com', payload: {}, about: NOBODY },
          at('10:00:00'),
        );
        throw new Error('no');
      })
      .catch(() => {});
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('gives one mail to one of ten who ask at the same moment', async () => {
    await enqueue('asha@example.com', at('10:00:00'));
    const claims = await Promise.all(Array.from({ length: 10 }, () => claimDueMail(db, at('10:00:00'))));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect((await onlyMail()).attempts).toBe(1);
  });

  test('gives a mail out again after a minute when whoever took it died', async () => {
    await enqueue('asha@example.com', at('10:00:00'));
    await claim(at('10:00:00'));
    expect(await claimDueMail(db, at('10:00:59'))).toBeUndefined();
    expect((await claim(at('10:01:00'))).attempts).toBe(2);
  });

  test('never gives out again what was sent', async () => {
    await enqueue('asha@example.com', at('10:00:00'));
    await markMailSent(db, (await claim(at('10:00:00'))).id, at('10:00:02'));
    expect(await claimDueMail(db, at('23:00:00'))).toBeUndefined();
    expect(await onlyMail()).toMatchObject({ sent_at: at('10:00:02').toISOString(), next_attempt_at: null });
  });

  test('does not send again what a slow process believes to have failed, and another has sent', async () => {
    await enqueue('asha@example.com', at('10:00:00'));
    const slow = await claim(at('10:00:00'));
    await markMailSent(db, (await claim(at('10:01:00'))).id, at('10:01:01'));
    await markMailFailed(db, slow, new Error('timeout'), at('10:01:02'));

    expect(await claimDueMail(db, at('23:00:00'))).toBeUndefined();
    expect(await onlyMail()).toMatchObject({ sent_at: at('10:01:01').toISOString(), last_error: null });
  });
});

describe('a mail that failed', () => {
  test('waits, and is due again when the pause is over', async () => {
    await enqueue('asha@example.com', at('10:00:00'));
    await markMailFailed(db, await claim(at('10:00:00')), new Error('451 Try again later'), at('10:00:01'));

    expect(await onlyMail()).toMatchObject({ last_error: '451 Try again later', sent_at: null, attempts: 1 });
    expect(await claimDueMail(db, at('10:00:05.999'))).toBeUndefined();
    expect((await claim(at('10:00:06'))).attempts).toBe(2);
  });

  test('waits twice as long each time, never more than six hours, and is given up after five days', async () => {
    let now = at('10:00:00');
    await enqueue('asha@example.com', now);
    const pauses: number[] = [];
    for (;;) {
      await markMailFailed(db, await claim(now), 'no', now);
      const { next_attempt_at } = await onlyMail();
      if (next_attempt_at === null) break;
      pauses.push(Date.parse(next_attempt_at) - now.getTime());
      now = new Date(next_attempt_at);
    }
    expect(pauses.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(pauses).toHaveLength(29);
    expect(Math.max(...pauses)).toBe(6 * HOUR);
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(total).toBeGreaterThan(4 * 24 * HOUR);
    expect(total).toBeLessThan(6 * 24 * HOUR);
    expect(await onlyMail()).toMatchObject({ attempts: 30, sent_at: null, last_error: 'no' });
    expect(await claimDueMail(db, new Date('2027-01-01T00:00:00Z'))).toBeUndefined();
  });

  test('keeps a fault that the database can hold', async () => {
    await enqueue('asha@example.com', at('10:00:00'));
    await markMailFailed(
      db,
      await claim(at('10:00:00')),
      new Error(`550 \u0000${'x'.repeat(5_000)}`),
      at('10:00:00'),
    );
    const { last_error } = await onlyMail();
    expect(last_error).toMatch(/^550 x+$/);
    expect(last_error?.length).toBeLessThanOrEqual(1_000);
  });
});
