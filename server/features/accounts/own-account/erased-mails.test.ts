import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnData } from '../../../../contracts/accounts/own-account.contract.ts';
import { bounceMailTo } from '../../../../tests/support/bounces/bounce-mail-to.ts';
import { makeAdmin, makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import { storeContent } from '../../../mail/mail-content.ts';
import { mailFolder } from '../../../mail/mail-files.ts';
import { openMailTransport } from '../../../mail/transports.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

const NOW = '2026-11-20T06:30:00.000Z';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  await makeAdmin(site.db);
  site.setClock(NOW);
});
afterAll(() => site.close());

/** With a mail of their own, and one of somebody else's enquiry that names their address; both went out, as files. */
async function mailTraveller(email: string, isProved: boolean): Promise<string> {
  const as = await site.signIn(await makeUser(site.db, { email, email_proved_at: isProved ? NOW : null }));
  const other = await site.signIn(await makeUser(site.db));
  for (const sender of [as, other])
    await site.post('/booking', { as: sender, body: enquiryBodyOf({ userEmail: email }) });
  const transport = openMailTransport(site.deps.config, () => {});
  const mail = { subject: `We have it, ${email}`, text: `To ${email}`, html: '' };
  const rows = await site.db.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
  for (const { id } of rows) {
    await transport.send({ ...mail, id, to: email });
    const sent = { sent_at: NOW, next_attempt_at: null, content: storeContent(mail) };
    await site.db.updateTable('outbox').set(sent).where('id', '=', id).execute();
  }
  transport.close();
  expect(rows).toHaveLength(2);
  return as;
}

const erase = (as: string) => site.delete('/account', { as, body: { password: PASSWORD } });
const mailsTo = (email: string) =>
  site.db.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
const files = () => readdirSync(mailFolder(site.deps.config.dataDir));

test('the file of one’s own data tells what was mailed to a proved address, and how it fared', async () => {
  const email = 'told@example.com';
  const as = await mailTraveller(email, true);
  await bounceMailTo(site.db, email, new Date(NOW));
  const { mails, consents } = (await site.get<OwnData>('/account/data', { as })).body.data;
  expect(mails.map(({ kind, subject, state, endedAt }) => ({ kind, subject, state, endedAt }))).toEqual(
    expect.arrayContaining([
      { kind: 'enquiry-received', subject: `We have it, ${email}`, state: 'sent', endedAt: NOW },
      { kind: 'enquiry-received', subject: `We have it, ${email}`, state: 'failed', endedAt: NOW },
    ]),
  );
  expect(consents).toHaveLength(1);
});

test('an erasure takes every mail to a proved address with it: its row, its words, its file, and what came back of it', async () => {
  const email = 'erased@example.com';
  const as = await mailTraveller(email, true);
  await bounceMailTo(site.db, email, new Date(NOW));
  const ids = (await mailsTo(email)).map(({ id }) => id);
  expect(files().filter((name) => ids.some((id) => name.startsWith(id)))).toHaveLength(2);
  expect((await erase(as)).status).toBe(200);
  expect(await mailsTo(email)).toEqual([]);
  expect(files().filter((name) => ids.some((id) => name.startsWith(id)))).toEqual([]);
  for (const table of ['unreachable_addresses', 'bounce_notes', 'consents'] as const)
    expect(await site.db.selectFrom(table).select('email').where('email', '=', email).execute()).toEqual(
      // Somebody else's enquiry names the address: what that account agreed to is theirs.
      table === 'consents' ? [{ email }] : [],
    );
});

test('of an address that nobody proved, nothing is told, and only mails of their own enquiries go', async () => {
  const email = 'unproved@example.com';
  const as = await mailTraveller(email, false);
  expect((await site.get<OwnData>('/account/data', { as })).body.data.mails).toEqual([]);
  await erase(as);
  expect(await mailsTo(email)).toHaveLength(1);
});
