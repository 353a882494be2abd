import { IDS_PER_QUERY, workInTurns } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { ContactMessageRow } from '../../db/desk-rows.ts';
import { removeSearchWords } from '../../db/search-words.ts';
import { removeMailsAbout } from '../../mail/outbox.queries.ts';
import { eraseSubjectsFromLog } from '../audit/audit.queries.ts';
import { removeConsentsAbout } from '../consents/consents.queries.ts';
import { markItems } from '../customers/linking/mark-items.ts';
import { removeReplyFiles } from '../reply-files/reply-files.queries.ts';
import { removeSpamMarks } from '../spam/spam-marks.queries.ts';
import { findMessageIdsAround, listMessagesOf } from './contacts.queries.ts';

export const DELETED_MESSAGE = 'a deleted message';

export async function deleteMessages(trx: Db, all: readonly string[]): Promise<void> {
  await workInTurns(all, IDS_PER_QUERY, async (ids) => {
    await trx.deleteFrom('contact_messages').where('id', 'in', ids).execute();
    await removeSearchWords(trx, 'message', ids);
    await eraseSubjectsFromLog(trx, 'message', ids, DELETED_MESSAGE);
    await removeMailsAbout(trx, 'message', ids);
    await removeConsentsAbout(trx, 'message', ids);
    await removeSpamMarks(trx, 'message', ids);
    markItems(trx, 'message', ids);
    await removeReplyFiles(trx, 'message', ids);
  });
}

export async function deleteMessagesFrom(trx: Db, provedEmail: string): Promise<void> {
  await deleteMessages(trx, await findMessageIdsAround(trx, provedEmail, []));
}

/** The same request as erasing the enquiry, from whatever address. */
export async function deleteMessagesOf(trx: Db, enquiryIds: readonly string[]): Promise<void> {
  await deleteMessages(trx, idsIn(await listMessagesOf(trx, enquiryIds)));
}

/** A message that staff have opened again stays. */
export async function deleteDoneMessagesOf(trx: Db, enquiryIds: readonly string[]): Promise<void> {
  const made = await listMessagesOf(trx, enquiryIds);
  await deleteMessages(trx, idsIn(made.filter((row) => row.done_at !== null)));
}

function idsIn(rows: readonly ContactMessageRow[]): string[] {
  return rows.map(({ id }) => id);
}
