import type { Db } from '../../../db/database.ts';
import type { SecondFactorRow } from '../../../db/schema.ts';

/** Tries at the codes of one account, from wherever they come: who is so often wrong has the password, and no app. */
const MAX_WRONG_CODES = 20;

/** Undefined where none was ever begun. One without `confirmed_at` is not asked for. */
export function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Since when signing in takes a code as well; null: it does not. */
export async function findSecondFactorSince(db: Db, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.confirmed_at ?? null;
}

/** Which users have one: staff alone set it up, and an agency has few of them. */
export async function listUsersWithSecondFactor(db: Db): Promise<Set<string>> {
  const found = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Set(found.map((row) => row.user_id));
}

/** In place of one that was begun and never confirmed; false where there is one that was. */
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

/** `step` is that of the code which proved it, see `takeStep`. */
export async function confirmSecondFactor(trx: Db, userId: string, step: number, now: Date): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now.toISOString(), last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

/** False where there is none. */
export async function removeSecondFactor(trx: Db, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return removed?.confirmed_at != null;
}

/**
 * Begins a try of a code: it counts as a wrong one until `forgetWrongCodes`. Counted before it is looked at, so that tries
 * at the same moment count each other. False when there were too many already.
 */
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

/** Call it for whoever had the right code, or proved otherwise to be the owner. */
export async function forgetWrongCodes(db: Db, userId: string): Promise<void> {
  await db.updateTable('second_factors').set({ wrong_codes: 0 }).where('user_id', '=', userId).execute();
}

/** Takes the code of a step: true once, for one caller, be it in another process. */
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
