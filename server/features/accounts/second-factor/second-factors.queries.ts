import type { Db } from '../../../db/database.ts';
import type { SecondFactorRow } from '../../../db/schema.ts';

/** Per account, from all networks: so many wrong codes mean the password is known, but not the app. */
const MAX_WRONG_CODES = 20;

/** Without `confirmed_at` it is not in use yet. */
export function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function findSecondFactorSince(db: Db, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.confirmed_at ?? null;
}

export async function listUsersWithSecondFactor(db: Db): Promise<Set<string>> {
  const found = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Set(found.map((row) => row.user_id));
}

/** Replaces a setup that was never confirmed; returns false if one is confirmed. */
export async function beginSecondFactor(db: Db, userId: string, secret: string, now: Date): Promise<boolean> {
  const created_at = now.toISOString();
  const begun = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, created_at, confirmed_at: null, last_step: 0, wrong_codes: 0 })
    .onConflict((on) =>
      on
        .column('user_id')
        .doUpdateSet({ secret, created_at })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function confirmSecondFactor(trx: Db, userId: string, step: number, now: Date): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now.toISOString(), last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

export async function removeSecondFactor(trx: Db, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return removed?.confirmed_at != null;
}

/** Counts the try before its check, so that concurrent tries see each other. False if there were too many. */
export async function beginCodeAttempt(db: Db, userId: string): Promise<boolean> {
  const begun = await db
    .updateTable('second_factors')
    .set((set) => ({ wrong_codes: set('wrong_codes', '+', 1) }))
    .where('user_id', '=', userId)
    .where('wrong_codes', '<', MAX_WRONG_CODES)
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function forgetWrongCodes(db: Db, userId: string): Promise<void> {
  await db.updateTable('second_factors').set({ wrong_codes: 0 }).where('user_id', '=', userId).execute();
}

/** Returns true for one caller only, in any process. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
