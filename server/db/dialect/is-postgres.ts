import { type Kysely, PostgresAdapter } from 'kysely';

export function isPostgres<Tables>(db: Pick<Kysely<Tables>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
