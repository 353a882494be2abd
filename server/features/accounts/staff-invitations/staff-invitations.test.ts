// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WaitingInvitation } from '../../../../contracts/staff/staff-invitations.contract.ts';
import { bounceMailTo } from '../../../../tests/support/bounces/bounce-mail-to.ts';
import { makeAgent, makeOwner, makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';
import { removeOldInvitations } from './staff-invitations.queries.ts';

const EMAIL = 'dolma@hills.example';
const CHOSEN = 'rhododendrons in april';
let site: TestApp;
let owner: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp({ withMail: true });
});
beforeEach(async () => {
  site.setClock();
  for (const table of ['users', 'outbox', 'mail_turns', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
  site.mailbox.mails.length = 0;
  owner = await makeOwner(site.db, { username: 'Nima' });
  as = await site.signIn(owner);
});
afterAll(() => site.close());

const invite = (given: object = {}, by = as) =>
  site.post('/staff/invitations', {
    as: by,
    body: { username: 'Dolma', email: EMAIL, staffRole: 'agent', ...given },
  });
const waiting = async () => (await site.get<WaitingInvitation[]>('/staff/invitations', { as })).body.data;
const accept = (token: string, password = CHOSEN) =>
  site.post(`/staff-invitations/${token}`, { body: { password } });
const stateOf = async (token: string) =>
  (await site.get<{ state: string }>(`/staff-invitations/${token}`)).body.data.state;
const signIn = (password = CHOSEN, email = EMAIL) => site.post('/auth/login', { body: { email, password } });
const rowOf = (email = EMAIL) =>
  site.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const departure = { account: 'traveller', password: PASSWORD, handTo: 'nobody' };

/** Of the newest mail, once so many have come. */
async function mailedToken(count = 1): Promise<string> {
  const tokens = () =>
    site.mailbox.mails.flatMap(
      ({ text = '' }) => new RegExp(`${SITE_URL}/staff-invitation/([\\w-]+)`).exec(text)?.[1] ?? [],
    );
  const found = await vi.waitUntil(() => (tokens().length >= count ? tokens() : undefined), {
    timeout: 20_000,
  });
  return found.at(-1) ?? '';
}

describe('who is invited', () => {
  test('chooses a password by the link of the mail, is staff in that role, and the address is proved', async () => {
    expect((await invite()).body.message).toBe(`The invitation is on its way to ${EMAIL}.`);
    const token = await mailedToken();
    const [mail] = site.mailbox.mails;
    expect(mail?.text).toContain('Nima invites you');
    expect(mail?.text).toContain('works once, for seven days');
    const stored = await site.db.selectFrom('staff_invitations').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);
    const open = await site.get(`/staff-invitations/${token}`);
    expect(open.body.data).toMatchObject({
      state: 'open',
      username: 'Dolma',
      email: EMAIL,
      hasAccount: false,
    });

    expect((await accept(token, 'dolma')).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
    expect(await rowOf()).toMatchObject({
      username: 'Dolma',
      staff_role: 'agent',
      email_proved_at: expect.any(String),
    });
    expect((await signIn()).body.role).toBe('admin');
    expect(await stateOf(token)).toBe('used');
    expect((await accept(token)).body.message).toContain('was accepted already');
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'subject_label', 'after'])
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      {
        action: 'invitation.invite',
        actor_name: 'Nima',
        subject_label: 'Dolma',
        after: JSON.stringify({ email: EMAIL, staffRole: 'agent' }),
      },
      {
        action: 'user.joined-staff',
        actor_name: 'Dolma',
        subject_label: 'Dolma',
        after: JSON.stringify({ staffRole: 'agent', invitedBy: 'Nima' }),
      },
    ]);
  });

  test('keeps an account that was there, with another password and no session', async () => {
    const traveller = await makeUser(site.db, { email: EMAIL, username: 'Dolma Rai' });
    const former = await site.signIn(traveller);
    await invite({ staffRole: 'reader' });
    const token = await mailedToken();
    expect((await site.get(`/staff-invitations/${token}`)).body.data).toMatchObject({ hasAccount: true });
    expect((await accept(token)).status).toBe(200);
    expect(await rowOf()).toMatchObject({ id: traveller.id, username: 'Dolma Rai', staff_role: 'reader' });
    expect((await site.get('/account', { as: former })).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  test('has one link that works: two who press at once join once', async () => {
    await invite();
    const token = await mailedToken();
    const answers = await Promise.all([accept(token), accept(token, 'another good password')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const users = await site.db.selectFrom('users').select('id').where('email', '=', EMAIL).execute();
    expect(users).toHaveLength(1);
  });
});

describe('an invitation', () => {
  test('ends after seven days, when it is revoked, and when it is sent again', async () => {
    await invite();
    const first = await mailedToken();
    const [before] = await waiting();
    await site.post(`/staff/invitations/${before?._id}/again`, { as });
    expect(await stateOf(first)).toBe('ended');
    const second = await mailedToken(2);
    expect(await stateOf(second)).toBe('open');

    const [{ _id = '', until = '' } = {}] = await waiting();
    site.setClock(new Date(Date.parse(until ?? '') + 1).toISOString());
    const later = await site.signIn(owner);
    expect(await stateOf(second)).toBe('ended');
    expect((await accept(second)).status).toBe(400);
    expect((await site.get<[]>('/staff/invitations', { as: later })).body.data).toEqual([]);
    expect((await site.post(`/staff/invitations/${_id}/again`, { as: later })).status).toBe(404);

    expect((await invite({}, later)).status).toBe(200);
    const third = await mailedToken(3);
    const open = await site.get<WaitingInvitation[]>('/staff/invitations', { as: later });
    await site.delete(`/staff/invitations/${open.body.data[0]?._id}`, { as: later });
    expect(await stateOf(third)).toBe('ended');
    expect((await accept(third)).status).toBe(400);
    expect(await rowOf()).toBeUndefined();
    expect(await stateOf('made-up')).toBe('unknown');
  });

  test('is in the list with who invited, until when, and whether its mail came back', async () => {
    await invite();
    await mailedToken();
    await expect.poll(async () => (await waiting())[0]?.mail?.state).toBe('sent');
    expect(await waiting()).toMatchObject([
      { username: 'Dolma', staffRole: 'agent', invitedBy: { username: 'Nima' }, unreachable: null },
    ]);
    await bounceMailTo(site.db, EMAIL, site.deps.now());
    expect((await waiting())[0]?.unreachable).toEqual(expect.any(String));
  });

  test('goes to nobody who is on the staff, left it lately, or has one', async () => {
    const agent = await makeAgent(site.db, { username: 'Pema', email: EMAIL });
    const said = 'Pema is on the staff already, as agent.';
    expect((await invite()).body).toMatchObject({ message: said, fields: { email: said } });
    await site.post(`/users/${agent.id}/departure`, { as, body: departure });
    expect((await invite()).body.message).toContain('Pema left the staff lately.');
    const email = 'asha@hills.example';
    const both = await Promise.all([invite({ email }), invite({ email })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await invite({ email: 'x@hills.example', staffRole: 'owner' })).status).toBe(400);
  });

  test('is mailed to one address five times an hour', async () => {
    const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const own = await strict.signIn(await makeOwner(strict.db));
    const body = { username: 'Dolma', email: EMAIL, staffRole: 'agent' };
    await strict.post('/staff/invitations', { as: own, body });
    const statuses: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const { data } = (await strict.get<WaitingInvitation[]>('/staff/invitations', { as: own })).body;
      statuses.push((await strict.post(`/staff/invitations/${data[0]?._id}/again`, { as: own })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    await strict.close();
  });

  test('is forgotten after 30 days, with its mail and its name in the log', async () => {
    await invite();
    await mailedToken();
    await removeOldInvitations(site.db, new Date(Date.now() + 31 * 86_400_000));
    expect(await site.db.selectFrom('staff_invitations').select('id').execute()).toEqual([]);
    expect(await site.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    const [entry] = await site.db.selectFrom('audit_log').selectAll().execute();
    expect(entry).toMatchObject({ subject_label: 'Somebody who was invited', after: null });
  });
});
