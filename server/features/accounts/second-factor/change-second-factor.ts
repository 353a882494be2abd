import type { Db } from '../../../db/database.ts';
import { badInput, conflict } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { noteAccountChange } from '../account-notices.mail.ts';
import { endOtherSessions } from '../own-account/own-account.queries.ts';
import { lockUser } from '../users.queries.ts';
import { replaceRecoveryCodes } from './recovery-codes.queries.ts';
import { confirmSecondFactor, findSecondFactor, removeSecondFactor } from './second-factors.queries.ts';
import { stepOfCode, timeCodeOf } from './time-codes.ts';

/** Ends the other sessions: they began with the password alone. Returns the recovery codes. */
export async function switchSecondFactorOn(
  trx: Db,
  code: string,
  ownTokenHash: string,
  by: StaffAction,
): Promise<string[]> {
  const { actor } = by;
  // Waits for a sign-in in progress: see `lockChecked`.
  await lockUser(trx, actor.id);
  const begun = await findSecondFactor(trx, actor.id);
  if (!begun) throw notBegun();
  if (begun.confirmed_at !== null) throw isOn();
  const digits = timeCodeOf(code);
  const step = digits === undefined ? undefined : stepOfCode(begun.secret, digits, by.now);
  if (step === undefined) throw codeOfAnother();
  await confirmSecondFactor(trx, actor.id, step, by.now);
  await endOtherSessions(trx, actor.id, ownTokenHash);
  await noteAccountChange(trx, actor, { change: 'second-factor-on' }, by);
  return replaceRecoveryCodes(trx, actor.id);
}

/** Undefined if two-step sign-in was switched off meanwhile. */
export async function renewRecoveryCodes(trx: Db, by: StaffAction): Promise<string[] | undefined> {
  const { actor } = by;
  await lockUser(trx, actor.id);
  if (!(await findSecondFactor(trx, actor.id))?.confirmed_at) return undefined;
  await noteAccountChange(trx, actor, { change: 'recovery-codes' }, by);
  return replaceRecoveryCodes(trx, actor.id);
}

export function wrongCode() {
  return badInput({
    code: 'This code is not right, or was used already. Please type the one that is shown now.',
  });
}

export async function switchSecondFactorOff(
  trx: Db,
  user: StaffAction['actor'],
  by: Pick<StaffAction, 'now'> & { actor: { id: string; username: string } },
): Promise<boolean> {
  const wasOn = await removeSecondFactor(trx, user.id);
  if (wasOn) await noteAccountChange(trx, user, { change: 'second-factor-off' }, by);
  return wasOn;
}

/** Opening the app in place of the page may begin the setup twice, with an entry in the app for each. */
function codeOfAnother() {
  return badInput({
    code: 'This code is not right. Please type the one that is shown now; if you began more than once, of the newest QR code.',
  });
}

function notBegun() {
  return conflict('Please begin to set up two-step sign-in once more: it was switched off meanwhile.');
}

/** Perhaps by the same press, if its answer and the recovery codes were lost. */
function isOn() {
  return conflict(
    'Two-step sign-in is on already. If you have not seen its recovery codes, please make new ones.',
  );
}
