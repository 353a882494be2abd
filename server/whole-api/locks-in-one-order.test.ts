// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import { makeAdmin, makeEnquiry, makeOwner, makeTour, PASSWORD } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { keepTour, lockEnquiries } from '../db/dialect/lock-rows.ts';

let site: TestApp;
let as: string;

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

// SQLite has one writer.
describe.runIf(isOnPostgres())('whoever has an enquiry in hand goes on', () => {
  beforeAll(async () => {
    site = await buildTestApp();
    as = await site.signIn(await makeOwner(site.db));
  });
  afterAll(() => site.close());

  test('to give it to somebody who is leaving', async () => {
    const leaver = await makeAdmin(site.db);
    const next = { next_action_for: leaver.id, next_action_on: '2026-12-01' };
    const { id } = await makeEnquiry(site.db, { user_id: null, ...next });
    const before = await deadlocks();
    let leaving: Promise<{ status: number }> | undefined;
    await site.db.transaction().execute(async (trx) => {
      await lockEnquiries(trx, [id]);
      const body = { account: 'deleted', password: PASSWORD, handTo: 'nobody' };
      leaving = site.post(`/users/${leaver.id}/departure`, { as, body });
      await expect.poll(waiting).toBe(1);
      await trx.updateTable('bookings').set({ owner_id: leaver.id }).where('id', '=', id).execute();
    });
    expect((await leaving)?.status).toBe(200);
    const left = site.db.selectFrom('bookings').select(['owner_id', 'next_action_for']);
    expect(await left.where('id', '=', id).executeTakeFirst()).toEqual({
      owner_id: null,
      next_action_for: null,
    });
    expect(await deadlocks()).toBe(before);
  });

  test('to write down its tour, which is being deleted', async () => {
    const tour = await makeTour(site.db);
    const { id } = await makeEnquiry(site.db, { user_id: null, tour_id: tour.id });
    const before = await deadlocks();
    let deletion: Promise<{ status: number }> | undefined;
    await site.db.transaction().execute(async (trx) => {
      await lockEnquiries(trx, [id]);
      deletion = site.delete(`/tours/${tour.id}`, { as });
      await expect.poll(waiting).toBe(1);
      await keepTour(trx, tour);
    });
    expect((await deletion)?.status).toBe(200);
    expect(await deadlocks()).toBe(before);
  });
});
