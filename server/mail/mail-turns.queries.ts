import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { lockName } from '../db/dialect/lock-rows.ts';
import { newId } from '../db/identifiers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Mails of one kind to one address. A family that asks about five trips in an hour still hears of each. */
const MAX_PER_HOUR = 5;
const MAX_PER_DAY = 20;
/** Mails of all kinds together that strangers cause to one address. */
const MAX_OF_ALL_PER_HOUR = 10;
const MAX_OF_ALL_PER_DAY = 30;
const BY_OWNER = ', asked for by the owner';

type Turn = {
  kind: string;
  recipient: string;
  /** Whoever asks has shown that the address, or its account, is theirs: strangers do not use up their turns. */
  isOwners?: boolean;
};

/**
 * For a mail that anybody can have sent to an address of their choice: from however many networks they ask, an address gets
 * so many and no more. Counted apart from accounts, which come and go. Call it in the transaction that queues the mail, which
 * must not be queued unless this answers 0; else it answers the seconds until one may. `scale` is `RATE_LIMIT_SCALE`.
 */
export async function takeMailTurn(
  trx: Db,
  { kind: mail, recipient, isOwners = false }: Turn,
  now: Date,
  scale: number,
): Promise<number> {
  const kind = isOwners ? `${mail}${BY_OWNER}` : mail;
  const address_hash = createHash('sha256').update(mailboxOf(recipient)).digest('hex');
  const scaled = (max: number) => Math.max(1, Math.round(max * scale));
  const bars = [
    { of: (turn: { kind: string }) => turn.kind === kind, perHour: MAX_PER_HOUR, perDay: MAX_PER_DAY },
    // Whoever shows that the address is theirs is held up by no stranger.
    ...(isOwners
      ? []
      : [
          {
            of: (turn: { kind: string }) => !turn.kind.endsWith(BY_OWNER),
            perHour: MAX_OF_ALL_PER_HOUR,
            perDay: MAX_OF_ALL_PER_DAY,
          },
        ]),
  ].flatMap(({ of, perHour, perDay }) => [
    { of, max: scaled(perHour), window: HOUR },
    { of, max: scaled(perDay), window: DAY },
  ]);
  // Of those who ask at the same moment, each counts the turn of the one before.
  await lockName(trx, `mail turn ${address_hash}`);
  const taken = await trx
    .selectFrom('mail_turns')
    .select(['kind', 'taken_at'])
    .where('address_hash', '=', address_hash)
    .where('taken_at', '>', new Date(now.getTime() - DAY).toISOString())
    // Of a clock that was ahead, and is right again; other processes' may be by a little.
    .where('taken_at', '<=', new Date(now.getTime() + HOUR).toISOString())
    .orderBy('taken_at', 'desc')
    // Of the owner's own asking there are no more than of each kind.
    .limit(scaled(MAX_OF_ALL_PER_DAY) + 10 * scaled(MAX_PER_DAY))
    .execute();
  const waits = bars.map(({ of, max, window }) => {
    const oldest = taken.filter(of)[max - 1];
    return oldest ? Date.parse(oldest.taken_at) + window - now.getTime() : 0;
  });
  const wait = Math.ceil(Math.max(0, ...waits) / 1000);
  if (wait === 0)
    await trx
      .insertInto('mail_turns')
      .values({ id: newId(), kind, address_hash, taken_at: now.toISOString() })
      .execute();
  return wait;
}

/**
 * Where mails to an address arrive: what stands behind a plus sign, and at Gmail a dot, makes as many addresses of one mailbox
 * as anybody likes.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase();
  const plus = name.indexOf('+');
  const untagged = plus > 0 ? name.slice(0, plus) : name;
  return ['gmail.com', 'googlemail.com'].includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}

/** Removes what no limit counts any more. */
export async function removeOldMailTurns(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_turns')
    .where('taken_at', '<=', new Date(now.getTime() - DAY).toISOString())
    .execute();
}
