// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeAdmin, makeUser } from '../../../tests/support/factories.ts';
import { nameFirstOwner } from './name-first-owner.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('of the admins from before, the one who was created first owns the site', async () => {
  const { db } = database;
  const asha = await makeUser(db, { created_at: '2025-01-01T06:00:00.000Z' });
  const dolma = await makeAdmin(db, { created_at: '2026-03-01T06:00:00.000Z' });
  const nima = await makeAdmin(db, { created_at: '2026-02-01T06:00:00.000Z' });
  await db.updateTable('users').set({ staff_role: null }).execute();
  await nameFirstOwner(db as never);
  const rows = await db.selectFrom('users').select(['id', 'staff_role']).execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.staff_role]))).toEqual({
    [asha.id]: null,
    [dolma.id]: 'agent',
    [nima.id]: 'owner',
  });
});
