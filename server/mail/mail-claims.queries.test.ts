// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, FOR_NOW, mailTo, NO_SUCH, outboxOf, TAKEN, TEN } from '../../tests/support/claimed-mails.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { type Db, pingDatabase } from '../db/database.ts';
import { BULK_LANE, LANES, URGENT_LANE, USUAL_LANE } from './lanes.ts';
import {
  giveMailBack,
  hurryMailsOfAnotherClock,
  markMailFailed,
  markMailSent,
  renewClaims,
} from './mail-claims.queries.ts';
import { enqueueMails } from './outbox.queries.ts';
import { findUnreachable } from './unreachable.queries.ts';

const HOUR = 3_600_000;

let database: TestDatabase;
let db: Db;
let outbox: ReturnType<typeof outboxOf>;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  outbox = outboxOf(db);
  await Promise.all(Array.from({ length: 10 }, () => pingDatabase(db)));
});
beforeEach(() => outbox.clear());
afterAll(() => database.close());

describe('the outbox', () => {
  test('gives out what has waited longest', async () => {
    await outbox.enqueue('second@example.com', at('10:00:01'));
    await outbox.enqueue('first@example.com', TEN);
    expect((await outbox.claim(at('11:00:00'))).recipient).toBe('first@example.com');
    expect((await outbox.claim(at('11:00:00'))).recipient).toBe('second@example.com');
    expect(await outbox.tryClaim(at('11:00:00'))).toBeUndefined();
  });

  test('gives out what somebody waits for before the usual, and a newsletter last', async () => {
    for (const lane of LANES.toReversed()) await outbox.enqueue(`lane-${lane}@example.com`, TEN, lane);
    const taken = [await outbox.claim(TEN), await outbox.claim(TEN), await outbox.claim(TEN)];
    expect(taken.map(({ lane }) => lane)).toEqual([URGENT_LANE, USUAL_LANE, BULK_LANE]);
  });

  test('gives out nothing before its time, and nothing that is held back', async () => {
    await outbox.enqueue('asha@example.com', at('10:00:01'));
    await outbox.enqueue('held@example.com', TEN);
    const held = { held_at: TEN.toISOString() };
    await db.updateTable('outbox').set(held).where('recipient', '=', 'held@example.com').execute();
    expect(await outbox.tryClaim(TEN)).toBeUndefined();
  });

  test('passes over recipients, domains and mails that are not to be taken now', async () => {
    for (const to of ['a@one.example', 'b@one.example', 'c@two.example', 'd@three.example'])
      await outbox.enqueue(to, TEN);
    const { id } = await db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', 'd@three.example')
      .executeTakeFirstOrThrow();
    const rules = {
      lane: USUAL_LANE,
      busyMails: [id],
      busyRecipients: ['a@one.example'],
      busyDomains: ['two.example'],
    };
    expect((await outbox.tryClaim(TEN, [rules]))?.recipient).toBe('b@one.example');
    expect(await outbox.tryClaim(TEN, [rules])).toBeUndefined();
  });

  test('gives one mail to one of ten who ask at the same moment', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    const claims = await Promise.all(Array.from({ length: 10 }, () => outbox.tryClaim(TEN)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect((await outbox.onlyMail()).attempts).toBe(1);
  });

  test('gives each of twenty mails to another of forty who ask at the same moment', async () => {
    await enqueueMails(
      db,
      Array.from({ length: 20 }, (_, nth) => mailTo(`${nth}@example.com`)),
      TEN,
    );
    // Who finds that another was faster asks again, as the worker does.
    const claims = await Promise.all(Array.from({ length: 40 }, () => outbox.tryClaim(TEN)));
    for (let more = await outbox.tryClaim(TEN); more; more = await outbox.tryClaim(TEN)) claims.push(more);
    const taken = claims.flatMap((one) => (one ? [one.id] : []));
    expect(taken).toHaveLength(20);
    expect(new Set(taken).size).toBe(20);
  });

  test('gives a mail out again after a minute when the process that took it died', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    await outbox.claim(TEN);
    expect(await outbox.tryClaim(at('10:00:59'))).toBeUndefined();
    expect((await outbox.claim(at('10:01:00'))).attempts).toBe(2);
  });

  test('gives a mail to nobody else while its process says that it works on it', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    const slow = await outbox.claim(TEN);
    await renewClaims(db, [slow], at('10:00:50'));
    expect(await outbox.tryClaim(at('10:01:49'))).toBeUndefined();
    expect(await outbox.tryClaim(at('10:01:50'))).toBeDefined();
  });

  test('gives a mail out at once that was given back', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    await giveMailBack(db, await outbox.claim(TEN));
    expect(await outbox.tryClaim(TEN)).toBeDefined();
  });

  test('never gives out again what was sent', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    expect(await markMailSent(db, await outbox.claim(TEN), TAKEN, at('10:00:02'))).toBe(true);
    expect(await outbox.tryClaim(at('23:00:00'))).toBeUndefined();
    expect(await outbox.onlyMail()).toMatchObject({
      sent_at: at('10:00:02').toISOString(),
      next_attempt_at: null,
      claimed_by: null,
      server_answer: '250 OK',
    });
  });

  test('believes no process that was so slow that another one has the mail', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    const slow = await outbox.claim(TEN);
    const other = await outbox.claim(at('10:01:00'));
    expect(await markMailFailed(db, slow, FOR_NOW, at('10:01:01'))).toBe(false);
    expect(await markMailSent(db, slow, TAKEN, at('10:01:01'))).toBe(false);
    await renewClaims(db, [slow], at('10:05:00'));
    expect(await outbox.onlyMail()).toEqual(other);
    expect(await markMailSent(db, other, TAKEN, at('10:01:02'))).toBe(true);
    expect(await markMailFailed(db, slow, NO_SUCH, at('10:01:03'))).toBe(false);
    expect(await outbox.onlyMail()).toMatchObject({ failed_at: null, last_error: null });
    expect(await findUnreachable(db, ['asha@example.com'])).toEqual(new Map());
  });
});

describe('a clock that is put back', () => {
  test('by a day is waited for no longer', async () => {
    await outbox.enqueue('asha@example.com', new Date(TEN.getTime() + 24 * HOUR));
    await outbox.enqueue('later@example.com', at('12:00:00'));
    await hurryMailsOfAnotherClock(db, TEN);
    expect((await outbox.claim(TEN)).recipient).toBe('asha@example.com');
    expect(await outbox.tryClaim(TEN)).toBeUndefined();
  });

  test('leaves no mail with a process that died before', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    await outbox.enqueue('bina@example.com', TEN);
    await outbox.claim(new Date(TEN.getTime() + 24 * HOUR));
    const inHand = await outbox.claim(at('10:00:10'));
    await hurryMailsOfAnotherClock(db, at('10:00:20'));
    expect((await outbox.claim(at('10:00:20'))).id).not.toBe(inHand.id);
    expect(await outbox.tryClaim(at('10:00:20'))).toBeUndefined();
  });
});
