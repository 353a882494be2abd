import type { Db } from '../../../db/database.ts';
import type { OwnershipOfferRow } from '../../../db/desk-rows.ts';
import { forgetAfter } from '../../../db/forget-after.ts';
import { newId } from '../../../db/identifiers.ts';

/** Milliseconds. */
export const OFFER_LIFETIME = 7 * 86_400_000;

/** Replaces an earlier one of the same owner. */
export async function storeOffer(
  trx: Db,
  offer: Omit<OwnershipOfferRow, 'id' | 'created_at'>,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('ownership_offers').where('from_id', '=', offer.from_id).execute();
  await trx
    .insertInto('ownership_offers')
    .values({ id: newId(), ...offer, created_at: now.toISOString() })
    .execute();
}

/** Those that are not too old. */
export function selectOffers(db: Db, now: Date) {
  return db
    .selectFrom('ownership_offers')
    .selectAll('ownership_offers')
    .where('ownership_offers.created_at', '>', new Date(now.getTime() - OFFER_LIFETIME).toISOString());
}

export function listOffersAround(db: Db, userId: string, now: Date) {
  return selectOffers(db, now)
    .innerJoin('users as giver', 'giver.id', 'ownership_offers.from_id')
    .innerJoin('users as taker', 'taker.id', 'ownership_offers.to_id')
    .select(['giver.username as giver', 'taker.username as taker'])
    .where((offer) => offer.or([offer('from_id', '=', userId), offer('to_id', '=', userId)]))
    .orderBy('ownership_offers.id')
    .execute();
}

export async function removeOffersOf(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('ownership_offers')
    .where((offer) => offer.or([offer('from_id', '=', userId), offer('to_id', '=', userId)]))
    .execute();
}

export const removeOldOffers = forgetAfter('ownership_offers', 'created_at', OFFER_LIFETIME);
