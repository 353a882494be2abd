import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../db/database.ts';
import { countRows, type RowCounts } from '../db/dialect/copy-database.ts';
import { loadPostgres, writePostgresScript } from '../db/dialect/postgres-tools.ts';
import { newId } from '../db/identifiers.ts';
import { findBrokenReplyFiles, NAMING_TABLES } from '../features/media/named-files.ts';
import { type Marks, unpackArchive } from './archive.ts';
import { MANIFEST, type Manifest, manifest, POSTGRES_COPY } from './manifest.ts';

const OPENED = 'teesta_verify_';
const DAY = 86_400_000;
const MAX_TOLD = 5;

export class BackupFault extends Error {
  override name = 'BackupFault';
}

export class MissingFiles extends BackupFault {}

type Options = {
  key: string | undefined;
  folder: string;
  databaseUrl: string | undefined;
};

/** Checks hashes, the database and its row counts, and that all named files exist. Throws a `BackupFault`. */
export async function verifyBackup(file: string, { key, folder, databaseUrl }: Options): Promise<Manifest> {
  const marks = await unpackArchive(file, key, folder).catch((cause: unknown) => {
    throw new BackupFault(`The backup cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  });
  const made = await readManifest(folder, marks);
  const names = new Set(
    [...Object.keys(made.files), ...Object.keys(marks)].filter((name) => name !== MANIFEST),
  );
  const changed = [...names].filter((name) => made.files[name]?.sha256 !== marks[name]?.sha256);
  if (changed.length > 0) throw new BackupFault(`Not as it was backed up: ${told(changed)}.`);
  if (made.database === 'sqlite') await verifySqlite(folder, made);
  else await verifyPostgres(join(folder, POSTGRES_COPY), folder, made, databaseUrl);
  return made;
}

async function readManifest(folder: string, marks: Marks): Promise<Manifest> {
  if (!marks[MANIFEST])
    throw new BackupFault('The backup is not whole: its manifest, which comes last, is missing.');
  const read = manifest.safeParse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  if (!read.success) throw new BackupFault('The backup is of another version of Teesta.');
  return read.data;
}

async function verifySqlite(folder: string, made: Manifest): Promise<void> {
  await using db = openDatabase({ databaseUrl: undefined, dataDir: folder });
  const { rows: faults } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(db);
  const told = faults.map((row) => row.integrity_check).join('; ');
  if (told !== 'ok') throw new BackupFault(`Its database is damaged: ${told}`);
  const { rows: loose } = await sql`pragma foreign_key_check`.execute(db);
  if (loose.length > 0) throw new BackupFault(`${loose.length} rows of its database point to nothing.`);
  await verifyRows(db, made);
}

/** In a temporary database; without permission to create one, the dump is only read through. */
async function verifyPostgres(
  dump: string,
  folder: string,
  made: Manifest,
  databaseUrl: string | undefined,
): Promise<void> {
  if (databaseUrl === undefined)
    throw new BackupFault(
      'It holds a dump of PostgreSQL: set DATABASE_URL to a server on which it can be opened.',
    );
  const name = `${OPENED}${newId().replaceAll('-', '')}`;
  const own = new URL(databaseUrl);
  own.pathname = `/${name}`;
  await using server = openDatabase({ databaseUrl, dataDir: '' });
  if (!(await mayCreateDatabase(server)))
    return await writePostgresScript(databaseUrl, dump, join(folder, 'dump.sql'));
  await dropLeftovers(server);
  await sql`create database ${sql.id(name)}`.execute(server);
  try {
    await using db = openDatabase({ databaseUrl: own.href, dataDir: '' });
    await loadPostgres(own.href, dump, join(folder, 'dump.sql'));
    await verifyRows(db, made);
  } finally {
    await sql`drop database ${sql.id(name)}`.execute(server);
  }
}

/** Temporary databases of killed runs, by the time in their names (see `newId`). */
async function dropLeftovers(server: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select datname as name from pg_database
    where starts_with(datname, ${OPENED}) and pg_get_userbyid(datdba) = current_user`.execute(server);
  for (const { name } of rows) {
    const madeAt = Number.parseInt(name.slice(OPENED.length, OPENED.length + 12), 16);
    if (Date.now() - madeAt > DAY) await sql`drop database if exists ${sql.id(name)}`.execute(server);
  }
}

async function mayCreateDatabase(db: Db): Promise<boolean> {
  const { rows } =
    await sql`select 1 from pg_roles where rolname = current_user and (rolcreatedb or rolsuper)`.execute(db);
  return rows.length > 0;
}

async function verifyRows(db: Db, { rows, files }: Manifest): Promise<void> {
  const found: RowCounts = await countRows(db);
  const wrong = Object.keys({ ...rows, ...found }).filter((table) => rows[table] !== found[table]);
  if (wrong.length > 0) throw new BackupFault(`Rows are missing or too many in: ${wrong.join(', ')}.`);
  const missing = new Map<string, string[]>();
  for (const { table, list } of NAMING_TABLES) {
    const named = Object.hasOwn(found, table) ? await list(db) : [];
    for (const { folder, file, mayBeGone } of named) {
      const name = `media/${folder}/${file}`;
      if (!mayBeGone && !Object.hasOwn(files, name)) missing.set(name, [...(missing.get(name) ?? []), table]);
    }
  }
  const each = [...missing].map(([name, tables]) => `${name} of ${tables.join(' and ')}`);
  if (each.length > 0) throw new MissingFiles(`Files are missing: ${told(each)}.`);
  const broken = Object.hasOwn(found, 'reply_files') ? await findBrokenReplyFiles(db) : [];
  if (broken.length > 0)
    throw new MissingFiles(`Parts are missing of the file ${told(broken)} of reply_files.`);
}

function told(names: readonly string[]): string {
  const more = names.length - MAX_TOLD;
  return [...names.slice(0, MAX_TOLD), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
