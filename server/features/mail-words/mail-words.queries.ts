import type { Language } from '../../../contracts/mail-words/languages.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import type { MailWordsRow } from '../../db/mail-rows.ts';
import type { MessageWords } from '../../mail/messages/message-kind.ts';

export function findMailWords(db: Db, kind: string, language: Language): Promise<MailWordsRow | undefined> {
  return db
    .selectFrom('mail_words')
    .selectAll()
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst();
}

export function listMailWords(db: Db, language: Language): Promise<MailWordsRow[]> {
  return db.selectFrom('mail_words').selectAll().where('language', '=', language).execute();
}

export function lockMailWords(trx: Db, kind: string, language: Language): Promise<MailWordsRow | undefined> {
  const query = trx
    .selectFrom('mail_words')
    .selectAll()
    .where('kind', '=', kind)
    .where('language', '=', language);
  return locking(trx, query, 'mail_words').executeTakeFirst();
}

type Change = {
  kind: string;
  language: Language;
  words: MessageWords | null;
  /** The version that was edited; 0 for none. */
  version: number;
  now: Date;
};

/** Returns false if somebody else was faster. */
export async function replaceMailWords(
  trx: Db,
  { kind, language, words, version, now }: Change,
): Promise<boolean> {
  const set = {
    subject: words?.subject ?? null,
    body: words?.body ?? null,
    version: version + 1,
    updated_at: now.toISOString(),
  };
  if (version === 0) {
    const made = await trx
      .insertInto('mail_words')
      .values({ kind, language, ...set })
      .onConflict((on) => on.columns(['kind', 'language']).doNothing())
      .returning('kind')
      .executeTakeFirst();
    return made !== undefined;
  }
  const changed = await trx
    .updateTable('mail_words')
    .set(set)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('version', '=', version)
    .returning('kind')
    .executeTakeFirst();
  return changed !== undefined;
}
