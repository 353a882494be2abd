import { dayAfter, daysBetween, momentAt } from '../india-time.ts';
import type { PolicyFigures } from './policy-figures.ts';
import { deductedPercent } from './refund-ladder.ts';

export type PaymentPlan = {
  advance: number;
  /** Whole rupees, and its due day (YYYY-MM-DD); 0 if all is paid at booking. */
  balance: number;
  balanceDay: string;
};

/** Within the full-payment period, everything is due at booking. */
type Trip = { total: number; travelDay: string; figures: PolicyFigures };

export function paymentPlan({ total, travelDay, figures, today }: Trip & { today: string }): PaymentPlan {
  const balanceDay = dayAfter(travelDay, -figures.balanceDays);
  const isAllAtOnce = daysBetween(today, balanceDay) <= 0;
  const advance = isAllAtOnce ? total : Math.round((total * figures.advancePercent) / 100);
  return { advance, balance: total - advance, balanceDay };
}

type CancelledTrip = Trip & { cancelDay: string };

/** Whole rupees of the whole price; null if the policy states no deduction. */
export function refundOf({ total, travelDay, cancelDay, figures }: CancelledTrip): number | null {
  const cancelledAt = new Date(momentAt(cancelDay, '12:00'));
  const percent = deductedPercent({ cancelledAt, travelDay, figures });
  return percent === null ? null : total - Math.round((total * percent) / 100);
}
