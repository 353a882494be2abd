import { type StoredOpening, storedOpening } from '../../../contracts/opening/opening.contract.ts';
import { emptySettings } from '../../content/empty-settings.ts';
import type { Db } from '../../db/database.ts';
import { lockName } from '../../db/dialect/lock-rows.ts';
import { findStored, insertPlaceholders, storeState } from '../settings/settings.queries.ts';

const OPENING = 'opening';
/** A site from before there was one. */
const OPEN: StoredOpening = { openedAt: '', skipped: [], isPutAway: true };

export async function findOpening(db: Db): Promise<StoredOpening> {
  return storedOpening.parse((await findStored(db, OPENING)) ?? OPEN);
}

/** Opening and steps are one row: who changes it comes alone. */
export async function lockOpening(trx: Db): Promise<StoredOpening> {
  await lockName(trx, OPENING);
  return await findOpening(trx);
}

export async function isOpen(db: Db): Promise<boolean> {
  return (await findOpening(db)).openedAt !== null;
}

export const NOT_OPENED: StoredOpening = { openedAt: null, skipped: [], isPutAway: false };

/** What an empty site begins with. Nothing where there are settings already. */
export async function storeEmptySite(trx: Db, now: Date): Promise<void> {
  const stored = await insertPlaceholders(trx, emptySettings, now);
  if (stored.length === Object.keys(emptySettings).length) await storeState(trx, OPENING, NOT_OPENED, now);
}
