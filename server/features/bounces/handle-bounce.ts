import { createHash } from 'node:crypto';
import { shortenText } from '../../../contracts/fields/shorten-text.ts';
import type { BounceAction } from '../../../contracts/mail/mail-terms.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { forgetAfter } from '../../db/forget-after.ts';
import { newId } from '../../db/identifiers.ts';
import type { BounceNoteRow, OutboxRow } from '../../db/mail-rows.ts';
import { isDeadAddress } from '../../mail/dead-address.ts';
import { TOO_MUCH } from '../../mail/side-thread.ts';
import { markUnreachable } from '../../mail/unreachable.queries.ts';
import type { RecipientStatus } from './delivery-status.ts';
import type { Bounce } from './read-bounce.ts';

export type BounceOutcome = 'no bounce' | typeof TOO_MUCH | 'unknown mail' | 'known already' | BounceAction;

/** Notes of one kind per mail: its recipient could send any number. */
const MAX_ALIKE = 5;

/** Trusts a mail's random id: only its recipient knows it, and can speak only for themselves. */
export async function handleBounce(
  trx: Db,
  { raw, bounce }: { raw: Uint8Array; bounce: Bounce | undefined | typeof TOO_MUCH },
  now: Date,
): Promise<BounceOutcome> {
  if (bounce === TOO_MUCH) return TOO_MUCH;
  if (!bounce) return 'no bounce';
  const mail = await lockMailOf(trx, bounce);
  if (!mail) return 'unknown mail';
  if (await cameBackBefore(trx, mail, bounce)) return 'known already';
  const told = readTold(mail, bounce);
  if (!told) return 'no bounce';
  if ((await countAlike(trx, mail, told)) >= MAX_ALIKE) return 'known already';
  const message_hash = createHash('sha256').update(raw).digest('hex');
  const isNew = await noteBounce(trx, mail, told, { message_hash, noted_at: now.toISOString() });
  if (!isNew) return 'known already';
  if (told.action === 'failed') await markMailBounced(trx, mail, told, now);
  return told.action;
}

type Told = Pick<BounceNoteRow, 'action' | 'status' | 'words'>;

function readTold(mail: OutboxRow, { recipients, isComplaint, subject }: Bounce): Told | undefined {
  if (recipients.length === 0)
    return { action: isComplaint ? 'complaint' : 'other', status: '', words: subject };
  const { action, status, words } = statusFor(mail, recipients);
  return action === 'arrived' ? undefined : { action, status, words };
}

async function cameBackBefore(trx: Db, mail: OutboxRow, { recipients }: Bounce): Promise<boolean> {
  const others = recipients
    .map(({ recipient }) => recipient)
    .filter((one) => one !== mail.recipient.toLowerCase());
  if (others.length === 0) return false;
  if (mail.repeats > 0 && others.length === recipients.length) return true;
  const noted = await trx
    .selectFrom('bounce_notes')
    .select('id')
    .where('email', 'in', others)
    .where('mail_id', '=', mail.id)
    .executeTakeFirst();
  return noted !== undefined;
}

async function countAlike(trx: Db, mail: OutboxRow, { action }: Told): Promise<number> {
  const noted = trx.selectFrom('bounce_notes').select('id').where('email', '=', mail.recipient);
  return countUpTo(trx, noted.where('mail_id', '=', mail.id).where('action', '=', action), MAX_ALIKE);
}

async function lockMailOf(trx: Db, { mailIds }: Bounce): Promise<OutboxRow | undefined> {
  for (const id of mailIds) {
    const query = trx.selectFrom('outbox').selectAll().where('id', '=', id);
    const mail = await locking(trx, query, 'outbox').executeTakeFirst();
    if (mail) return mail;
  }
  return undefined;
}

/** A forwarder names another address: then it is about the mail's only recipient. */
function statusFor(mail: OutboxRow, recipients: readonly RecipientStatus[]): RecipientStatus {
  const own = recipients.find(({ recipient }) => recipient === mail.recipient.toLowerCase());
  const told = own ?? recipients.find(({ action }) => action === 'failed') ?? recipients[0];
  if (!told) throw new Error('A bounce names no recipient.');
  return told;
}

/** False if the message was noted before, as after a renumbering of the mailbox. */
async function noteBounce(
  trx: Db,
  mail: OutboxRow,
  told: Told,
  given: { message_hash: string; noted_at: string },
): Promise<boolean> {
  const note = { ...given, id: newId(), mail_id: mail.id, email: mail.recipient, ...told };
  const noted = await trx
    .insertInto('bounce_notes')
    .values(note)
    .onConflict((on) => on.column('message_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

async function markMailBounced(trx: Db, mail: OutboxRow, { status, words }: Told, now: Date): Promise<void> {
  const at = now.toISOString();
  const reason = shortenText(`Came back: ${[status, words].filter(Boolean).join(' ')}`, 1_000);
  if (mail.cancelled_at === null)
    await trx
      .updateTable('outbox')
      .set({
        failed_at: at,
        sent_at: null,
        next_attempt_at: null,
        held_at: null,
        waits_for_server: 0,
        last_error: reason,
        claimed_until: null,
        claimed_by: null,
      })
      .where('id', '=', mail.id)
      .execute();
  if (isDeadAddress({ status, words }))
    await markUnreachable(trx, {
      email: mail.recipient.toLowerCase(),
      found_by: 'bounce',
      reason,
      mail_id: mail.id,
      found_at: at,
    });
}

export const removeOldBounceNotes = forgetAfter('bounce_notes', 'noted_at', 90 * 86_400_000);

export async function eraseBounceNotes(trx: Db, provedEmail: string): Promise<void> {
  await trx.deleteFrom('bounce_notes').where('email', '=', provedEmail).execute();
}
