import { dayAfter, daysBetween, momentAt } from '../india-time.ts';
import { ADVANCE_PERCENT, deductedPercent, FULL_PAYMENT_DAYS } from './refund-ladder.ts';

export type PaymentPlan = {
  /** Whole rupees, at booking. */
  advance: number;
  /** Whole rupees, and the day by which they are paid, YYYY-MM-DD; 0 where all is paid at booking. */
  balance: number;
  balanceDay: string;
};

/** What is paid when, of a trip that is booked on `today`: within the days of full payment all of it at once. */
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
  /** The day of the cancellation, YYYY-MM-DD. */
  cancelDay: string;
  seasonStarts: readonly string[];
};

/**
 * What comes back of the whole price, in whole rupees, where a trip is cancelled on a day; null where the policy states no
 * deduction: ask the agency.
 */
export function refundOf({ total, travelDay, cancelDay, seasonStarts }: CancelledTrip): number | null {
  const cancelledAt = new Date(momentAt(cancelDay, '12:00'));
  const percent = deductedPercent({ cancelledAt, travelDay, seasonStarts });
  return percent === null ? null : total - Math.round((total * percent) / 100);
}
