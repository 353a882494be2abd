import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase, SQLITE_FILE } from '../../../server/db/database.ts';
import { migrateToLatest } from '../../../server/db/migrate.ts';
import { startPostgres } from './postgres-server.ts';

export type MigratedTemplate = { sqliteFile: string } | { serverUrl: string; templateName: string };

declare module 'vitest' {
  interface ProvidedContext {
    migratedTemplate: MigratedTemplate;
  }
}

const TEMPLATE_NAME = 'teesta_template';

/** Vitest runs this before the first test file, and the returned function after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } =
    process.env.TEST_DATABASE === 'postgres' ? await postgresTemplate() : await sqliteTemplate();
  project.provide('migratedTemplate', template);
  return remove;
}

async function sqliteTemplate() {
  const dataDir = mkdtempSync(join(tmpdir(), 'teesta-template-'));
  await migrate({ databaseUrl: undefined, dataDir });
  const template: MigratedTemplate = { sqliteFile: join(dataDir, SQLITE_FILE) };
  return { template, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function postgresTemplate() {
  const server = await startPostgres();
  try {
    const admin = openDatabase({ databaseUrl: server.urlOf('postgres'), dataDir: '' });
    await sql`create database ${sql.id(TEMPLATE_NAME)}`.execute(admin);
    await admin.destroy();
    await migrate({ databaseUrl: server.urlOf(TEMPLATE_NAME), dataDir: '' });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const template: MigratedTemplate = { serverUrl: server.urlOf('postgres'), templateName: TEMPLATE_NAME };
  return { template, remove: server.stop };
}

async function migrate(config: Parameters<typeof openDatabase>[0]): Promise<void> {
  const db = openDatabase(config);
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}
