// @module-tag dialect

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_LANE } from '../../tests/support/claimed-mails.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/identifiers.ts';
import {
  type ClaimedMail,
  claimDueMail,
  markMailCancelled,
  markMailFailed,
  markMailSent,
} from './mail-claims.queries.ts';
import type { MailFault } from './mail-fault.ts';
import { findMailTrouble } from './mail-trouble.queries.ts';
import {
  cancelMailsAbout,
  countMailsAbout,
  holdMailsAbout,
  releaseMailsAbout,
} from './mails-of-a-subject.queries.ts';
import { enqueueMail, enqueueMails } from './outbox.queries.ts';
import { cancelMail, sendMailAgain } from './outbox-changes.queries.ts';
import { findOutboxState } from './outbox-state.queries.ts';

const at = (time: string) => new Date(`2026-05-01T${time}Z`);
const TEN = at('10:00:00');
const LATER = at('11:00:00');
const ISSUE = { kind: 'issue' as const, id: 'may' };
const TAKEN = { answer: '250 OK', content: 'what it said' };
const AWAY: MailFault = {
  message: 'ECONNREFUSED',
  isAnswer: true,
  isFinal: false,
  isAddress: false,
  whose: 'server',
};
const FOR_NOW: MailFault = { ...AWAY, message: '451 Later', whose: 'recipient' };
const UNWANTED: MailFault = { ...AWAY, message: '554 5.7.1 Spam', isFinal: true, whose: 'mail' };

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
beforeEach(async () => {
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('mail_trouble').execute();
});
afterAll(() => database.close());

const mailTo = (recipient: string, about: { kind: 'issue' | 'user'; id: string } = ISSUE) => ({
  kind: 'test',
  recipient,
  payload: {},
  about,
});
const rowOf = (id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function claim(now: Date): Promise<ClaimedMail> {
  const row = await claimDueMail(db, ANY_LANE, newId(), now);
  if (!row) throw new Error('No mail was due.');
  return row;
}

describe('a mail is sent again', () => {
  const WAITS = {
    next_attempt_at: LATER.toISOString(),
    attempts: 0,
    sent_at: null,
    failed_at: null,
    cancelled_at: null,
    last_error: null,
    server_answer: null,
    content: null,
  };

  test('that failed or was called off, as it was', async () => {
    const failed = await enqueueMail(db, mailTo('failed@example.com'), TEN);
    await markMailFailed(db, await claim(TEN), UNWANTED, TEN);
    const cancelled = await enqueueMail(db, mailTo('cancelled@example.com'), TEN);
    await markMailCancelled(db, await claim(TEN), TEN);
    for (const id of [failed, cancelled]) {
      expect(await sendMailAgain(db, id, LATER)).toBe(true);
      expect(await rowOf(id)).toMatchObject({ ...WAITS, repeats: 0 });
    }
  });

  test('that was sent, as another one each time', async () => {
    const id = await enqueueMail(db, mailTo('asha@example.com'), TEN);
    for (const repeats of [1, 2]) {
      await markMailSent(db, await claim(LATER), TAKEN, LATER);
      expect(await sendMailAgain(db, id, LATER)).toBe(true);
      expect(await rowOf(id)).toMatchObject({ ...WAITS, repeats });
    }
  });

  test('but not one that waits, is being sent, or is gone', async () => {
    const id = await enqueueMail(db, mailTo('asha@example.com'), TEN);
    expect(await sendMailAgain(db, id, LATER)).toBe(false);
    const claimed = await claim(TEN);
    expect(await sendMailAgain(db, id, LATER)).toBe(false);
    expect(await rowOf(id)).toEqual(claimed);
    expect(await sendMailAgain(db, newId(), LATER)).toBe(false);
  });
});

describe('a mail is called off', () => {
  test('that waits, but not while it is being sent, nor when it has ended', async () => {
    const id = await enqueueMail(db, mailTo('asha@example.com'), TEN);
    const claimed = await claim(TEN);
    expect(await cancelMail(db, id, TEN)).toBe(false);
    await markMailFailed(db, claimed, FOR_NOW, TEN);
    expect(await cancelMail(db, id, LATER)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ cancelled_at: LATER.toISOString(), next_attempt_at: null });
    expect(await cancelMail(db, id, LATER)).toBe(false);
    expect(await claimDueMail(db, ANY_LANE, newId(), LATER)).toBeUndefined();
  });
});

describe('the mails of one issue', () => {
  const others = { kind: 'user' as const, id: 'nobody' };
  beforeEach(async () => {
    const readers = ['a', 'b', 'c', 'd'].map((name) => mailTo(`${name}@example.com`));
    await enqueueMails(db, [...readers, mailTo('other@example.com', others)], TEN);
  });

  test('are held back, and go on where they were', async () => {
    await markMailSent(db, await claim(TEN), TAKEN, TEN);
    const inHand = await claim(TEN);
    expect(await holdMailsAbout(db, ISSUE, TEN)).toBe(3);
    expect(await holdMailsAbout(db, ISSUE, TEN)).toBe(0);
    expect(await countMailsAbout(db, ISSUE)).toEqual({
      waiting: 0,
      held: 3,
      sent: 1,
      written: 0,
      failed: 0,
      cancelled: 0,
    });
    expect((await claim(LATER)).recipient).toBe('other@example.com');
    expect(await claimDueMail(db, ANY_LANE, newId(), LATER)).toBeUndefined();
    // What was being sent goes out all the same.
    expect(await markMailSent(db, inHand, TAKEN, LATER)).toBe(true);
    expect(await releaseMailsAbout(db, ISSUE)).toBe(2);
    expect((await claim(LATER)).recipient).toBe('c@example.com');
    expect(await countMailsAbout(db, ISSUE)).toEqual({
      waiting: 2,
      held: 0,
      sent: 2,
      written: 0,
      failed: 0,
      cancelled: 0,
    });
  });

  test('are called off, those too that are held back, but for the one that is being sent', async () => {
    const inHand = await claim(TEN);
    await holdMailsAbout(db, ISSUE, TEN);
    expect(await cancelMailsAbout(db, ISSUE, TEN)).toBe(3);
    expect(await markMailFailed(db, inHand, UNWANTED, TEN)).toBe(true);
    expect(await countMailsAbout(db, ISSUE)).toEqual({
      waiting: 0,
      held: 0,
      sent: 0,
      written: 0,
      failed: 1,
      cancelled: 3,
    });
  });
});

test('what waits is counted by lane, and since when', async () => {
  await enqueueMail(db, { ...mailTo('a@example.com'), lane: 0 }, LATER);
  await enqueueMail(db, mailTo('b@example.com'), TEN);
  await enqueueMail(db, { ...mailTo('c@example.com', { kind: 'user', id: '1' }), lane: 2 }, TEN);
  await holdMailsAbout(db, { kind: 'user', id: '1' }, TEN);
  expect(await findOutboxState(db)).toEqual({
    waiting: { 0: 1, 1: 1, 2: 0 },
    oldest: TEN.toISOString(),
    held: 1,
    failed: 0,
  });
});

describe('mail has been failing', () => {
  const fail = async (recipient: string, fault: MailFault, now: Date) => {
    const id = await enqueueMail(db, mailTo(recipient), now);
    const claimed_by = newId();
    await db.updateTable('outbox').set({ claimed_by, attempts: 1 }).where('id', '=', id).execute();
    await markMailFailed(db, { ...(await rowOf(id)), claimed_by }, fault, now);
  };
  const trouble = () => findMailTrouble(db, at('12:00:00'));

  test('since the first that failed after the last that was sent, in the words of the last', async () => {
    expect(await trouble()).toBeUndefined();
    await fail('a@example.com', AWAY, at('10:00:00'));
    await fail('b@example.com', { ...AWAY, message: '535 Wrong password' }, at('10:20:00'));
    expect(await trouble()).toEqual({ since: TEN.toISOString(), reason: '535 Wrong password' });

    await enqueueMail(db, mailTo('c@example.com'), at('10:00:00'));
    await markMailSent(db, await claim(at('10:00:01')), TAKEN, at('10:30:00'));
    expect(await trouble()).toBeUndefined();
    await fail('d@example.com', AWAY, at('10:40:00'));
    expect(await trouble()).toMatchObject({ since: at('10:40:00').toISOString() });
  });

  test('not where one recipient cannot be reached, but where two cannot', async () => {
    await fail('a@example.com', FOR_NOW, at('10:00:00'));
    await fail('a@example.com', FOR_NOW, at('10:10:00'));
    expect(await trouble()).toBeUndefined();
    await fail('b@example.com', UNWANTED, at('10:20:00'));
    expect(await trouble()).toEqual({ since: TEN.toISOString(), reason: UNWANTED.message });
  });

  test('not where an address does not exist: the server answers as it should', async () => {
    for (const name of ['a', 'b'])
      await fail(`${name}@example.com`, { ...UNWANTED, isAddress: true }, at('10:00:00'));
    expect(await trouble()).toBeUndefined();
  });

  test('not any more where staff have called off what failed', async () => {
    await fail('a@example.com', AWAY, at('10:00:00'));
    await cancelMailsAbout(db, ISSUE, LATER);
    expect(await trouble()).toBeUndefined();
  });

  test('by a clock that is right, whatever was sent while it was ahead', async () => {
    await enqueueMail(db, mailTo('c@example.com'), TEN);
    await markMailSent(db, await claim(TEN), TAKEN, new Date('2026-06-01T10:00:00Z'));
    await fail('a@example.com', AWAY, at('10:00:00'));
    await fail('b@example.com', AWAY, at('10:20:00'));
    expect(await trouble()).toMatchObject({ since: TEN.toISOString() });
  });
});
