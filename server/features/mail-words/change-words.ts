import type { MailWords } from '../../../contracts/mail-words/mail-words.contract.ts';
import type { Db } from '../../db/database.ts';
import type { MailWordsRow } from '../../db/mail-rows.ts';
import { badInput, staleVersion } from '../../http/faults/errors.ts';
import type { SiteAction } from '../../http/session/staff-action.ts';
import { findMessage } from '../../mail/messages/all-messages.ts';
import { faultsOfWords } from '../../mail/messages/check-words.ts';
import type { MessageKind } from '../../mail/messages/message-kind.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { wordsOf } from './build-message.ts';
import { lockMailWords, replaceMailWords } from './mail-words.queries.ts';

/**
 * Null restores the original. Throws a conflict if a colleague has saved. Without changes any version passes; an import
 * has none.
 */
export async function changeWords(
  trx: Db,
  kind: MessageKind,
  { words, version }: { words: MailWords | null; version: number | undefined },
  by: SiteAction,
): Promise<MailWordsRow | undefined> {
  const stored = await lockMailWords(trx, kind.id);
  const storedVersion = stored?.version ?? 0;
  const before = wordsOf(kind, stored);
  const original = kind.words;
  const after = words ?? original;
  if (before.subject === after.subject && before.body === after.body) return stored;
  if (version !== undefined && storedVersion !== version) throw staleVersion('these words');
  const isOriginal = after.subject === original.subject && after.body === original.body;
  const changed = await replaceMailWords(trx, {
    kind: kind.id,
    words: isOriginal ? null : after,
    version: storedVersion,
    now: by.now,
  });
  if (!changed) throw staleVersion('these words');
  await recordAudit(trx, {
    ...by,
    action: words === null ? 'mail-words.restore' : 'mail-words.update',
    subject: { kind: 'mail-words', id: kind.id, label: kind.title },
    before,
    after,
  });
  return changed;
}

/** For an import: throws what is wrong by field. */
export async function storeWords(trx: Db, id: string, words: MailWords, by: SiteAction): Promise<void> {
  const kind = findMessage(id);
  if (!kind) throw badInput({ '': 'There is no mail of this name.' });
  const faults = faultsOfWords(kind, words);
  if (Object.keys(faults).length > 0) throw badInput({ ...faults });
  await changeWords(trx, kind, { words, version: undefined }, by);
}
