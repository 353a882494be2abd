import { momentAt } from '../india-time.ts';
import type { PolicyFigures } from '../policies/policy-figures.ts';
import { deductedPercent } from '../policies/refund-ladder.ts';
import { roundToRupee } from './format-paise.ts';
import type { Cancellation } from './money.contract.ts';

type Standing = {
  /** Paise: what is due for those who travel, and for those who have cancelled. */
  base: number;
  charges: number;
  /** What the agency has, less what it has promised to pay back. */
  inHand: number;
  people: number;
  peopleLeft: number;
  travelDay: string;
  figures: PolicyFigures;
};

type WorkedOutCancellation = Omit<Cancellation, 'people' | 'peopleLeft' | 'outcome'>;

type Said = { charge: number | null; refund: number | null };

/**
 * By the ladder, of the share of who cancels. Once nobody travels, the charge is no more than what was paid: nobody is
 * billed for a trip that is off.
 */
export function workOutCancellation(standing: Standing, today: string): WorkedOutCancellation {
  const { base, charges, inHand, people, peopleLeft, travelDay, figures } = standing;
  const isAll = people >= peopleLeft;
  const share = isAll ? base : roundToRupee((base * people) / peopleLeft);
  const maxRefund = Math.max(0, inHand - charges - base + share);
  const limits = { maxRefund, maxCharge: isAll ? maxRefund : Math.max(share, maxRefund) };
  const cancelledAt = new Date(momentAt(today, '12:00'));
  const percent = deductedPercent({ cancelledAt, travelDay, figures });
  if (percent === null) return { share, deductedPercent: percent, charge: null, refund: null, ...limits };
  const byLadder = roundToRupee((share * percent) / 100);
  const charge = isAll ? Math.min(byLadder, maxRefund) : byLadder;
  return { share, deductedPercent: percent, charge, refund: Math.max(0, maxRefund - charge), ...limits };
}

/** Staff say one of them instead of the ladder, the other follows. Null: neither says anything. */
export function settle(
  { charge, refund, maxRefund, maxCharge }: WorkedOutCancellation,
  said: Said,
): { charge: number; refund: number } | null {
  if (said.charge !== null) return { charge: said.charge, refund: Math.max(0, maxRefund - said.charge) };
  if (charge !== null && refund !== null && (said.refund ?? refund) === refund) return { charge, refund };
  const back = said.refund ?? (maxCharge === 0 ? 0 : null);
  return back === null ? null : { charge: maxRefund - back, refund: back };
}
