import { paymentStates } from '../../../../contracts/money/account-of.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import type { DeskRow } from '../desk/list/desk-list.queries.ts';
import { finishNextAction } from '../desk/next-action.ts';
import { familyOf } from '../merges.queries.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { entryOf, listEntries } from './money-entries.queries.ts';

type Said = { paise: number; reference: string };

/** Next actions. */
export const lookForPayment = ({ paise, reference }: Said) =>
  `Look for ${formatPaise(paise)}, ${reference} at the bank`;
export const lookForAdvance = (quotation: number | null) =>
  `Quotation ${quotation} is accepted: look for the advance`;
const ADVANCE = /^Quotation \d+ is accepted: look for the advance$/;

/** Unless a payment still waits, nothing was found, or staff planned anything themselves. */
export async function endLooking(trx: Db, enquiry: Locked<DeskRow>, by: StaffAction): Promise<void> {
  const { id, next_action_on: on, next_action_words: words } = enquiry;
  if (on === null || !words) return;
  const family = (await familyOf(trx, id)).map((member) => member.id);
  const entries = await listEntries(trx, family);
  const states = paymentStates(entries.map(entryOf));
  const looked = entries.filter(({ id: of }) => ['verified', 'rejected'].includes(states.get(of) ?? ''));
  const lookedFor = looked.map(lookForPayment);
  const hasAdvance = looked.some(({ id: of }) => states.get(of) === 'verified');
  if (words.split(' · ').every((part) => (ADVANCE.test(part) ? hasAdvance : lookedFor.includes(part))))
    await finishNextAction(trx, enquiry, { on }, by);
}
