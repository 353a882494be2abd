import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../server/db/database.ts';
import { LEASE } from '../../server/mail/mail-claims.queries.ts';
import { mailFolder } from '../../server/mail/mail-files.ts';
import { sendMailAgain } from '../../server/mail/outbox-changes.queries.ts';
import type { Site } from './site.ts';

/** Milliseconds without a single mail that went out. */
const MAILS_LIMIT = 60_000;
/** A process that lives says so four times in the time of a claim: what nobody has said anything of for two of them is free. */
const SILENT = LEASE / 2;

type Options = {
  /** Says of those that are files which are missing. */
  isInFiles?: boolean;
  /** Whether other processes send mails, too: then a claim may be one of theirs. */
  hasOthers?: boolean;
};

/**
 * Waits until every mail went out. What is to be tried again later, or was in the hands of a process that is gone, is so at
 * once, as if that time had passed; what was refused for good, staff have sent again.
 */
export async function untilMailsAreOut(
  site: Site,
  { isInFiles = true, hasOthers = false }: Options = {},
): Promise<string[]> {
  const db = site.openDatabase();
  try {
    if (!hasOthers) await db.updateTable('outbox').set({ claimed_until: null }).execute();
    let waiting = await countUnsent(db);
    let since = performance.now();
    while (waiting > 0 && performance.now() - since < MAILS_LIMIT) {
      await letTimePass(db);
      await pause(500);
      const left = await countUnsent(db);
      if (left < waiting) since = performance.now();
      waiting = left;
    }
    const unsent = await unsentMails(db).execute();
    const faults = unsent.map(({ id, last_error }) => `mail ${id} did not go out: ${last_error}`);
    return isInFiles ? [...faults, ...(await missingFiles(site, db))] : faults;
  } finally {
    await db.destroy();
  }
}

const unsentMails = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['id', 'last_error'])
    .where('sent_at', 'is', null)
    .where('cancelled_at', 'is', null);

const countUnsent = async (db: Db) => (await unsentMails(db).execute()).length;

async function letTimePass(db: Db): Promise<void> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const failed = await db.selectFrom('outbox').select('id').where('failed_at', 'is not', null).execute();
  for (const { id } of failed) await sendMailAgain(db, id, new Date(now));
  await db.updateTable('outbox').set({ next_attempt_at: at }).where('next_attempt_at', '>', at).execute();
  await db
    .updateTable('outbox')
    .set({ claimed_until: null })
    .where('next_attempt_at', 'is not', null)
    .where('claimed_until', '<', new Date(now + SILENT).toISOString())
    .execute();
}

/** `ID`, or `ID.3` for the third try of a mail that is another one each time; as a file with its ending. */
export function rowNamedBy(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

async function missingFiles(site: Site, db: Db): Promise<string[]> {
  const sent = await db.selectFrom('outbox').select('id').where('sent_at', 'is not', null).execute();
  const written = new Set(readdirSync(mailFolder(site.dataDir)).map(rowNamedBy));
  const missing = sent.filter(({ id }) => !written.has(id));
  return missing.map(({ id }) => `mail ${id} counts as sent and is nowhere`);
}
