import type { Db } from '../db/database.ts';
import { forgetAfter } from '../db/forget-after.ts';
import type { PrivateLinkRow } from '../db/quote-rows.ts';
import { hashToken, newToken } from '../http/session/tokens.ts';

type Purpose = PrivateLinkRow['purpose'];

/** Several links may lead to one subject: each mail, and each press on Copy, has its own. */
export async function issuePrivateLink(
  db: Db,
  { purpose, subjectId, until }: { purpose: Purpose; subjectId: string; until: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('private_links')
    .values({
      ...{ token_hash: hashToken(token), purpose, subject_id: subjectId },
      ...{ created_at: now.toISOString(), expires_at: until, ended_at: null },
    })
    .execute();
  return token;
}

/** Undefined if the link is unknown, over or ended. */
export async function findPrivateLink(
  db: Db,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('private_links')
    .select('subject_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found?.subject_id;
}

export async function lengthenPrivateLinks(
  trx: Db,
  { purpose, subjectId, until }: { purpose: Purpose; subjectId: string; until: string },
): Promise<void> {
  await trx
    .updateTable('private_links')
    .set({ expires_at: until })
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .where('expires_at', '<', until)
    .execute();
}

export async function endPrivateLinks(
  trx: Db,
  purpose: Purpose,
  subjectId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('private_links')
    .set({ ended_at: now.toISOString() })
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function removePrivateLinks(
  trx: Db,
  purpose: Purpose,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await trx
    .deleteFrom('private_links')
    .where('purpose', '=', purpose)
    .where('subject_id', 'in', [...subjectIds])
    .execute();
}

export const removeOldPrivateLinks = forgetAfter('private_links', 'expires_at', 30 * 86_400_000);
