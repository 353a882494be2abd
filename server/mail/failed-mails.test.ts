import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, FOR_NOW, NO_SUCH, outboxOf, TAKEN, TEN } from '../../tests/support/claimed-mails.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { type Db, pingDatabase } from '../db/database.ts';
import { hurryMailsForServer, markMailFailed, markMailSent } from './mail-claims.queries.ts';
import { findUnreachable, markUnreachable, removeOutlivedMarks } from './unreachable.queries.ts';

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

describe('a mail that failed', () => {
  test('waits, and is due again when the pause is over', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    await markMailFailed(db, await outbox.claim(TEN), FOR_NOW, at('10:00:01'));
    expect(await outbox.onlyMail()).toMatchObject({
      last_error: FOR_NOW.message,
      sent_at: null,
      attempts: 1,
    });
    expect(await outbox.tryClaim(at('10:00:05.999'))).toBeUndefined();
    expect((await outbox.claim(at('10:00:06'))).attempts).toBe(2);
  });

  test('waits twice as long each time, never more than six hours, and has failed for good after five days', async () => {
    let now = TEN;
    await outbox.enqueue('asha@example.com', now);
    const pauses: number[] = [];
    for (;;) {
      await markMailFailed(db, await outbox.claim(now), FOR_NOW, now);
      const { next_attempt_at } = await outbox.onlyMail();
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
    const failed_at = now.toISOString();
    expect(await outbox.onlyMail()).toMatchObject({ attempts: 30, sent_at: null, failed_at });
    expect(await outbox.tryClaim(new Date('2027-01-01T00:00:00Z'))).toBeUndefined();
    // A server that answers nothing says nothing of the address.
    expect(await findUnreachable(db, ['asha@example.com'])).toEqual(new Map());
  });

  test('for good is over at once, and its address is marked until a mail is taken for it', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    await markMailFailed(db, await outbox.claim(TEN), NO_SUCH, TEN);
    const found_at = TEN.toISOString();
    const { id, ...mail } = await outbox.onlyMail();
    expect(mail).toMatchObject({ failed_at: found_at, next_attempt_at: null, last_error: NO_SUCH.message });
    expect((await findUnreachable(db, ['asha@example.com'])).get('asha@example.com')).toEqual({
      email: 'asha@example.com',
      found_by: 'delivery',
      reason: NO_SUCH.message,
      mail_id: id,
      found_at,
    });
    await outbox.enqueue('asha@example.com', at('12:00:00'));
    await markMailSent(db, await outbox.claim(at('12:00:00')), TAKEN, at('12:00:00'));
    expect(await findUnreachable(db, ['asha@example.com'])).toEqual(new Map());
  });

  test('leaves what a bounce has shown: a server on the way takes mails for any address', async () => {
    const bounce = {
      email: 'asha@example.com',
      found_by: 'bounce' as const,
      reason: 'gone',
      mail_id: null,
      found_at: TEN.toISOString(),
    };
    await markUnreachable(db, bounce);
    await outbox.enqueue('asha@example.com', TEN);
    await markMailSent(db, await outbox.claim(TEN), TAKEN, TEN);
    expect((await findUnreachable(db, ['asha@example.com'])).size).toBe(1);
  });

  test('came back once, and a later one has not within a week: the mark of its address is taken off', async () => {
    const found_at = TEN.toISOString();
    const bounce = { found_by: 'bounce' as const, reason: 'gone', mail_id: null, found_at };
    for (const name of ['earlier', 'later', 'back', 'none'])
      await markUnreachable(db, { ...bounce, email: `${name}@example.com` });
    const sent = async (email: string, when: Date) => {
      await outbox.enqueue(email, when);
      await markMailSent(db, await outbox.claim(when), TAKEN, when);
    };
    await sent('earlier@example.com', at('09:00:00'));
    await sent('later@example.com', at('11:00:00'));
    await sent('back@example.com', at('11:00:00'));
    await markUnreachable(db, {
      ...bounce,
      email: 'back@example.com',
      found_at: at('11:01:00').toISOString(),
    });
    const marked = async () =>
      (await db.selectFrom('unreachable_addresses').select('email').orderBy('email').execute()).map(
        ({ email }) => email.split('@')[0],
      );
    await removeOutlivedMarks(db, new Date('2026-05-08T10:59:59Z'));
    expect(await marked()).toEqual(['back', 'earlier', 'later', 'none']);
    await removeOutlivedMarks(db, new Date('2026-05-08T11:00:00Z'));
    expect(await marked()).toEqual(['back', 'earlier', 'none']);
  });

  test('because the server was away is due as soon as it is back; what waits for another reason is not', async () => {
    await outbox.enqueue('server@example.com', TEN);
    await markMailFailed(db, await outbox.claim(TEN), { ...FOR_NOW, whose: 'server' }, TEN);
    await outbox.enqueue('recipient@example.com', TEN);
    await markMailFailed(db, await outbox.claim(TEN), FOR_NOW, TEN);
    await hurryMailsForServer(db, at('10:00:01'));
    expect((await outbox.claim(at('10:00:01'))).recipient).toBe('server@example.com');
    expect(await outbox.tryClaim(at('10:00:01'))).toBeUndefined();
  });

  test('has a fault that the database can hold', async () => {
    await outbox.enqueue('asha@example.com', TEN);
    const message = `550 \u0000${'x'.repeat(5_000)}`;
    await markMailFailed(db, await outbox.claim(TEN), { ...FOR_NOW, message }, TEN);
    const { last_error } = await outbox.onlyMail();
    expect(last_error).toMatch(/^550 x+$/);
    expect(last_error?.length).toBeLessThanOrEqual(1_000);
  });
});
