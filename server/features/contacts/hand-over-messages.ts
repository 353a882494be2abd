import type { Db } from '../../db/database.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { type HandOver, handOverStep, type Shares } from '../follow-up/hand-over.ts';
import { changeMessage } from './change-message.ts';
import { findMessage, lockContactMessages } from './contacts.queries.ts';

export async function handOverMessages(
  trx: Db,
  shares: Shares,
  people: HandOver,
  by: StaffAction,
): Promise<number> {
  await lockContactMessages(trx, [...shares.keys()]);
  let count = 0;
  for (const [id, share] of shares) {
    const message = await findMessage(trx, id);
    const step = message && handOverStep(message, people, share);
    if (!message || !step) continue;
    await changeMessage(trx, message, { ...step, action: 'message.owner' }, by);
    count += 1;
  }
  return count;
}
