// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import type { WaitingInvitation } from '../../contracts/staff/staff-invitations.contract.ts';
import { everythingIn } from '../../tests/support/database/everything-in.ts';
import { makeAdmin, makeOwner, makeProvedUser, PASSWORD } from '../../tests/support/factories.ts';
import { setUpSecondFactor } from '../../tests/support/second-factor.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import type { UserRow } from '../db/schema.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

const CHOSEN = 'rhododendrons in april';
let site: TestApp;
let owner: UserRow;
let as: string;
let made = 0;

beforeAll(async () => {
  site = await buildTestApp({ withMail: true });
  await insertPlaceholders(site.db, demoSettings, new Date());
});
beforeEach(async () => {
  await site.db.deleteFrom('users').execute();
  await askSecondFactorOf();
  owner = await makeOwner(site.db, { username: 'Nima' });
  as = await site.signIn(owner);
});
afterAll(() => site.close());

const askSecondFactorOf = (roles: string[] = []) =>
  site.db
    .updateTable('settings')
    .set({ value: JSON.stringify(roles) })
    .where('name', '=', 'secondFactorRoles')
    .execute();

async function invite(staffRole: string, by = as) {
  made += 1;
  const email = `invited-${made}@hills.example`;
  const body = { username: `Invited ${made}`, email, staffRole };
  expect((await site.post('/staff/invitations', { as: by, body })).status).toBe(200);
  const token = await vi.waitUntil(
    () => {
      const mail = site.mailbox.mails.find(({ recipients }) => recipients.includes(email));
      return new RegExp(`${SITE_URL}/staff-invitation/([\\w-]+)`).exec(mail?.text ?? '')?.[1];
    },
    { timeout: 20_000 },
  );
  return { email, token };
}
const accept = (token: string) => site.post(`/staff-invitations/${token}`, { body: { password: CHOSEN } });
const signIn = async (email: string, password = CHOSEN) =>
  (await site.post('/auth/login', { body: { email, password } })).body.token;
const idOf = async (email: string) =>
  (await site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id ?? '';
const dismiss = (id: string, by = as, account = 'traveller') =>
  site.post(`/users/${id}/departure`, { as: by, body: { account, password: PASSWORD, handTo: 'nobody' } });

async function mailsAreOut(): Promise<void> {
  const open = site.db.selectFrom('outbox').select('id').where('next_attempt_at', 'is not', null);
  await expect.poll(() => open.execute(), { timeout: 20_000 }).toEqual([]);
}

async function join(staffRole: string) {
  const { email, token } = await invite(staffRole);
  expect((await accept(token)).status).toBe(200);
  return { email, token, id: await idOf(email), session: await signIn(email) };
}

/** Every call of staff, of what is not there. */
async function statusesOf(session: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const { call } of ALL_CALLS.filter(({ may }) => may)) {
    const [method = '', path = ''] = call.split(' ');
    const answer = await site.app.inject({
      method: method as 'GET',
      url: `/api/v1${path.replaceAll(/:\w+/g, 'nowhere')}`,
      headers: { authorization: `Bearer ${session}` },
    });
    statuses.push(answer.statusCode);
  }
  return [...new Set(statuses)];
}

describe('a dismissed agent', () => {
  test('gets in by no session, password or old link of staff', async () => {
    const { email, token, id, session } = await join('agent');
    expect((await site.get('/manage/bookings', { as: session })).status).toBe(200);
    await dismiss(id);
    await mailsAreOut();
    const before = await everythingIn(site.db);
    expect(await statusesOf(session)).toEqual([401]);
    expect((await accept(token)).status).toBe(400);
    expect(await everythingIn(site.db)).toEqual(before);
    expect(await statusesOf(await signIn(email))).toEqual([403]);
  });

  test('has no use of an invitation to the own address, sent before the staff was joined in another way', async () => {
    const { email, token } = await invite('manager');
    const { id } = await makeProvedUser(site.db, { email });
    await site.put(`/users/${id}/role`, { as, body: { role: 'admin', staffRole: 'reader' } });
    expect((await accept(token)).status).toBe(400);
    await dismiss(id);
    expect((await accept(token)).status).toBe(400);
    const row = await site.db.selectFrom('users').select('staff_role').where('id', '=', id).execute();
    expect(row).toEqual([{ staff_role: null }]);
  });

  test('brings nobody in who was invited by them', async () => {
    const other = await makeOwner(site.db, { username: 'Pema' });
    const others = await site.signIn(other);
    const { email, token } = await invite('manager', others);
    const late = { username: 'Late', email: 'late@hills.example', staffRole: 'manager' };
    const body = { staffRole: 'agent', password: PASSWORD };
    expect((await site.put(`/users/${other.id}/staff-role`, { as: others, body })).status).toBe(200);
    expect((await site.post('/staff/invitations', { as: others, body: late })).status).toBe(403);
    await dismiss(other.id);
    expect((await accept(token)).status).toBe(400);
    expect(await idOf(email)).toBe('');
    expect((await site.get<WaitingInvitation[]>('/staff/invitations', { as })).body.data).toEqual([]);
  });

  test('is on the staff or not, when the invitation is accepted as its inviter leaves', async () => {
    const other = await makeOwner(site.db, { username: 'Pema' });
    const { email, token } = await invite('agent', await site.signIn(other));
    await site.db.updateTable('users').set({ staff_role: 'agent' }).where('id', '=', other.id).execute();
    const [accepted, left] = await Promise.all([accept(token), dismiss(other.id)]);
    expect(left.status).toBe(200);
    expect([200, 400]).toContain(accepted.status);
    expect((await idOf(email)) !== '').toBe(accepted.status === 200);
    expect((await accept(token)).status).toBe(400);
  });
});

describe('a reader', () => {
  test('changes nothing, and makes nobody staff', async () => {
    const { session, id } = await join('reader');
    await mailsAreOut();
    const before = await everythingIn(site.db);
    for (const { call } of ALL_CALLS.filter(({ may, call: line }) => may && !line.startsWith('GET'))) {
      const [method = '', path = ''] = call.split(' ');
      const url = `/api/v1${path.replaceAll(/:\w+/g, id)}`;
      const headers = { authorization: `Bearer ${session}` };
      const answer = await site.app.inject({ method: method as 'PUT', url, headers, payload: {} });
      expect([400, 403, 404], call).toContain(answer.statusCode);
    }
    expect(await everythingIn(site.db)).toEqual(before);
    for (const [path, body] of [
      ['/staff/invitations', { username: 'Me', email: 'me@hills.example', staffRole: 'manager' }],
      [`/users/${id}/ownership-offer`, { password: CHOSEN, giverStays: true }],
    ] as const)
      expect((await site.post(path, { as: session, body })).status).toBe(403);
    const own = { staffRole: 'manager', password: CHOSEN };
    expect((await site.put(`/users/${id}/staff-role`, { as: session, body: own })).status).toBe(403);
  });
});

describe('an invited stranger', () => {
  test('is nobody before the invitation is accepted, and gets the role that was given, not more', async () => {
    const { email, token } = await invite('agent');
    for (const bearer of [token, 'made-up']) expect(await statusesOf(bearer)).toEqual([401]);
    const more = { password: CHOSEN, staffRole: 'owner', role: 'admin', email: owner.email };
    expect((await site.post(`/staff-invitations/${token}`, { body: more })).status).toBe(200);
    const session = await signIn(email);
    expect((await site.get('/account', { as: session })).body.data).toMatchObject({ staffRole: 'agent' });
    expect((await site.get('/users', { as: session })).status).toBe(403);
    expect(await signIn(owner.email, PASSWORD)).toEqual(expect.any(String));
  });

  test('who passed the link on is told at the invited address, and the link is used up', async () => {
    const { email, token } = await invite('agent');
    expect((await accept(token)).status).toBe(200);
    await vi.waitUntil(
      () =>
        site.mailbox.mails.some(
          ({ recipients, subject }) =>
            recipients.includes(email) && subject?.startsWith('You are on the staff'),
        ),
      { timeout: 20_000 },
    );
    expect((await accept(token)).status).toBe(400);
  });

  test('does nothing before two steps are set up where the role needs them', async () => {
    await askSecondFactorOf(['agent']);
    const { email, token } = await invite('agent');
    const seen = await site.get(`/staff-invitations/${token}`);
    expect(seen.body.data).toMatchObject({ needsSecondFactor: true });
    await accept(token);
    const session = await signIn(email);
    expect((await site.get('/manage/bookings', { as: session })).body.code).toBe('set_up_second_factor');
  });
});

test('an owner asks a second step of roles; nobody is locked out, and nobody else sets it', async () => {
  const manager = await site.signIn(await makeAdmin(site.db));
  const set = async (by: string, secondFactorRoles: string[]) => {
    const { data } = (await site.get<{ updatedAt: string }>('/settings/editable', { as: by })).body;
    return site.put('/settings', { as: by, body: { basedOn: data.updatedAt, secondFactorRoles } });
  };
  expect((await set(manager, ['agent'])).status).toBe(403);
  expect((await set(as, ['owner', 'manager'])).status).toBe(200);
  for (const session of [manager, as]) {
    expect((await site.get('/manage/bookings', { as: session })).body.code).toBe('set_up_second_factor');
    expect((await site.get('/account/second-factor', { as: session })).body.data).toMatchObject({
      isRequired: true,
    });
    await setUpSecondFactor(site, session);
    expect((await site.get('/manage/bookings', { as: session })).status).toBe(200);
  }
  expect((await set(as, [])).status).toBe(200);
  const other = await site.signIn(await makeAdmin(site.db));
  expect((await site.get('/manage/bookings', { as: other })).status).toBe(200);
});
