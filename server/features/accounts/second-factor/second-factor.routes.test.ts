import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserInList } from '../../../../contracts/accounts/accounts.contract.ts';
import type {
  NewSecondFactor,
  RecoveryCodes,
  SecondFactorState,
} from '../../../../contracts/accounts/own-account.contract.ts';
import { makeAdmin, makeOwner, makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { codeAt, setUpSecondFactor } from '../../../../tests/support/second-factor.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { UserRow } from '../../../db/schema.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';
import { resetAdmin } from '../reset-admin.ts';

const NOON = '2026-11-20T06:30:00.000Z';
const later = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();

let site: TestApp;
let admin: UserRow;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
beforeEach(async () => {
  site.setClock(NOON);
  admin = await makeAdmin(site.db, { username: 'Nima' });
  as = await site.signIn(admin);
});
afterAll(() => site.close());

const begin = (password = PASSWORD) =>
  site.post<NewSecondFactor>('/account/second-factor', { as, body: { password } });
const confirm = (code: string) =>
  site.post<RecoveryCodes>('/account/second-factor/confirmation', { as, body: { code } });
const state = async () => (await site.get<SecondFactorState>('/account/second-factor', { as })).body.data;
const signIn = (code?: string) =>
  site.post('/auth/login', { body: { email: admin.email, password: PASSWORD, code } });
const history = async () => {
  const rows = site.db.selectFrom('audit_log').selectAll().where('subject_id', '=', admin.id);
  return (await rows.orderBy('id').execute()).map(({ action, actor_name }) => `${actor_name}: ${action}`);
};
const mails = async () => {
  const rows = site.db.selectFrom('outbox').selectAll().where('recipient', '=', admin.email);
  return (await rows.orderBy('id').execute()).map(({ payload }) => JSON.parse(payload));
};

describe('setting it up', () => {
  test('takes the password, and answers what an app has to know', async () => {
    const wrong = await begin('not this one');
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ password: 'This is not your password.' });

    const { status, body } = await begin();
    expect(status).toBe(200);
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(body.data.address);
    expect(address.protocol + address.host).toBe('otpauth:totp');
    expect(decodeURIComponent(address.pathname)).toBe(`/Teesta Trails:${admin.email}`);
    expect(address.searchParams.get('secret')).toBe(body.data.secret);
  });

  test('is for staff', async () => {
    const traveller = await site.signIn(await makeUser(site.db));
    const answer = await site.post('/account/second-factor', { as: traveller, body: { password: PASSWORD } });
    expect(answer.status).toBe(403);
  });

  test('asks for nothing before a first code has proved the app', async () => {
    const { secret } = (await begin()).body.data;
    expect((await state()).since).toBeNull();
    expect((await signIn()).status).toBe(200);

    const wrong = await confirm('000000');
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toHaveProperty('code');
    expect((await state()).since).toBeNull();

    expect((await confirm(codeAt(secret, NOON))).status).toBe(200);
    expect(await state()).toEqual({ since: NOON, recoveryCodesLeft: 10, isRequired: false });
  });

  test('ends every other session, and says so in the history and by mail', async () => {
    const elsewhere = await site.signIn(admin);
    await setUpSecondFactor(site, as);
    expect((await site.get('/account', { as: elsewhere })).status).toBe(401);
    expect((await site.get('/account', { as })).status).toBe(200);
    expect(await history()).toEqual(['Nima: user.second-factor-on']);
    expect(await mails()).toEqual([{ change: 'second-factor-on' }]);
  });

  test('begun a second time gives another secret, and once it is on neither begins nor confirms again §V6.5.3', async () => {
    const first = (await begin()).body.data.secret;
    const { secret } = (await begin()).body.data;
    const ofFirst = await confirm(codeAt(first, NOON));
    expect(ofFirst.status).toBe(400);
    expect(ofFirst.body.fields?.code).toMatch(/if you began more than once, of the newest QR code\.$/);
    expect((await confirm(codeAt(secret, NOON))).status).toBe(200);
    expect((await begin()).status).toBe(409);
    site.setClock(later(30));
    expect((await confirm(codeAt(secret, later(30)))).status).toBe(409);
  });

  test('confirmed a second time, as after an answer that was lost, leads to recovery codes that can be seen', async () => {
    const { secret } = (await begin()).body.data;
    await confirm(codeAt(secret, NOON));
    const again = await confirm(codeAt(secret, NOON));
    expect(again.body.message).toBe(
      'Two-step sign-in is on already. If you have not seen its recovery codes, please make new ones.',
    );
  });

  test('stores recovery codes as hashes alone §V6.5.2 §V6.5.4', async () => {
    const { recoveryCodes } = await setUpSecondFactor(site, as);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
    const rows = await site.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', admin.id)
      .execute();
    expect(rows).toHaveLength(10);
    const plain = recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')]);
    for (const code of plain) expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('is seen by staff in the list of users, and on the page of the account', async () => {
    const has = async () => {
      const [list, one, own] = await Promise.all([
        site.get<UserInList[]>('/users', { as }),
        site.get<UserInList>(`/users/${admin.id}`, { as }),
        site.get<UserInList>('/account', { as }),
      ]);
      const listed = list.body.data.find(({ _id }) => _id === admin.id);
      return [listed, one.body.data, own.body.data].map((user) => user?.hasSecondFactor);
    };
    await begin();
    expect(await has()).toEqual([false, false, false]);
    await setUpSecondFactor(site, as);
    expect(await has()).toEqual([true, true, true]);
  });
});

describe('changing it', () => {
  const change = async (method: 'renew' | 'off', password: string, code: string) =>
    method === 'off'
      ? site.delete('/account/second-factor', { as, body: { password, code } })
      : site.post<RecoveryCodes>('/account/second-factor/recovery-codes', { as, body: { password, code } });

  test.each(['renew', 'off'] as const)('%s: takes the password and a code', async (method) => {
    const { secret } = await setUpSecondFactor(site, as);
    site.setClock(later(30));
    const code = codeAt(secret, later(30));
    expect((await change(method, 'not this one', code)).body.fields).toHaveProperty('password');
    expect((await change(method, PASSWORD, '000000')).body.fields).toHaveProperty('code');
    expect(await history()).toHaveLength(1);
    expect((await change(method, PASSWORD, code)).status).toBe(200);
  });

  test.each(['renew', 'off'] as const)('%s: is refused where it is off', async (method) => {
    expect((await change(method, PASSWORD, '123456')).status).toBe(409);
  });

  test('off, the password alone signs in again, and no code of then lets anybody in later', async () => {
    const { recoveryCodes } = await setUpSecondFactor(site, as);
    await change('off', PASSWORD, recoveryCodes[0] ?? '');
    expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    expect((await signIn()).status).toBe(200);
    expect((await history()).at(-1)).toBe('Nima: user.second-factor-off');
    expect((await mails()).at(-1)).toEqual({ change: 'second-factor-off' });
    await setUpSecondFactor(site, as);
    expect((await signIn(recoveryCodes[1])).status).toBe(401);
  });

  test('new recovery codes end the old ones', async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(site, as);
    site.setClock(later(30));
    const renewed = await change('renew', PASSWORD, codeAt(secret, later(30)));
    const codes = (renewed.body.data as RecoveryCodes).recoveryCodes;
    expect((await signIn(recoveryCodes[0])).status).toBe(401);
    expect((await signIn(codes[0])).status).toBe(200);
    expect(await history()).toContain('Nima: user.recovery-codes');
  });

  test('at the server, with the password, switches it off, and says so §V6.4.4', async () => {
    await setUpSecondFactor(site, as);
    const made = await resetAdmin(site.db, admin.email, new Date(NOON));
    expect(made).toMatchObject({ lostSecondFactor: true });
    expect((await history()).slice(-2)).toEqual([
      'npm run admin:reset: user.password',
      'npm run admin:reset: user.second-factor-off',
    ]);
    const body = { email: admin.email, password: made?.password };
    expect((await site.post('/auth/login', { body })).status).toBe(200);
  });

  test('at the server lets in former staff who have lost the phone since, as travellers', async () => {
    await setUpSecondFactor(site, as);
    const other = await site.signIn(await makeOwner(site.db));
    const departure = { account: 'traveller', password: PASSWORD, handTo: 'nobody' };
    await site.post(`/users/${admin.id}/departure`, { as: other, body: departure });
    expect((await signIn()).body.code).toBe('second_factor');
    const made = await resetAdmin(site.db, admin.email, new Date(NOON));
    const body = { email: admin.email, password: made?.password };
    expect((await site.post('/auth/login', { body })).body.role).toBe('user');
  });
});

describe('where staff need one', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await buildTestApp({ env: { STAFF_SECOND_FACTOR: 'required' } });
    await insertPlaceholders(strict.db, demoSettings, new Date());
  });
  afterAll(() => strict.close());

  test('those without sign in, and do nothing as staff until they have set it up §V6.3.3', async () => {
    const { email } = await makeAdmin(strict.db);
    const { body } = await strict.post('/auth/login', { body: { email, password: PASSWORD } });
    const refused = await strict.get('/users', { as: body.token });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'set_up_second_factor',
      message: expect.stringContaining('Your account › Two-step sign-in'),
    });
    const seen = await strict.get<SecondFactorState>('/account/second-factor', { as: body.token });
    expect(seen.body.data.isRequired).toBe(true);
    await setUpSecondFactor(strict, body.token);
    expect((await strict.get('/users', { as: body.token })).status).toBe(200);
  });

  test('travellers are as before', async () => {
    const traveller = await strict.signIn(await makeUser(strict.db));
    const seen = await strict.get<SecondFactorState>('/account/second-factor', { as: traveller });
    expect(seen.body.data.isRequired).toBe(false);
    expect((await strict.get('/users', { as: traveller })).body.code).toBe('not_allowed');
  });
});
