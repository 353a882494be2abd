// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeContent } from '../../contracts/page-content/content-values.ts';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import {
  makeAdmin,
  makeEnquiry,
  makeOwner,
  makePicture,
  makeTour,
  makeUser,
  PASSWORD,
} from '../../tests/support/factories.ts';
import { tourBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { Db } from '../db/database.ts';
import { keepTour, lockEnquiries } from '../db/dialect/lock-rows.ts';
import type { UserRow } from '../db/schema.ts';
import { removeFormerStaff } from '../features/accounts/users/restore-staff.ts';
import { findStaffMember } from '../features/enquiries/desk/staff-members.queries.ts';
import { lockMedia } from '../features/media/media.queries.ts';
import { lockContentRow } from '../features/page-content/page-content.queries.ts';

let site: TestApp;
let as: string;
let owner: UserRow;

const deadlocks = async () => {
  await sql`select pg_stat_force_next_flush()`.execute(site.db);
  const { rows } = await sql<{ count: number }>`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`.execute(site.db);
  return rows[0]?.count;
};
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db);
  return rows[0]?.count;
};

/** Goes on with what is locked once the other request waits for it. */
async function goOnWith<T>(
  lock: (trx: Db) => Promise<unknown>,
  does: () => Promise<T>,
  goOn: (trx: Db) => Promise<unknown>,
): Promise<T> {
  const before = await deadlocks();
  let doing: Promise<T> | undefined;
  await site.db.transaction().execute(async (trx) => {
    await lock(trx);
    doing = does();
    await expect.poll(waiting).toBe(1);
    await goOn(trx);
  });
  const done = await (doing as Promise<T>);
  expect(await deadlocks()).toBe(before);
  return done;
}
const goOnWhile = <T>(id: string, does: () => Promise<T>, goOn: (trx: Db) => Promise<unknown>) =>
  goOnWith((trx) => lockEnquiries(trx, [id]), does, goOn);
const giveWhile = <T>(id: string, does: () => Promise<T>) =>
  goOnWhile(id, does, async (trx) => {
    expect(await findStaffMember(trx, owner.id)).toBeDefined();
    await trx.updateTable('bookings').set({ owner_id: owner.id }).where('id', '=', id).execute();
  });
const leave = (user: UserRow, account: 'traveller' | 'deleted', handTo = owner.id) =>
  site.post(`/users/${user.id}/departure`, { as, body: { account, password: PASSWORD, handTo } });

// SQLite has one writer.
describe.runIf(isOnPostgres())('the request that has locked an enquiry goes on', () => {
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await makeOwner(site.db);
    as = await site.signIn(owner);
  });
  afterAll(() => site.close());

  test('to give it to somebody who is leaving', async () => {
    const leaver = await makeAdmin(site.db);
    const next = { next_action_for: leaver.id, next_action_on: '2026-12-01' };
    const { id } = await makeEnquiry(site.db, { user_id: null, ...next });
    const leaving = await goOnWhile(
      id,
      () => leave(leaver, 'deleted', 'nobody'),
      (trx) => trx.updateTable('bookings').set({ owner_id: leaver.id }).where('id', '=', id).execute(),
    );
    expect(leaving.status).toBe(200);
    const left = site.db.selectFrom('bookings').select(['owner_id', 'next_action_for']);
    expect(await left.where('id', '=', id).executeTakeFirst()).toEqual({
      owner_id: null,
      next_action_for: null,
    });
  });

  test('to write down its tour, which is being deleted', async () => {
    const tour = await makeTour(site.db);
    const { id } = await makeEnquiry(site.db, { user_id: null, tour_id: tour.id });
    const remove = () => site.delete(`/tours/${tour.id}`, { as });
    expect((await goOnWhile(id, remove, (trx) => keepTour(trx, tour))).status).toBe(200);
  });

  test('to write down its tour, which is being called otherwise', async () => {
    const tour = await makeTour(site.db);
    const { id } = await makeEnquiry(site.db, { user_id: null, tour_id: tour.id });
    const body = tourBodyOf({ title: 'Lakes of Sikkim' });
    const rename = () => site.put(`/tours/${tour.id}`, { as, body });
    expect((await goOnWhile(id, rename, (trx) => keepTour(trx, tour))).status).toBe(200);
  });

  test('to give it to a colleague while its traveller erases everything', async () => {
    const traveller = await makeUser(site.db);
    const own = await site.signIn(traveller);
    const { id } = await makeEnquiry(site.db, { user_id: traveller.id });
    const erase = () => site.delete('/account', { as: own, body: { password: PASSWORD } });
    expect((await giveWhile(id, erase)).status).toBe(200);
  });

  test('to give it to a colleague while its traveller is deleted', async () => {
    const traveller = await makeUser(site.db);
    const { id } = await makeEnquiry(site.db, { user_id: traveller.id });
    expect((await giveWhile(id, () => site.delete(`/users/${traveller.id}`, { as }))).status).toBe(200);
  });

  test('to give it to a colleague while its former owner comes back', async () => {
    for (const comeBack of [
      (id: string) => site.post(`/users/${id}/restore`, { as }),
      (id: string) => site.put(`/users/${id}/role`, { as, body: { role: 'admin' } }),
    ]) {
      const leaver = await makeAdmin(site.db);
      const { id } = await makeEnquiry(site.db, { user_id: null, owner_id: leaver.id });
      expect((await leave(leaver, 'traveller')).status).toBe(200);
      expect((await giveWhile(id, () => comeBack(leaver.id))).status).toBe(200);
    }
  });

  test('to give it to a colleague while a former one, whose it is, is removed for good', async () => {
    const leaver = await makeAdmin(site.db);
    const { id } = await makeEnquiry(site.db, { user_id: leaver.id });
    expect((await leave(leaver, 'deleted')).status).toBe(200);
    await giveWhile(id, () => removeFormerStaff(site.db, new Date('2099-01-01')));
    const gone = site.db.selectFrom('users').select('id').where('id', '=', leaver.id);
    expect(await gone.executeTakeFirst()).toBeUndefined();
  });

  test('to note its pictures, where it is the draft of a page, and one is being replaced', async () => {
    const [old, other] = [await makePicture(site.db), await makePicture(site.db)];
    const written = { ...completeContent('about'), picture: old.url };
    const body = { values: JSON.stringify(written), version: 0 };
    expect((await site.put('/manage/content/about/draft', { as, body })).status).toBe(200);
    const replaced = await goOnWith(
      (trx) => lockContentRow(trx, 'about', new Date()),
      () => site.post(`/manage/pictures/${old.id}/replacement`, { as, body: { pictureId: other.id } }),
      (trx) => lockMedia(trx, [old.id, other.id]),
    );
    expect(replaced.status).toBe(200);
  });

  test('while its traveller erases everything and is deleted', async () => {
    const traveller = await makeUser(site.db);
    const own = await site.signIn(traveller);
    const { id } = await makeEnquiry(site.db, { user_id: traveller.id });
    const before = await deadlocks();
    const both: Promise<{ status: number }>[] = [];
    await site.db.transaction().execute(async (trx) => {
      await lockEnquiries(trx, [id]);
      both.push(site.delete(`/users/${traveller.id}`, { as }));
      await expect.poll(waiting).toBe(1);
      both.push(site.delete('/account', { as: own, body: { password: PASSWORD } }));
      await expect.poll(waiting).toBe(2);
    });
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 401]);
    expect(await deadlocks()).toBe(before);
  });
});
