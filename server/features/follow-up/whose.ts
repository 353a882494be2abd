import { type RawBuilder, sql } from 'kysely';

type Table = 'bookings' | 'contact_messages';

/**
 * Whoever is to do what comes next: by name, or as the owner where no name is said; empty where that is nobody. In the words of
 * the inbox's indices.
 */
export function doerOf(table: Table): RawBuilder<string> {
  return sql`coalesce(${column(table, 'next_action_for')}, ${column(table, 'owner_id')}, '')`;
}

/** Whose it is: that of whoever asks, nobody's, or that of the member of staff with this id. */
export function isOwnedBy(table: Table, owner: string, staffId: string): RawBuilder<boolean> {
  if (owner === 'nobody') return sql`${column(table, 'owner_id')} is null`;
  return sql`${column(table, 'owner_id')} = ${owner === 'me' ? staffId : owner}`;
}

const column = (table: Table, name: string) => sql.ref(`${table}.${name}`);
