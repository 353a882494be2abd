// @module-tag dialect
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeAdmin, makeOwner, makeUser } from '../../../tests/support/factories.ts';
import { up } from './0067-four-staff-roles.ts';

test('agents of before are managers now, also those who left, and no fifth role is stored', async () => {
  const { db, close } = await openTestDatabase();
  const [owner, agent, leaver] = [await makeOwner(db), await makeAdmin(db), await makeUser(db)];
  const traveller = await makeUser(db);
  for (const table of ['users', 'staff_departures'] as const) {
    await db.schema.alterTable(table).dropColumn('staff_role').execute();
    await db.schema.alterTable(table).addColumn('staff_role', 'text').execute();
  }
  await sql`update users set staff_role = 'owner' where id = ${owner.id}`.execute(db);
  await sql`update users set staff_role = 'agent' where id = ${agent.id}`.execute(db);
  await sql`insert into staff_departures (user_id, left_at, staff_role, handed)
    values (${leaver.id}, '2026-11-20T06:30:00.000Z', 'agent', '{}')`.execute(db);
  await up(db as never);
  const rows = await db.selectFrom('users').select(['id', 'staff_role']).execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.staff_role]))).toEqual({
    [owner.id]: 'owner',
    [agent.id]: 'manager',
    [leaver.id]: null,
    [traveller.id]: null,
  });
  expect(await db.selectFrom('staff_departures').select('staff_role').execute()).toEqual([
    { staff_role: 'manager' },
  ]);
  const crown = sql`update users set staff_role = 'king' where id = ${owner.id}`;
  await expect(crown.execute(db)).rejects.toThrow(/check constraint/i);
  await close();
});
