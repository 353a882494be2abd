import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether a database, or a transaction of one, is PostgreSQL; else it is SQLite. */
export function isPostgres<Tables>(db: Pick<Kysely<Tables>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
