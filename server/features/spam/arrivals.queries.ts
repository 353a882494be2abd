import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { forgetAfter } from '../../db/forget-after.ts';
import { newId } from '../../db/identifiers.ts';
import type { Arrival, Crowd } from './score-arrival.ts';
import { comparable } from './text-signs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TELLING = 40;
const MAX_COUNTED = 50;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export async function countArrival(
  trx: Db,
  { text, email }: Pick<Arrival, 'text' | 'email'>,
  network: string,
  now: Date,
): Promise<Crowd> {
  const words = comparable(text);
  const text_hash = words.length >= TELLING ? sha256(words) : null;
  const address_hash = sha256(email);
  const since = (window: number) => new Date(now.getTime() - window).toISOString();
  const lately = trx.selectFrom('arrivals').limit(MAX_COUNTED);
  const same =
    text_hash === null
      ? []
      : await lately
          .select('address_hash')
          .where('text_hash', '=', text_hash)
          .where('came_at', '>', since(DAY))
          .where('address_hash', '!=', address_hash)
          .execute();
  const fromAddress = await lately
    .select('id')
    .where('address_hash', '=', address_hash)
    .where('came_at', '>', since(DAY))
    .execute();
  const fromNetwork = await lately
    .select('id')
    .where('network', '=', network)
    .where('came_at', '>', since(HOUR))
    .execute();
  const row = { id: newId(), text_hash, address_hash, network, came_at: now.toISOString() };
  await trx.insertInto('arrivals').values(row).execute();
  return {
    sameText: new Set(same.map((one) => one.address_hash)).size,
    fromAddress: fromAddress.length,
    fromNetwork: fromNetwork.length,
  };
}

export const removeOldArrivals = forgetAfter('arrivals', 'came_at', DAY);
