import { type RawBuilder, sql } from 'kysely';

type Table = 'bookings' | 'contact_messages';

/** Must match the expression of the inbox indexes. */
export function doerOf(table: Table): RawBuilder<string> {
  return sql`coalesce(${column(table, 'next_action_for')}, ${column(table, 'owner_id')}, '')`;
}

export function isOwnedBy(table: Table, owner: string, staffId: string): RawBuilder<boolean> {
  if (owner === 'nobody') return sql`${column(table, 'owner_id')} is null`;
  return sql`${column(table, 'owner_id')} = ${owner === 'me' ? staffId : owner}`;
}

const column = (table: Table, name: string) => sql.ref(`${table}.${name}`);
