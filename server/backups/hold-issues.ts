import { DatabaseSync } from 'node:sqlite';

/** Of a draft, for staff to read. */
const FAULT =
  'The site was restored from a backup. Look whether this issue went out after that was made before you send it.';

/**
 * The backup does not know whom an issue reached that was planned or on its way when it was made: begun again by itself, it
 * would go to everybody a second time. Planned ones become drafts, those on their way are paused, for staff to decide.
 */
const HOLD = (now: Date) => `
  update newsletter_issues set state = 'draft', send_at = null, fault = '${FAULT}' where state = 'scheduled';
  update outbox set held_at = '${now.toISOString()}'
    where about_kind = 'issue' and next_attempt_at is not null and held_at is null
      and about_id in (select id from newsletter_issues where state = 'sending');
  update newsletter_issues set state = 'paused' where state = 'sending';`;

/** In a copy of SQLite's database that is not in its place yet. One from before there were issues has none. */
export function holdIssues(path: string, now: Date): void {
  const db = new DatabaseSync(path);
  try {
    if (db.prepare("select 1 from sqlite_master where name = 'newsletter_issues'").get()) db.exec(HOLD(now));
    // What was written is to lie in this one file, which is moved.
    db.exec('pragma wal_checkpoint(truncate)');
  } finally {
    db.close();
  }
}

/** The same for `loadPostgres`, whose script leaves no schema to be looked for. */
export const holdIssuesOnPostgres = (now: Date) => `
  set local search_path = public;
  do $hold$ begin
    if to_regclass('newsletter_issues') is not null then ${HOLD(now)}
    end if;
  end $hold$;`;
