import type { MailWords } from '../../../contracts/mail-words/mail-words.contract.ts';
import type { Db } from '../../db/database.ts';
import type { MailWordsRow } from '../../db/mail-rows.ts';
import { conflict } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import type { MessageKind } from '../../mail/messages/message-kind.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { LANGUAGE, wordsOf } from './build-message.ts';
import { findMailWords, lockMailWords, replaceMailWords } from './mail-words.queries.ts';

/**
 * Null restores the original words. Throws a conflict if a colleague has saved. A save without changes succeeds with
 * any version, as the answer to a first one may be lost.
 */
export async function changeWords(
  trx: Db,
  kind: MessageKind,
  { words, version }: { words: MailWords | null; version: number },
  by: StaffAction,
): Promise<MailWordsRow | undefined> {
  const stored = await lockMailWords(trx, kind.id, LANGUAGE);
  const before = wordsOf(kind, stored);
  const original = kind.words[LANGUAGE];
  const after = words ?? original;
  if (before.subject === after.subject && before.body === after.body) return stored;
  if ((stored?.version ?? 0) !== version) throw overtaken();
  const isOriginal = after.subject === original.subject && after.body === original.body;
  const change = {
    kind: kind.id,
    language: LANGUAGE,
    words: isOriginal ? null : after,
    version,
    now: by.now,
  };
  if (!(await replaceMailWords(trx, change))) throw overtaken();
  await recordAudit(trx, {
    ...by,
    action: words === null ? 'mail-words.restore' : 'mail-words.update',
    subject: { kind: 'mail-words', id: kind.id, label: kind.title },
    before,
    after,
  });
  return findMailWords(trx, kind.id, LANGUAGE);
}

function overtaken() {
  return conflict('A colleague has changed these words in the meantime.');
}
