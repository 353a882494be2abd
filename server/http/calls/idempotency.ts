import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { badInput, conflict } from '../faults/errors.ts';

type Repeatable = {
  /** Whose keys these are: two travellers may use the same key. */
  scope: string;
  key: string | undefined;
  request: unknown;
  now: Date;
};

export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const [key] = [request.headers['idempotency-key']].flat();
  if (!key) return undefined;
  if (key.length > 200) throw badInput({ 'Idempotency-Key': 'This key is longer than 200 characters.' });
  // That of a form comes from its body.
  if (!/^[\x20-\x7e]+$/.test(key))
    throw badInput({ 'Idempotency-Key': 'This key has more than letters, digits and signs of ASCII.' });
  return key;
}

/** The key is a unique row of the same transaction: of two concurrent requests the second waits. */
export function runOnce<T>(db: Db, repeatable: Repeatable, work: (trx: Db) => Promise<T>): Promise<T> {
  const { scope, key, now } = repeatable;
  return runTransaction(db, async (trx) => {
    if (key === undefined) return work(trx);
    const requestHash = createHash('sha256').update(JSON.stringify(repeatable.request)).digest('hex');
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ scope, key, request_hash: requestHash, answer: null, created_at: now.toISOString() })
      .onConflict((on) => on.columns(['scope', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return repeatFirstAnswer<T>(trx, scope, key, requestHash);
    const answer = await work(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer ?? null) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

async function repeatFirstAnswer<T>(trx: Db, scope: string, key: string, requestHash: string): Promise<T> {
  const first = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== requestHash || first.answer === null) {
    throw conflict('This was sent before with other content. Please send it again as new.');
  }
  return JSON.parse(first.answer) as T;
}

const RETENTION_DAYS = 7;

export async function removeOldIdempotencyKeys(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}
