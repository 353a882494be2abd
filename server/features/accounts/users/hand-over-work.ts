import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffDepartureRow } from '../../../db/desk-rows.ts';
import { lockFound } from '../../../db/dialect/lock-rows.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { handOverMessages } from '../../contacts/hand-over-messages.ts';
import { handOverEnquiries } from '../../enquiries/desk/hand-over-enquiries.ts';
import { lockInOrder } from '../../enquiries/lock-with-messages.ts';
import { type HandOver, listShares, type Share } from '../../follow-up/hand-over.ts';

type Work = { enquiries: [string, Share][]; messages: [string, Share][] };
export type HandedCounts = { enquiries: number; messages: number };

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

export async function handOverWork(
  trx: Db,
  from: StaffMember,
  to: StaffMember | null,
  by: StaffAction,
): Promise<{ handed: string; counts: HandedCounts }> {
  const work = await findWork(trx, from._id);
  const counts = await give(trx, work, { from, to }, by);
  return { handed: JSON.stringify(work), counts };
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
