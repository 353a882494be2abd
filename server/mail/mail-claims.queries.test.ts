import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import { type Db, pingDatabase } from '../db/database.ts';
import { newId } from '../db/identifiers.ts';
import { BULK_LANE, LANES, type Lane, URGENT_LANE, USUAL_LANE } from './lanes.ts';
import {
  ANY_LANE,
  type ClaimedMail,
  claimDueMail,
  giveMailBack,
  hurryMailsOfAnotherClock,
  markMailFailed,
  markMailSent,
  renewClaims,
} from './mail-claims.queries.ts';
import type { MailFault } from './mail-fault.ts';
import { enqueueMail, enqueueMails } from './outbox.queries.ts';
import { findUnreachable } from './unreachable.queries.ts';

const at = (time: string) => new Date(`2026-05-01T${time}Z`);
const NOBODY = { kind: 'user' as const, id: 'nobody' };
const HOUR = 3_600_000;
const TEN = at('10:00:00');
const TAKEN = { answer: '250 OK', content: null };
const FOR_NOW: MailFault = {
  message: '451 Try again later',
  isAnswer: true,
  isFinal: false,
  isAddress: false,
  whose: 'recipient',
};
const NO_SUCH: MailFault = {
  message: '550 5.1.1 No such user',
  isAnswer: true,
  isFinal: true,
  isAddress: true,
  whose: 'recipient',
};

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await Promise.all(Array.from({ length: 10 }, () => pingDatabase(db)));
});
beforeEach(async () => {
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('unreachable_addresses').execute();
});
afterAll(() => database.close());

const mailTo = (recipient: string, lane: Lane = USUAL_LANE) => ({
  kind: 'test',
  recipient,
  payload: { n: 1 },
  about: NOBODY,
  lane,
});
const enqueue = (recipient: string, now: Date, lane?: Lane) => enqueueMail(db, mailTo(recipient, lane), now);
const onlyMail = () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
const tryClaim = (now: Date, rules = ANY_LANE) => claimDueMail(db, rules, newId(), now);

async function claim(now: Date): Promise<ClaimedMail> {
  const row = await tryClaim(now);
  if (!row) throw new Error('No mail was due.');
  return row;
}

describe('the outbox', () => {
  test('gives out what has waited longest', async () => {
    await enqueue('second@example.com', at('10:00:01'));
    await enqueue('first@example.com', TEN);
    expect((await claim(at('11:00:00'))).recipient).toBe('first@example.com');
    expect((await claim(at('11:00:00'))).recipient).toBe('second@example.com');
    expect(await tryClaim(at('11:00:00'))).toBeUndefined();
  });

  test('gives out what somebody waits for before the usual, and a newsletter last', async () => {
    for (const lane of LANES.toReversed()) await enqueue(`lane-${lane}@example.com`, TEN, lane);
    const taken = [await claim(TEN), await claim(TEN), await claim(TEN)];
    expect(taken.map(({ lane }) => lane)).toEqual([URGENT_LANE, USUAL_LANE, BULK_LANE]);
  });

  test('gives out nothing before its time, and nothing that is held back', async () => {
    await enqueue('asha@example.com', at('10:00:01'));
    await enqueue('held@example.com', TEN);
    const held = { held_at: TEN.toISOString() };
    await db.updateTable('outbox').set(held).where('recipient', '=', 'held@example.com').execute();
    expect(await tryClaim(TEN)).toBeUndefined();
  });

  test('passes over recipients, domains and mails that are not to be taken now', async () => {
    for (const to of ['a@one.example', 'b@one.example', 'c@two.example', 'd@three.example'])
      await enqueue(to, TEN);
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
    expect((await tryClaim(TEN, [rules]))?.recipient).toBe('b@one.example');
    expect(await tryClaim(TEN, [rules])).toBeUndefined();
  });

  test('gives one mail to one of ten who ask at the same moment', async () => {
    await enqueue('asha@example.com', TEN);
    const claims = await Promise.all(Array.from({ length: 10 }, () => tryClaim(TEN)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect((await onlyMail()).attempts).toBe(1);
  });

  test('gives each of twenty mails to another of forty who ask at the same moment', async () => {
    await enqueueMails(
      db,
      Array.from({ length: 20 }, (_, nth) => mailTo(`${nth}@example.com`)),
      TEN,
    );
    // Who finds that another was faster asks again, as the worker does.
    const claims = await Promise.all(Array.from({ length: 40 }, () => tryClaim(TEN)));
    for (let more = await tryClaim(TEN); more; more = await tryClaim(TEN)) claims.push(more);
    const taken = claims.flatMap((one) => (one ? [one.id] : []));
    expect(taken).toHaveLength(20);
    expect(new Set(taken).size).toBe(20);
  });

  test('gives a mail out again after a minute when whoever took it died', async () => {
    await enqueue('asha@example.com', TEN);
    await claim(TEN);
    expect(await tryClaim(at('10:00:59'))).toBeUndefined();
    expect((await claim(at('10:01:00'))).attempts).toBe(2);
  });

  test('gives a mail to nobody else while its process says that it works on it', async () => {
    await enqueue('asha@example.com', TEN);
    const slow = await claim(TEN);
    await renewClaims(db, [slow], at('10:00:50'));
    expect(await tryClaim(at('10:01:49'))).toBeUndefined();
    expect(await tryClaim(at('10:01:50'))).toBeDefined();
  });

  test('gives a mail out at once that was given back', async () => {
    await enqueue('asha@example.com', TEN);
    await giveMailBack(db, await claim(TEN));
    expect(await tryClaim(TEN)).toBeDefined();
  });

  test('never gives out again what was sent', async () => {
    await enqueue('asha@example.com', TEN);
    expect(await markMailSent(db, await claim(TEN), TAKEN, at('10:00:02'))).toBe(true);
    expect(await tryClaim(at('23:00:00'))).toBeUndefined();
    expect(await onlyMail()).toMatchObject({
      sent_at: at('10:00:02').toISOString(),
      next_attempt_at: null,
      claimed_by: null,
      server_answer: '250 OK',
    });
  });

  test('believes no process that was so slow that another one has the mail', async () => {
    await enqueue('asha@example.com', TEN);
    const slow = await claim(TEN);
    const other = await claim(at('10:01:00'));
    expect(await markMailFailed(db, slow, FOR_NOW, at('10:01:01'))).toBe(false);
    expect(await markMailSent(db, slow, TAKEN, at('10:01:01'))).toBe(false);
    await renewClaims(db, [slow], at('10:05:00'));
    expect(await onlyMail()).toEqual(other);
    expect(await markMailSent(db, other, TAKEN, at('10:01:02'))).toBe(true);
    expect(await markMailFailed(db, slow, NO_SUCH, at('10:01:03'))).toBe(false);
    expect(await onlyMail()).toMatchObject({ failed_at: null, last_error: null });
    expect(await findUnreachable(db, ['asha@example.com'])).toEqual(new Map());
  });
});

describe('a clock that is put back', () => {
  test('by a day is waited for no longer', async () => {
    await enqueue('asha@example.com', new Date(TEN.getTime() + 24 * HOUR));
    await enqueue('later@example.com', at('12:00:00'));
    await hurryMailsOfAnotherClock(db, TEN);
    expect((await claim(TEN)).recipient).toBe('asha@example.com');
    expect(await tryClaim(TEN)).toBeUndefined();
  });

  test('leaves no mail with a process that died before', async () => {
    await enqueue('asha@example.com', TEN);
    await enqueue('bina@example.com', TEN);
    await claim(new Date(TEN.getTime() + 24 * HOUR));
    const inHand = await claim(at('10:00:10'));
    await hurryMailsOfAnotherClock(db, at('10:00:20'));
    expect((await claim(at('10:00:20'))).id).not.toBe(inHand.id);
    expect(await tryClaim(at('10:00:20'))).toBeUndefined();
  });
});
