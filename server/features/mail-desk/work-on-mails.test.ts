// @module-tag dialect
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../contracts/audit.contract.ts';
import type {
  MailDetail,
  MailHealth,
  RunOutcome,
  SentAgain,
} from '../../../contracts/mail/manage-mail.contract.ts';
import { makeAdmin } from '../../../tests/support/factories.ts';
import {
  at,
  CANCELLED,
  FAILED,
  makeMail as makeStoredMail,
  SENT,
} from '../../../tests/support/made-mails.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';

const NOW = at(0);

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Pema' }));
});
beforeEach(async () => {
  site.setClock(NOW);
  staff = await site.signIn(await makeAdmin(site.db));
});
afterEach(async () => {
  for (const table of ['outbox', 'mail_trouble', 'unreachable_addresses', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

const makeMail = (given?: Partial<OutboxRow>) => makeStoredMail(site.db, given);
const health = async () => (await site.get<MailHealth>('/manage/mail/health', { as: staff })).body.data;
const row = (id: string) =>
  site.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const audit = async () =>
  (await site.get<AuditEntry[]>('/audit', { as: staff })).body.data.map(({ action, subjectLabel }) => [
    action,
    subjectLabel,
  ]);

const again = (id: string, isKnownAsSent = false) =>
  site.post<MailDetail>(`/manage/mail/${id}/again`, { as: staff, body: { isKnownAsSent } });
const cancel = (id: string) => site.put<MailDetail>(`/manage/mail/${id}/cancelled`, { as: staff });

describe('sending again', () => {
  test('has a mail that failed wait as if it were new, and is in the log', async () => {
    const id = await makeMail({ ...FAILED, attempts: 30 });
    const answer = await again(id);
    expect(answer.body.data).toMatchObject({ state: 'waiting', tries: 0, reason: null });
    expect(await row(id)).toMatchObject({ next_attempt_at: NOW, failed_at: null, repeats: 0 });
    expect(await audit()).toEqual([['mail.again', 'Two-step sign-in changed, or joined the staff']]);
  });

  test('asks first where the mail was sent, whatever the page had shown', async () => {
    const id = await makeMail(SENT);
    const refused = await again(id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('was sent meanwhile');
    expect(await row(id)).toMatchObject({ sent_at: at(-5), next_attempt_at: null });
    expect(await audit()).toEqual([]);

    expect((await again(id, true)).status).toBe(200);
    // Under another Message-ID: a mail program hides what it has seen.
    expect(await row(id)).toMatchObject({ sent_at: null, next_attempt_at: NOW, repeats: 1 });
  });

  test('of two who press at the same moment one does it', async () => {
    const id = await makeMail(FAILED);
    const answers = await Promise.all([again(id), again(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await audit()).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('ends a mail that waits, and sending it again takes that back', async () => {
    const id = await makeMail({ last_error: '451 Later' });
    expect((await cancel(id)).body.data).toMatchObject({ state: 'cancelled' });
    expect(await row(id)).toMatchObject({ cancelled_at: NOW, next_attempt_at: null });
    expect((await again(id)).body.data).toMatchObject({ state: 'waiting' });
    expect(await audit()).toEqual([
      ['mail.again', 'Two-step sign-in changed, or joined the staff'],
      ['mail.cancel', 'Two-step sign-in changed, or joined the staff'],
    ]);
  });

  test.each([
    ['is being sent', { claimed_until: at(1), claimed_by: 'a' }, 'being sent at this moment'],
    ['was sent', SENT, 'does not wait any more'],
    ['failed', FAILED, 'does not wait any more'],
  ])('leaves one alone that %s', async (_what, given, words) => {
    const id = await makeMail(given);
    const before = await row(id);
    const answer = await cancel(id);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain(words);
    expect(await row(id)).toEqual(before);
    expect(await audit()).toEqual([]);
  });
});

describe('sending again all that failed', () => {
  const step = async (run?: string) =>
    (await site.post<SentAgain>('/manage/mail-runs', { as: staff, body: { run } })).body.data;
  const outcome = async (run: string) =>
    (await site.get<RunOutcome>(`/manage/mail-runs/${run}`, { as: staff })).body.data;

  test('goes on in steps, passes over what fails meanwhile, and knows what came of it', async () => {
    for (let made = 0; made < 130; made += 1) await makeMail(FAILED);
    await makeMail(SENT);
    const first = await step();
    expect(first).toEqual({ run: NOW, again: 100, left: 30 });
    // One of them has failed again by now.
    const [hasty] = await site.db
      .selectFrom('outbox')
      .selectAll()
      .where('run_at', '=', NOW)
      .limit(1)
      .execute();
    await site.db
      .updateTable('outbox')
      .set({ ...FAILED, failed_at: at(1) })
      .where('id', '=', hasty?.id ?? '')
      .execute();
    site.setClock(at(1));
    expect(await step(first.run)).toEqual({ run: NOW, again: 30, left: 0 });
    expect(await outcome(first.run)).toEqual({ sent: 0, written: 0, waiting: 129, failed: 1, cancelled: 0 });
    await site.db.updateTable('outbox').set(SENT).where('next_attempt_at', 'is not', null).execute();
    expect(await outcome(first.run)).toEqual({ sent: 129, written: 0, waiting: 0, failed: 1, cancelled: 0 });
    expect(await audit()).toEqual([
      ['failed_mails.again', '30 in all'],
      ['failed_mails.again', '100 in all'],
    ]);
  });

  test('of two who press at the same moment each mail is one’s', async () => {
    for (let made = 0; made < 20; made += 1) await makeMail(FAILED);
    const [one, other] = await Promise.all([step(), step()]);
    expect((one?.again ?? 0) + (other?.again ?? 0)).toBe(20);
  });

  test('with nothing failed does nothing, and says so', async () => {
    expect(await step()).toEqual({ run: NOW, again: 0, left: 0 });
    expect(await audit()).toEqual([]);
  });
});

describe('whether mails go out', () => {
  test('is told with the failed ones, up to a hundred', async () => {
    await makeMail(FAILED);
    expect(await health()).toEqual({
      isSmtpSet: false,
      failed: 1,
      trouble: null,
      bounceTrouble: null,
      unproved: { waiting: 0, perHour: site.deps.config.mail.unprovedPerHour },
    });
    for (let made = 0; made < 120; made += 1) await makeMail(FAILED);
    expect((await health()).failed).toBe(100);
  });

  test('tells how many wait for room among those to unconfirmed addresses, while they do', async () => {
    await makeMail({ waits_for_room: 1, next_attempt_at: at(30) });
    await makeMail({ ...CANCELLED, waits_for_room: 1 });
    await makeMail({});
    expect((await health()).unproved.waiting).toBe(1);
  });

  test('is a trouble after a quarter of an hour, and over with the next mail that goes out', async () => {
    const id = await makeMail({ last_error: 'connect ECONNREFUSED', attempts: 4 });
    const trouble = { id: 'mail', since: at(-14), noted_at: NOW, is_servers: 1, mail_id: id };
    await site.db.insertInto('mail_trouble').values(trouble).execute();
    expect((await health()).trouble).toBeNull();
    site.setClock(at(1));
    expect((await health()).trouble).toEqual({ since: at(-14), reason: 'connect ECONNREFUSED' });
    await makeMail({ ...SENT, sent_at: NOW });
    expect((await health()).trouble).toBeNull();
  });
});
