import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeOwner, makeProvedUser, makeUser } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { up } from '../../db/migrations/0017-used-sessions.ts';
import type { UserRow } from '../../db/schema.ts';
import { removeExpiredSessions } from './session.queries.ts';

const START = '2026-05-01T06:00:00.000Z';
const minutesOn = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000).toISOString();
const HOUR = 60;
const DAY = 24 * HOUR;

let site: TestApp;
let admin: UserRow;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  site.setClock(START);
  admin = await makeOwner(site.db);
  staff = await site.signIn(admin);
});
afterEach(() => site.setClock());
afterAll(() => site.close());

async function statusAfter(minutes: number, as = staff): Promise<number> {
  site.setClock(minutesOn(minutes));
  return (await site.get('/account', { as })).status;
}
const rowOf = (userId: string) =>
  site.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();

describe('a session of staff', () => {
  test('ends after twelve hours without a request §V7.3.1', async () => {
    expect(await statusAfter(12 * HOUR)).toBe(401);
  });

  test('lasts as long as it is used, and thirty days at most', async () => {
    for (let minutes = 11 * HOUR; minutes < 30 * DAY; minutes += 11 * HOUR) {
      expect(await statusAfter(minutes)).toBe(200);
      await expect.poll(async () => (await rowOf(admin.id)).last_used_at).toBe(minutesOn(minutes));
    }
    expect(await statusAfter(30 * DAY)).toBe(401);
  });

  test('has its use written down every five minutes, and not with each request', async () => {
    for (const [minutes, noted] of [
      [1, 0],
      [4, 0],
      [5, 5],
      [6, 5],
      [9, 5],
      [10, 10],
    ] as const) {
      await statusAfter(minutes);
      await expect.poll(async () => (await rowOf(admin.id)).last_used_at).toBe(minutesOn(noted));
    }
  });

  test('is answered while its use cannot be written down', async () => {
    const status = await site.db.transaction().execute(async (trx) => {
      await trx.updateTable('sessions').set({ browser: 'locked' }).where('user_id', '=', admin.id).execute();
      return statusAfter(6);
    });
    expect(status).toBe(200);
    await expect.poll(async () => (await rowOf(admin.id)).last_used_at).toBe(minutesOn(6));
  });

  test('that has ended leaves no row behind', async () => {
    await removeExpiredSessions(site.db, new Date(minutesOn(12 * HOUR)));
    const rows = site.db.selectFrom('sessions').select('id').where('user_id', '=', admin.id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('a session of a traveller', () => {
  test('lasts thirty days, used or not', async () => {
    const traveller = await site.signIn(await makeUser(site.db));
    expect(await statusAfter(29 * DAY, traveller)).toBe(200);
    expect(await statusAfter(30 * DAY, traveller)).toBe(401);
  });

  test('ends as staff’s do once they are staff, also where nobody uses it §V7.3.1', async () => {
    const user = await makeProvedUser(site.db);
    const promoted = await site.signIn(user);
    await site.put(`/users/${user.id}/role`, { as: staff, body: { role: 'admin' } });
    expect(await statusAfter(12 * HOUR, promoted)).toBe(401);
  });
});

test('sessions from before the idle ones ended: staff’s end within twelve hours, travellers’ when they would have', async () => {
  const traveller = await makeUser(site.db);
  await site.signIn(traveller);
  const end = '2099-01-01T00:00:00.000Z';
  await site.db.updateTable('sessions').set({ expires_at: end }).execute();
  await site.db.schema.alterTable('sessions').dropColumn('last_used_at').execute();
  await site.db.schema.alterTable('sessions').dropColumn('browser').execute();
  await up(site.db as never);
  const of = await Promise.all([rowOf(admin.id), rowOf(traveller.id)]);
  const twelveHours = new Date(Date.now() + 12 * HOUR * 60_000).toISOString();
  expect(of[0].expires_at <= twelveHours).toBe(true);
  expect(of[1].expires_at).toBe(end);
  expect(of.map((row) => row.last_used_at)).toEqual(of.map((row) => row.created_at));
});
