import { FILE_LIMITS, TOO_BIG } from '../../../contracts/reply-files/file-limits.ts';
import type { Db } from '../../db/database.ts';
import { badInput } from '../../http/faults/errors.ts';
import type { MailAttachment } from '../../mail/mail-types.ts';
import { type FileSubject, findReplyFile, lockUnsentFiles, readContents } from './reply-files.queries.ts';

const GONE = 'A file is not here any more. Remove it, and attach it again.';

/** Call it before writing. Throws if a file is gone or already sent, or all are too big together. */
export async function checkFiles(
  trx: Db,
  about: FileSubject,
  ids: readonly string[] = [],
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const files = await lockUnsentFiles(trx, about, wanted);
  if (files.length < wanted.length) {
    const there = new Set(files.map(({ id }) => id));
    const gone = ids.flatMap((id, place) => (there.has(id) ? [] : [[`files.${place}`, GONE] as const]));
    throw badInput({ files: GONE, ...Object.fromEntries(gone) });
  }
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > FILE_LIMITS.bytes)
    throw badInput({ files: TOO_BIG });
  return wanted;
}

export async function sendFilesWith(trx: Db, replyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable('reply_files').set({ reply_id: replyId }).where('id', 'in', ids).execute();
}

/** Without files that were erased since. */
export async function attachmentsOf(db: Db, ids: readonly string[] = []): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = [];
  for (const id of ids) {
    const file = await findReplyFile(db, id);
    const content = file && (await readContents(db, file));
    if (content) attachments.push({ filename: file.name, contentType: file.type, content });
  }
  return attachments;
}
