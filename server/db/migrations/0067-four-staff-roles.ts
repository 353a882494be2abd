import { type Kysely, sql } from 'kysely';
import { addColumns } from './add-columns.ts';

const check = `staff_role_of_four in ('owner', 'manager', 'agent', 'reader')`;
const column = { name: 'staff_role_of_four', type: 'text', check } as const;

const FILTERS = 'owner_id, destination, source, book_at, created_at, deleted_at, next_action_for';

/** Agents of before may do all but what is the owner’s: they are managers now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'users', [column]);
  await addColumns(db, 'staff_departures', [{ ...column, notNull: true, default: 'reader' }]);
  for (const table of ['users', 'staff_departures']) {
    await sql`update ${sql.ref(table)} set staff_role_of_four =
      case staff_role when 'owner' then 'owner' else 'manager' end
      where staff_role is not null`.execute(db);
    await db.schema.alterTable(table).dropColumn('staff_role').execute();
    await db.schema.alterTable(table).renameColumn('staff_role_of_four', 'staff_role').execute();
  }
  await indexWhose(db);
}

/** As in migration 36, and with who has the next action: an agent’s lists leave out what is a colleague’s. */
async function indexWhose(db: Kysely<unknown>): Promise<void> {
  for (const [name, order] of [
    ['newest', 'created_at'],
    ['travel_day', `coalesce(book_at, '9999-12-31')`],
    ['next_action', `coalesce(next_action_on, '9999-12-31')`],
  ] as const) {
    const columns = sql.raw(`${order}, id`);
    const others = sql.raw(FILTERS);
    await db.schema.dropIndex(`bookings_listed_by_${name}`).execute();
    await sql`create index ${sql.ref(`bookings_listed_by_${name}`)}
      on bookings (${columns}, status, ${others}) where deleted_at is null`.execute(db);
    await db.schema.dropIndex(`bookings_of_status_by_${name}`).execute();
    await sql`create index ${sql.ref(`bookings_of_status_by_${name}`)}
      on bookings (status, ${columns}, ${others}) where deleted_at is null`.execute(db);
  }
}
