import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { lockName } from '../db/dialect/lock-rows.ts';
import { forgetAfter } from '../db/forget-after.ts';
import { newId } from '../db/identifiers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Per kind and address: a family may ask about five trips. */
const MAX_PER_HOUR = 5;
const MAX_PER_DAY = 20;
/** All kinds, per address. */
const MAX_OF_ALL_PER_HOUR = 10;
const MAX_OF_ALL_PER_DAY = 30;
const BY_OWNER = ', asked for by the owner';

type Turn = {
  kind: string;
  recipient: string;
  /** The person proved that the address is theirs, so strangers cannot use up their turns. */
  isOwners?: boolean;
};

/**
 * Limits mails that anybody can have sent to any address. Call it in the transaction that queues the mail. Returns 0,
 * or the seconds to wait: then queue nothing. `scale` is `RATE_LIMIT_SCALE`.
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
  // Concurrent requests have to count each other.
  await lockName(trx, `mail turn ${address_hash}`);
  const taken = await trx
    .selectFrom('mail_turns')
    .select(['kind', 'taken_at'])
    .where('address_hash', '=', address_hash)
    .where('taken_at', '>', new Date(now.getTime() - DAY).toISOString())
    // Ignores turns in the future: the clock was ahead. Other processes may be slightly ahead.
    .where('taken_at', '<=', new Date(now.getTime() + HOUR).toISOString())
    .orderBy('taken_at', 'desc')
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

/** Gmail ignores dots, and many servers a `+suffix`: variants would be as many addresses of one mailbox. */
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

export const removeOldMailTurns = forgetAfter('mail_turns', 'taken_at', DAY);
