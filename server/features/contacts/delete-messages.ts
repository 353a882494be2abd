import { IDS_PER_QUERY, workInTurns } from '../../db/batches.ts';
import type { ContactMessageRow } from '../../db/contact-rows.ts';
import type { Db } from '../../db/database.ts';
import { removeSearchWords } from '../../db/search-words.ts';
import { removeMailsAbout } from '../../mail/outbox.queries.ts';
import { eraseSubjectsFromLog } from '../audit/audit.queries.ts';
import { removeConsentsAbout } from '../consents/consents.queries.ts';
import { markItems } from '../customers/mark-items.ts';
import { removeReplyFiles } from '../reply-files/reply-files.queries.ts';
import { removeSpamMarks } from '../spam/spam-marks.queries.ts';
import { findMessageIdsAround, listMessagesOf } from './contacts.queries.ts';

/** The audit log's label for a deleted message. */
export const DELETED_MESSAGE = 'a deleted message';

/** Messages go for good, with what was written back, their mails, and what the log says of them. */
export async function deleteMessages(trx: Db, all: readonly string[]): Promise<void> {
  await workInTurns(all, IDS_PER_QUERY, async (ids) => {
    await trx.deleteFrom('contact_messages').where('id', 'in', ids).execute();
    await removeSearchWords(trx, 'message', ids);
    await eraseSubjectsFromLog(trx, 'message', ids, DELETED_MESSAGE);
    await removeMailsAbout(trx, 'message', ids);
    await removeConsentsAbout(trx, 'message', ids);
    await removeSpamMarks(trx, 'message', ids);
    await markItems(trx, 'message', ids);
    await removeReplyFiles(trx, 'message', ids);
  });
}

/** For an address whose owner wants everything deleted, and has proved that it is theirs. */
export async function deleteMessagesFrom(trx: Db, provedEmail: string): Promise<void> {
  await deleteMessages(trx, await findMessageIdsAround(trx, provedEmail, []));
}

/** Of enquiries that somebody wants forgotten, what they were made of: it is the same wish, from whatever address. */
export async function deleteMessagesOf(trx: Db, enquiryIds: readonly string[]): Promise<void> {
  await deleteMessages(trx, idsIn(await listMessagesOf(trx, enquiryIds)));
}

/** The same of enquiries that leave the bin for good. One that staff opened again is worked on, and stays. */
export async function deleteDoneMessagesOf(trx: Db, enquiryIds: readonly string[]): Promise<void> {
  const made = await listMessagesOf(trx, enquiryIds);
  await deleteMessages(trx, idsIn(made.filter((row) => row.done_at !== null)));
}

function idsIn(rows: readonly ContactMessageRow[]): string[] {
  return rows.map(({ id }) => id);
}
