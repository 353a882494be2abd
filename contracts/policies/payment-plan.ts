import { dayAfter, daysBetween, momentAt } from '../india-time.ts';
import { ADVANCE_PERCENT, deductedPercent, FULL_PAYMENT_DAYS } from './refund-ladder.ts';

export type PaymentPlan = {
  advance: number;
  /** Whole rupees, and its due day (YYYY-MM-DD); 0 if all is paid at booking. */
  balance: number;
  balanceDay: string;
};

/** Within the full-payment period, everything is due at booking. */
export function paymentPlan(trip: { total: number; travelDay: string; today: string }): PaymentPlan {
  const { total, travelDay, today } = trip;
  const balanceDay = dayAfter(travelDay, -FULL_PAYMENT_DAYS);
  const isAllAtOnce = daysBetween(today, balanceDay) <= 0;
  const advance = isAllAtOnce ? total : Math.round((total * ADVANCE_PERCENT) / 100);
  return { advance, balance: total - advance, balanceDay };
}

type CancelledTrip = {
  total: number;
  travelDay: string;
  cancelDay: string;
  seasonStarts: readonly string[];
};

/** Whole rupees of the whole price; null if the policy states no deduction. */
export function refundOf({ total, travelDay, cancelDay, seasonStarts }: CancelledTrip): number | null {
  const cancelledAt = new Date(momentAt(cancelDay, '12:00'));
  const percent = deductedPercent({ cancelledAt, travelDay, seasonStarts });
  return percent === null ? null : total - Math.round((total * percent) / 100);
}
