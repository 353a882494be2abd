import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffDepartureRow } from '../../../db/desk-rows.ts';
import { lockFound } from '../../../db/dialect/lock-rows.ts';
import type { UserRow } from '../../../db/schema.ts';
import { badInput } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { handOverMessages } from '../../contacts/hand-over-messages.ts';
import { handOverEnquiries } from '../../enquiries/desk/hand-over-enquiries.ts';
import { findStaffMember } from '../../enquiries/desk/staff-members.queries.ts';
import { lockInOrder } from '../../enquiries/lock-with-messages.ts';
import { type HandOver, listShares, type Share } from '../../follow-up/hand-over.ts';

type Work = { enquiries: [string, Share][]; messages: [string, Share][] };
export type HandedCounts = { enquiries: number; messages: number };
export const NOTHING_HANDED: HandedCounts = { enquiries: 0, messages: 0 };

/** Locks the work before the person, as colleagues who change that work do. */
export async function lockWorkBefore<Found>(
  trx: Db,
  id: string,
  lockPerson: () => Promise<Found>,
): Promise<Found> {
  let person: Found | undefined;
  await lockFound(trx, () => findIdsAround(trx, id), {
    idsOf: ({ ids, messageIds }) => [...ids, ...messageIds],
    lock: async (found) => {
      await lockInOrder(trx, found);
      person = await lockPerson();
    },
  });
  // `lock` did not run if there was no work.
  return person ?? lockPerson();
}

async function findIdsAround(trx: Db, id: string) {
  const now = await findWork(trx, id);
  const left = trx.selectFrom('staff_departures').select('handed').where('user_id', '=', id);
  const departure = await left.executeTakeFirst();
  const back = departure && workOf(departure);
  const own = await trx.selectFrom('bookings').select('id').where('user_id', '=', id).execute();
  const idsOf = (shares: [string, Share][] = []) => shares.map(([of]) => of);
  return {
    ids: [...idsOf(now.enquiries), ...idsOf(back?.enquiries), ...own.map((row) => row.id)],
    messageIds: [...idsOf(now.messages), ...idsOf(back?.messages)],
  };
}

async function findWork(trx: Db, id: string): Promise<Work> {
  return {
    enquiries: [...(await listShares(trx, 'bookings', id))],
    messages: [...(await listShares(trx, 'contact_messages', id))],
  };
}

/** `handTo` is a colleague's id, or `nobody`. */
export async function handOverWork(
  trx: Db,
  { id, username }: Pick<UserRow, 'id' | 'username'>,
  handTo: string,
  by: StaffAction,
): Promise<{ to: StaffMember | null; handed: string; counts: HandedCounts }> {
  const to = handTo === 'nobody' ? null : await findStaffMember(trx, handTo);
  if (to === undefined || handTo === id)
    throw badInput({ handTo: 'Choose a colleague who stays on the staff, or nobody.' });
  const work = await findWork(trx, id);
  const counts = await give(trx, work, { from: { _id: id, username }, to }, by);
  return { to, handed: JSON.stringify(work), counts };
}

export function giveBack(
  trx: Db,
  departure: StaffDepartureRow,
  people: HandOver,
  by: StaffAction,
): Promise<HandedCounts> {
  return give(trx, workOf(departure), people, by);
}

export function countHanded(departure: Pick<StaffDepartureRow, 'handed'>): HandedCounts {
  const { enquiries, messages } = workOf(departure);
  return { enquiries: enquiries.length, messages: messages.length };
}

function workOf({ handed }: Pick<StaffDepartureRow, 'handed'>): Work {
  return JSON.parse(handed) as Work;
}

async function give(trx: Db, work: Work, people: HandOver, by: StaffAction): Promise<HandedCounts> {
  // Messages before enquiries: the lock order everywhere.
  const messages = await handOverMessages(trx, new Map(work.messages), people, by);
  return { messages, enquiries: await handOverEnquiries(trx, new Map(work.enquiries), people, by) };
}
