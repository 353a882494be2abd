import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../contracts/audit.contract.ts';
import type { TestMailResult } from '../../../contracts/mail/mail-settings.contract.ts';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { openMailbox, type SmtpMailbox } from '../../../tests/support/smtp-mailbox.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

/** With a name for the agency. */
async function build(env: Record<string, string> = {}): Promise<TestApp> {
  const site = await buildTestApp({ env });
  await insertPlaceholders(site.db, demoSettings, new Date());
  return site;
}

const send = (site: TestApp, as: string) => site.post<TestMailResult>('/manage/mail/test', { as });

describe('with a mail server, a test mail', () => {
  let mailbox: SmtpMailbox;
  let site: TestApp;
  let email: string;
  let staff: string;
  beforeAll(async () => {
    mailbox = await openMailbox();
    const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'Agency <hello@agency.test>', RATE_LIMIT_SCALE: '1' };
    site = await build(env);
  });
  beforeEach(async () => {
    const admin = await makeAdmin(site.db);
    email = admin.email;
    staff = await site.signIn(admin);
    mailbox.setMood('take');
  });
  afterAll(async () => {
    await site.close();
    await mailbox.close();
  });

  test('goes to the person signed in, and the server’s answer is shown and in the log', async () => {
    const { body } = await send(site, staff);
    expect(body.data).toMatchObject({ outcome: 'sent', answer: expect.stringMatching(/^250 /) });
    const mail = await mailbox.waitForMail(email);
    expect(mail.recipients).toEqual([email]);
    expect(mail.subject).toMatch(/^Test mail from /);
    const [entry] = (await site.get<AuditEntry[]>('/audit', { as: staff })).body.data;
    expect(entry).toMatchObject({ action: 'mail.test', after: { outcome: 'sent' } });
  });

  test.each([
    ['refuse', /^550 /],
    ['refuse for now', /^451 /],
    ['hang up', /\w/],
  ] as const)('that is not taken says why: %s', async (mood, answer) => {
    mailbox.setMood(mood);
    const { status, body } = await send(site, staff);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ outcome: 'failed', answer: expect.stringMatching(answer) });
  });

  test('is not sent beside another one', async () => {
    const answers = await Promise.all([send(site, staff), send(site, staff)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toContain('is being sent at this moment');
    expect((await send(site, staff)).status).toBe(200);
  });

  test('is sent ten times in ten minutes to one person, and not to another one in their place', async () => {
    site.setClock('2026-05-01T10:00:00.000Z');
    const asha = await site.signIn(await makeAdmin(site.db));
    const bina = await site.signIn(await makeAdmin(site.db));
    for (let sent = 0; sent < 10; sent += 1) expect((await send(site, asha)).status).toBe(200);
    const refused = await send(site, asha);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect((await send(site, bina)).status).toBe(200);
    site.setClock('2026-05-01T10:10:00.001Z');
    expect((await send(site, asha)).status).toBe(200);
    site.setClock();
  });
});

describe('without a mail server, a test mail', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await build();
  });
  afterAll(() => site.close());

  test('is a file, and it is said where', async () => {
    const admin = await makeAdmin(site.db);
    const { body } = await send(site, await site.signIn(admin));
    expect(body.data.outcome).toBe('written');
    expect(readFileSync(body.data.answer, 'utf8')).toContain(`To: ${admin.email}`);
    const again = await send(site, await site.signIn(admin));
    expect(again.body.data.answer).toBe(body.data.answer);
  });
});

test('a mail server that is not there is said not to be there', async () => {
  const gone = await openMailbox();
  await gone.close();
  const site = await build({ SMTP_URL: gone.url, MAIL_FROM: 'hello@agency.test' });
  const { body } = await send(site, await site.signIn(await makeAdmin(site.db)));
  expect(body.data).toMatchObject({ outcome: 'failed', answer: expect.stringContaining('ECONNREFUSED') });
  await site.close();
});
