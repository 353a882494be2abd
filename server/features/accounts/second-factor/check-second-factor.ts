import type { Db } from '../../../db/database.ts';
import type { SecondFactorRow, UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/faults/errors.ts';
import { noteAccountChange } from '../account-notices.mail.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.queries.ts';
import { beginCodeAttempt, findSecondFactor, forgetWrongCodes, takeStep } from './second-factors.queries.ts';
import { stepOfCode, timeCodeOf } from './time-codes.ts';

export type SecondFactorAnswer = 'none' | 'missing' | 'right' | 'wrong';

type Parts = Pick<Deps, 'db' | 'now' | 'wakeMail'>;

/** A right code is used up. Throws after too many wrong ones. */
export async function checkSecondFactor(
  parts: Parts,
  user: UserRow,
  code: string | undefined,
): Promise<SecondFactorAnswer> {
  const factor = await findSecondFactor(parts.db, user.id);
  if (!factor?.confirmed_at) return 'none';
  if (code === undefined) return 'missing';
  if (!(await beginCodeAttempt(parts.db, user.id)))
    throw new Failure(
      'too_many',
      'There were too many wrong codes. Please set a new password by “Forgot your password?”, then try again.',
    );
  if (!(await takeCode(parts, user, factor, code))) return 'wrong';
  await forgetWrongCodes(parts.db, user.id);
  return 'right';
}

/** Six digits come from the app, all else is a recovery code. */
async function takeCode(
  parts: Parts,
  user: UserRow,
  factor: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const digits = timeCodeOf(code);
  if (digits === undefined) return recover(parts, user, code);
  const step = stepOfCode(factor.secret, digits, parts.now());
  return step !== undefined && takeStep(parts.db, user.id, step);
}

async function recover({ db, now, wakeMail }: Parts, user: UserRow, code: string): Promise<boolean> {
  const isTaken = await runTransaction(db, (trx) => takeAndTell(trx, user, code, now()));
  if (isTaken) wakeMail();
  return isTaken;
}

async function takeAndTell(trx: Db, user: UserRow, code: string, now: Date): Promise<boolean> {
  if (!(await takeRecoveryCode(trx, user.id, code))) return false;
  const left = await countRecoveryCodes(trx, user.id);
  await noteAccountChange(trx, user, { change: 'recovery-code-used', left }, { actor: user, now });
  return true;
}
