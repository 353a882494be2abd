import { sql } from 'kysely';
import { type Db, openDatabase } from '../../../server/db/database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

export type NotesOnPostgres = {
  server: PostgresServer;
  db: Db;
  notes: () => Promise<string[]>;
  close: () => Promise<void>;
};

export async function openNotesOnPostgres(): Promise<NotesOnPostgres> {
  const server = await startPostgres();
  const db = openDatabase({ databaseUrl: server.urlOf('postgres'), dataDir: '' });
  await sql`create table notes (text text)`.execute(db);
  return {
    server,
    db,
    async notes() {
      const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(db);
      return rows.map(({ text }) => text);
    },
    async close() {
      await db.destroy();
      await server.stop();
    },
  };
}
