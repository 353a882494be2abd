import { type StoredOpening, storedOpening } from '../../../contracts/opening/opening.contract.ts';
import { emptySettings } from '../../content/empty-settings.ts';
import type { Db } from '../../db/database.ts';
import { lockName } from '../../db/dialect/lock-rows.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

/** Among the settings. A site from before there was one is open. */
const OPENING = 'opening';
const OPEN: StoredOpening = { openedAt: '', skipped: [], isPutAway: true };

export async function findOpening(db: Db): Promise<StoredOpening> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', OPENING).executeTakeFirst();
  return row ? storedOpening.parse(JSON.parse(row.value)) : OPEN;
}

/** Opening and steps are one row: who changes it comes alone. */
export async function lockOpening(trx: Db): Promise<StoredOpening> {
  await lockName(trx, OPENING);
  return await findOpening(trx);
}

export async function isOpen(db: Db): Promise<boolean> {
  return (await findOpening(db)).openedAt !== null;
}

export async function storeOpening(trx: Db, opening: StoredOpening, now: Date): Promise<void> {
  const row = { value: JSON.stringify(opening), is_placeholder: 0 as const, updated_at: now.toISOString() };
  await trx
    .insertInto('settings')
    .values({ name: OPENING, ...row })
    .onConflict((on) => on.column('name').doUpdateSet(row))
    .execute();
}

const NOT_OPENED: StoredOpening = { openedAt: null, skipped: [], isPutAway: false };

/** What an empty site begins with. Nothing where there are settings already. */
export async function storeEmptySite(trx: Db, now: Date): Promise<void> {
  const stored = await insertPlaceholders(trx, emptySettings, now);
  if (stored.length === Object.keys(emptySettings).length) await storeOpening(trx, NOT_OPENED, now);
}
