import { DatabaseSync } from 'node:sqlite';

const FAULT =
  'The site was restored from a backup. Look whether this issue went out after that was made before you send it.';

/**
 * A backup does not know whom a running or planned issue reached since, and restarting it would mail everybody twice.
 * Planned ones become drafts, running ones are paused for staff to decide.
 */
const HOLD = (now: Date) => `
  update newsletter_issues set state = 'draft', send_at = null, fault = '${FAULT}' where state = 'scheduled';
  update outbox set held_at = '${now.toISOString()}'
    where about_kind = 'issue' and next_attempt_at is not null and held_at is null
      and about_id in (select id from newsletter_issues where state = 'sending');
  update newsletter_issues set state = 'paused' where state = 'sending';`;

/** Old backups have no table of issues. */
export function holdIssues(path: string, now: Date): void {
  const db = new DatabaseSync(path);
  try {
    if (db.prepare("select 1 from sqlite_master where name = 'newsletter_issues'").get()) db.exec(HOLD(now));
    // The file is moved without its WAL.
    db.exec('pragma wal_checkpoint(truncate)');
  } finally {
    db.close();
  }
}

export const holdIssuesOnPostgres = (now: Date) => `
  set local search_path = public;
  do $hold$ begin
    if to_regclass('newsletter_issues') is not null then ${HOLD(now)}
    end if;
  end $hold$;`;
