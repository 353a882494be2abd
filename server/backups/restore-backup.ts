import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { openDatabase, SQLITE_FILE } from '../db/database.ts';
import { loadPostgres } from '../db/dialect/postgres-tools.ts';
import { inFolder } from './back-up.ts';
import { POSTGRES_COPY, SQLITE_COPY } from './manifest.ts';
import { markRestore } from './unfinished-restore.ts';
import { BackupFault, verifyBackup } from './verify-backup.ts';

const FAULT =
  'The site was restored from a backup. Look whether this issue went out after that was made before you send it.';
/** Restarted issues would mail people twice: planned ones become drafts, running ones wait for staff. */
const HOLD = (now: Date) => `
  update newsletter_issues set state = 'draft', send_at = null, fault = '${FAULT}' where state = 'scheduled';
  update outbox set held_at = '${now.toISOString()}'
    where about_kind = 'issue' and next_attempt_at is not null and held_at is null
      and about_id in (select id from newsletter_issues where state = 'sending');
  update newsletter_issues set state = 'paused' where state = 'sending';`;
export const holdIssuesOnPostgres = (now: Date) => `
  set local search_path = public;
  do $hold$ begin
    if to_regclass('newsletter_issues') is not null then ${HOLD(now)}
    end if;
  end $hold$;`;

type Target = Pick<Config, 'databaseUrl' | 'dataDir' | 'backups'>;

/** Replaces data and uploads of a stopped site. Verifies the backup first; a later failure restores the old state. */
export async function restoreBackup(config: Target, file: string, now: Date) {
  const { databaseUrl, dataDir } = config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await refuseUsed(config);
  return inFolder(dataDir, async (folder) => {
    const made = await verifyBackup(file, { key: config.backups.key, folder, databaseUrl });
    const isSqlite = made.database === 'sqlite';
    if (isSqlite !== (databaseUrl === undefined)) {
      throw new BackupFault(
        isSqlite
          ? 'It holds SQLite’s database: leave DATABASE_URL unset.'
          : 'It holds a dump of PostgreSQL: set DATABASE_URL to the database that it shall go to.',
      );
    }
    const before = join(dataDir, `before-restore-${now.toISOString().replaceAll(':', '-')}`);
    const moves = swapFiles(dataDir, before);
    const unmark = await markRestore(dataDir, before);
    try {
      await swapAll(config, folder, moves, now);
    } catch (error) {
      await moves.takeBack();
      await unmark();
      throw error;
    }
    await unmark();
    return { made, before: existsSync(before) ? before : undefined };
  });
}

async function swapAll(
  config: Target,
  folder: string,
  moves: ReturnType<typeof swapFiles>,
  now: Date,
): Promise<void> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) holdIssues(join(folder, SQLITE_COPY), now);
  for (const end of databaseUrl === undefined ? ['', '-wal', '-shm'] : []) {
    await moves.away(SQLITE_FILE + end);
  }
  await moves.away('media');
  await mkdir(join(folder, 'media'), { recursive: true });
  await moves.into(join(folder, 'media'), 'media');
  // The site may have been started meanwhile. What cannot be undone comes last.
  await refuseUsed(config);
  if (databaseUrl === undefined) await moves.into(join(folder, SQLITE_COPY), SQLITE_FILE);
  else {
    const script = join(folder, 'restore.sql');
    await loadPostgres(databaseUrl, join(folder, POSTGRES_COPY), script, holdIssuesOnPostgres(now));
  }
}

async function refuseUsed({ databaseUrl, dataDir }: Target): Promise<void> {
  const inUse = new BackupFault('The database is in use: stop the site first.');
  if (databaseUrl !== undefined) {
    if (await isServerUsed(databaseUrl)) throw inUse;
    return;
  }
  const path = join(dataDir, SQLITE_FILE);
  if (existsSync(path) && isFileUsed(path)) throw inUse;
}

function isFileUsed(path: string): boolean {
  using file = new DatabaseSync(path);
  try {
    file.exec('pragma locking_mode = exclusive');
    file.exec('begin exclusive');
    file.exec('rollback');
    return false;
  } catch (error) {
    // A damaged file may be why somebody restores.
    return error instanceof Error && error.message.includes('locked');
  }
}

async function isServerUsed(databaseUrl: string): Promise<boolean> {
  await using db = openDatabase({ databaseUrl, dataDir: '' }, { maxConnections: 1 });
  for (let looked = 0; looked < 20; looked += 1) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      db,
    );
    if (rows.length === 0) return false;
    // Connections that were just closed are still listed for a moment.
    await pause(50);
  }
  return true;
}

function swapFiles(dataDir: string, before: string) {
  const done: { from: string; to: string }[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    done.push({ from, to });
  };
  return {
    async away(name: string) {
      if (!existsSync(join(dataDir, name))) return;
      await mkdir(before, { recursive: true, mode: 0o700 });
      await move(join(dataDir, name), join(before, name));
    },
    into: (from: string, name: string) => move(from, join(dataDir, name)),
    async takeBack() {
      for (const { from, to } of done.toReversed()) await rename(to, from);
    },
  };
}

/** Old backups have no table of issues. */
function holdIssues(path: string, now: Date): void {
  using db = new DatabaseSync(path);
  if (db.prepare("select 1 from sqlite_master where name = 'newsletter_issues'").get()) db.exec(HOLD(now));
  // The file is moved without its WAL.
  db.exec('pragma wal_checkpoint(truncate)');
}
