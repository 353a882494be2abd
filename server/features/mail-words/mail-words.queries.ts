import type { Language } from '../../../contracts/mail-words/languages.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import type { MailWordsRow } from '../../db/mail-rows.ts';
import type { MessageWords } from '../../mail/messages/message-kind.ts';

export const LANGUAGE: Language = 'en';

export function findMailWords(db: Db, kind: string): Promise<MailWordsRow | undefined> {
  return selectWords(db).where('kind', '=', kind).executeTakeFirst();
}

export function listMailWords(db: Db): Promise<MailWordsRow[]> {
  return selectWords(db).execute();
}

export function lockMailWords(trx: Db, kind: string): Promise<MailWordsRow | undefined> {
  return locking(trx, selectWords(trx).where('kind', '=', kind), 'mail_words').executeTakeFirst();
}

function selectWords(db: Db) {
  return db.selectFrom('mail_words').selectAll().where('language', '=', LANGUAGE);
}

/** Undefined if somebody else was faster. `version`: the one that was edited; 0 for none. */
export function replaceMailWords(
  trx: Db,
  { kind, words, version, now }: { kind: string; words: MessageWords | null; version: number; now: Date },
): Promise<MailWordsRow | undefined> {
  const set = {
    subject: words?.subject ?? null,
    body: words?.body ?? null,
    version: version + 1,
    updated_at: now.toISOString(),
  };
  if (version === 0)
    return trx
      .insertInto('mail_words')
      .values({ kind, language: LANGUAGE, ...set })
      .onConflict((on) => on.columns(['kind', 'language']).doNothing())
      .returningAll()
      .executeTakeFirst();
  return trx
    .updateTable('mail_words')
    .set(set)
    .where('kind', '=', kind)
    .where('language', '=', LANGUAGE)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}
