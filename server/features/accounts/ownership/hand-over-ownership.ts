import type { Db } from '../../../db/database.ts';
import type { OwnershipOfferRow } from '../../../db/desk-rows.ts';
import type { UserRow } from '../../../db/schema.ts';
import { notFound } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { tellOwnership } from '../account-notices.mail.ts';
import { type CheckedUser, lockChecked } from '../sign-in/check-password.ts';
import { checkMay } from '../users/account-policy.ts';
import { lockManaged, subjectOf } from '../users/manage-users.ts';
import { setStaff } from '../users/staff-departures.queries.ts';
import { lockStaff } from '../users.queries.ts';
import { removeOffersOf, selectOffers, storeOffer } from './ownership-offers.queries.ts';

type Given = { giverStays: boolean; checked: CheckedUser };

/** Returns undefined if the password has changed since its check, as `acceptOwnership` does. */
export async function offerOwnership(
  trx: Db,
  id: string,
  { giverStays, checked }: Given,
  by: StaffAction,
): Promise<UserRow | undefined> {
  const { actor, user } = await lockManaged(trx, id, by);
  if (!(await lockChecked(trx, checked))) return undefined;
  checkMay('offer-ownership', actor, user);
  await storeOffer(trx, { from_id: actor.id, to_id: id, giver_stays: giverStays ? 1 : 0 }, by.now);
  await tellOwnership(trx, user, { news: 'offered', other: actor.username }, by.now);
  const after = { giverStays };
  await recordAudit(trx, { ...by, action: 'user.offer-ownership', subject: subjectOf(user), after });
  return user;
}

export async function acceptOwnership(
  trx: Db,
  id: string,
  checked: CheckedUser,
  by: StaffAction,
): Promise<UserRow | undefined> {
  // One lock for all staff: roles change one after the other, and an owner is always there.
  const staff = await lockStaff(trx);
  const offer = await getOffer(trx, id, by);
  const [giver, taker] = [offer.from_id, offer.to_id].map((one) => staff.find((user) => user.id === one));
  if (!giver || !taker || taker.id !== by.actor.id) throw notFound('offer');
  if (!(await lockChecked(trx, checked))) return undefined;
  const isStill = offer.giver_stays === 1;
  await setRole(trx, taker, 'owner', by);
  if (!isStill) await setRole(trx, giver, 'manager', by);
  await removeOffersOf(trx, taker.id);
  // A manager can give away nothing.
  if (!isStill) await removeOffersOf(trx, giver.id);
  await tellOwnership(trx, taker, { news: 'received', other: giver.username }, by.now);
  await tellOwnership(trx, giver, { news: 'given', other: taker.username, isStill }, by.now);
  return giver;
}

/** Returns whether it was one's own. */
export async function endOwnershipOffer(trx: Db, id: string, by: StaffAction): Promise<boolean> {
  const staff = await lockStaff(trx);
  const { from_id, to_id } = await getOffer(trx, id, by);
  const isOwn = from_id === by.actor.id;
  await trx.deleteFrom('ownership_offers').where('id', '=', id).execute();
  const other = staff.find((user) => user.id === (isOwn ? to_id : from_id));
  const action = isOwn ? 'user.withdraw-ownership' : 'user.decline-ownership';
  if (other) await recordAudit(trx, { ...by, action, subject: subjectOf(other) });
  return isOwn;
}

/** Of others it is not found. */
export async function getOffer(
  db: Db,
  id: string,
  { actor, now }: { actor: { id: string }; now: Date },
): Promise<OwnershipOfferRow> {
  const offer = await selectOffers(db, now).where('id', '=', id).executeTakeFirst();
  if (!offer || (offer.from_id !== actor.id && offer.to_id !== actor.id)) throw notFound('offer');
  return offer;
}

async function setRole(
  trx: Db,
  user: UserRow,
  staffRole: 'owner' | 'manager',
  by: StaffAction,
): Promise<void> {
  await setStaff(trx, user.id, staffRole);
  const [before, after] = [{ staffRole: user.staff_role }, { staffRole }];
  await recordAudit(trx, { ...by, action: 'user.staff-role', subject: subjectOf(user), before, after });
}
