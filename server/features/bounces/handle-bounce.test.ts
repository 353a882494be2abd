// @module-tag dialect
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bounceSample, PLAIN_FORMATS } from '../../../tests/support/bounces/bounce-sample.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { newId } from '../../db/identifiers.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { findUnreachable } from '../../mail/unreachable.queries.ts';
import { handleBounce } from './handle-bounce.ts';
import { readBounce } from './read-bounce.ts';

const NOW = new Date('2026-11-23T06:00:00.000Z');
const EMAIL = 'asha@elsewhere.example';

let database: TestDatabase;
let mail: { id: string; recipient: string };
beforeEach(async () => {
  database = await openTestDatabase();
  const about = { kind: 'booking' as const, id: newId() };
  const id = await enqueueMail(
    database.db,
    { kind: 'enquiry-received', recipient: EMAIL, payload: {}, about },
    NOW,
  );
  mail = { id, recipient: EMAIL };
  const sent = { sent_at: NOW.toISOString(), next_attempt_at: null };
  await database.db.updateTable('outbox').set(sent).execute();
});
afterEach(() => database.close());

async function comesBack(sample: string, more = ''): Promise<string> {
  const raw = Buffer.concat([bounceSample(sample, mail), Buffer.from(more)]);
  return handleBounce(database.db, { raw, bounce: await readBounce(raw) }, NOW);
}

const outbox = () => database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
const isMarked = async () => (await findUnreachable(database.db, [EMAIL])).has(EMAIL);
const notes = () => database.db.selectFrom('bounce_notes').selectAll().execute();

test('a refusal that says nothing of the mailbox fails the mail and marks nobody', async () => {
  expect(await comesBack('policy-refusal')).toBe('failed');
  expect(await outbox()).toMatchObject({
    sent_at: null,
    last_error: expect.stringMatching(/^Came back: 5\.7\.1/),
  });
  expect(await isMarked()).toBe(false);
});

test.each(PLAIN_FORMATS)(
  'a bounce in the plain words of %s fails the mail and marks its address',
  async (format) => {
    expect(await comesBack(format)).toBe('failed');
    expect(await outbox()).toMatchObject({ failed_at: NOW.toISOString() });
    expect(await isMarked()).toBe(true);
  },
);

test('an abuse report is noted of its mail, and marks nobody', async () => {
  expect(await comesBack('abuse-report')).toBe('complaint');
  expect(await outbox()).toMatchObject({ sent_at: NOW.toISOString(), failed_at: null });
  expect(await notes()).toMatchObject([{ mail_id: mail.id, email: EMAIL, action: 'complaint' }]);
  expect(await isMarked()).toBe(false);
  for (let nth = 0; nth < 7; nth += 1) await comesBack('abuse-report', String(nth));
  expect(await notes()).toHaveLength(5);
});

test('whatever else comes back is noted by its subject, five times of a mail at most, and marks nobody', async () => {
  for (let nth = 0; nth < 7; nth += 1) await comesBack('out-of-office', String(nth));
  expect(await outbox()).toMatchObject({ sent_at: NOW.toISOString(), failed_at: null });
  const words = 'Automatic reply: We have your enquiry TT-7K3M2';
  expect(await notes()).toMatchObject(Array.from({ length: 5 }, () => ({ action: 'other', words })));
  expect(await isMarked()).toBe(false);
});

test('the first report of an address that was corrected since, and the mail sent again, marks nobody', async () => {
  const right = 'right@elsewhere.example';
  await database.db.updateTable('outbox').set({ recipient: right, repeats: 1 }).execute();
  expect(await comesBack('postfix')).toBe('known already');
  expect(await outbox()).toMatchObject({ failed_at: null, sent_at: NOW.toISOString() });
  expect((await findUnreachable(database.db, [right])).size).toBe(0);
});

test('a second report of an address that a mail went to before marks nobody at the one it goes to now', async () => {
  await comesBack('postfix');
  const right = 'right@elsewhere.example';
  const again = { recipient: right, failed_at: null, sent_at: NOW.toISOString(), last_error: null };
  await database.db.updateTable('outbox').set(again).execute();
  expect(await comesBack('exim')).toBe('known already');
  expect(await outbox()).toMatchObject(again);
  expect((await findUnreachable(database.db, [right])).size).toBe(0);
});
