import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieHeaderOf } from '../../../tests/support/cookie-headers.ts';
import { makeAdmin, makeUser, PASSWORD } from '../../../tests/support/factories.ts';
import { codeAt, setUpSecondFactor } from '../../../tests/support/second-factor.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { UserRow } from '../../db/schema.ts';
import { createMailBuilder } from '../../mail-builder.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { insertMailedLink, issueMailedLink } from './mailed-links.queries.ts';
import { resetAdmin } from './reset-admin.ts';

/** Half past ten in the evening in India. */
const EVENING = '2026-11-20T17:00:00.000Z';
const NEW_PASSWORD = 'sal forest road';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let site: TestApp;
let owner: UserRow;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  await makeAdmin(site.db, { email: 'nima@agency.example' });
});
beforeEach(async () => {
  site.setClock(EVENING);
  await site.db.deleteFrom('outbox').execute();
  owner = await makeUser(site.db, { username: 'Asha of the Ridge' });
  as = await site.signIn(owner);
});
afterEach(() => site.setClock());
afterAll(() => site.close());

/** The mails of a kind, as the worker would send them. */
async function mailsOf(kind: string) {
  const build = createMailBuilder(site.deps, SITE_URL);
  const rows = await site.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({ ...(await build(row, { isPreview: false })), to: row.recipient })),
  );
}

describe('a password that was changed', () => {
  const change = (currentPassword: string, newPassword: string) =>
    site.post('/account/password', { as, body: { currentPassword, newPassword } });

  test('by the old one is told to the address of the account, with the time in India and what to do', async () => {
    expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(200);
    const [mail, ...others] = await mailsOf('password-changed');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: owner.email, replyTo: 'nima@agency.example' });
    expect(mail?.subject).toBe(`Your password was changed [A-${owner.id.slice(-6).toUpperCase()}]`);
    const text = mail?.text?.replaceAll('\n', ' ');
    expect(text).toContain('on 20 Nov 2026, 10:30 pm (India), by somebody who knew the old one.');
    expect(text).toContain(`${SITE_URL}/forgot-password`);
    // A stranger may have registered and chosen the username.
    for (const word of [PASSWORD, NEW_PASSWORD, owner.username])
      expect(JSON.stringify(mail)).not.toContain(word);
  });

  test('by the link of a mail, or by the host, is told as that', async () => {
    const reset = await insertMailedLink(site.db, 'password_resets', owner.id, site.deps.now());
    const token = await issueMailedLink(site.db, 'password_resets', reset, site.deps.now());
    const body = { password: NEW_PASSWORD };
    expect((await site.post(`/auth/reset-password/${token}`, { body })).status).toBe(200);
    const admin = await makeAdmin(site.db);
    await resetAdmin(site.db, admin.email, site.deps.now());
    const mails = await mailsOf('password-changed');
    expect(mails.map(({ to }) => to)).toEqual([owner.email, admin.email]);
    expect(mails[0]?.text?.replaceAll('\n', ' ')).toContain('by a link that we mailed to this address');
    expect(mails[1]?.text?.replaceAll('\n', ' ')).toContain('by the person who runs this site');
  });

  test('is not told where nothing was changed', async () => {
    expect((await change('wrong', NEW_PASSWORD)).status).toBe(400);
    expect((await change(PASSWORD, 'password')).status).toBe(400);
    expect(
      (await site.post('/auth/reset-password/nobody', { body: { password: NEW_PASSWORD } })).status,
    ).toBe(400);
    expect(await mailsOf('password-changed')).toEqual([]);
  });
});

describe('a sign-in of staff', () => {
  const signIn = (email: string, given: { cookie?: string; password?: string; code?: string } = {}) => {
    const { cookie, password = PASSWORD, code } = given;
    const headers = { origin: SITE_URL, 'user-agent': FIREFOX, ...(cookie && { cookie }) };
    return site.post('/auth/login', { body: { email, password, ...(code && { code }) }, headers });
  };

  test('with a browser that the account does not know is told, once for each browser', async () => {
    const { email, id } = await makeAdmin(site.db);
    const first = await signIn(email);
    await site.db.deleteFrom('outbox').execute();
    await signIn(email, { cookie: cookieHeaderOf(first) });
    expect(await mailsOf('new-sign-in')).toEqual([]);
    const second = await signIn(email);
    await signIn(email, { cookie: cookieHeaderOf(second) });
    const [mail, ...others] = await mailsOf('new-sign-in');
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toBe(`New sign-in to your account [A-${id.slice(-6).toUpperCase()}]`);
    expect(mail?.text).toContain('When: 20 Nov 2026, 10:30 pm (India)\nBrowser: Firefox on Windows');
    expect(mail?.text).toContain(`${SITE_URL}/forgot-password`);
    expect(mail?.text).toContain(`${SITE_URL}/account`);
  });

  test('that came to nothing is not told, nor is one of a traveller', async () => {
    const admin = await makeAdmin(site.db);
    const { email } = admin;
    await signIn(email);
    const { secret } = await setUpSecondFactor(site, await site.signIn(admin));
    await site.db.deleteFrom('outbox').execute();
    await signIn(email, { password: 'wrong' });
    await signIn(email);
    await signIn(owner.email);
    await signIn(owner.email);
    expect(await mailsOf('new-sign-in')).toEqual([]);
    site.setClock('2026-11-20T17:05:00.000Z');
    expect((await signIn(email, { code: codeAt(secret, site.deps.now()) })).status).toBe(200);
    expect(await mailsOf('new-sign-in')).toMatchObject([{ to: email }]);
  });
});

test('a file of one’s own data is told to its owner, and nothing of it is in the mail', async () => {
  expect((await site.get('/account/data', { as })).status).toBe(200);
  expect((await site.get('/account/data')).status).toBe(401);
  const [mail, ...others] = await mailsOf('data-export');
  expect(others).toEqual([]);
  expect(mail?.to).toBe(owner.email);
  expect(mail?.subject).toBe(`A copy of your data was downloaded [A-${owner.id.slice(-6).toUpperCase()}]`);
  expect(mail?.text?.replaceAll('\n', ' ')).toContain('from your account on 20 Nov 2026, 10:30 pm (India).');
  expect(mail?.attachments ?? []).toEqual([]);
  expect(JSON.stringify(mail)).not.toContain(owner.username);
});
