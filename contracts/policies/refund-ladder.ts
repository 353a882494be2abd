import { dayOf, daysBetween } from '../india-time.ts';

export type RefundStep = {
  fromDays: number;
  toDays: number;
  /** Percent of the per-person fee; null: the policy states none. */
  deductedPercent: number | null;
};

/** The single source for all pages and calculations. */
export const REFUND_LADDER: readonly RefundStep[] = [
  { fromDays: 31, toDays: Number.POSITIVE_INFINITY, deductedPercent: null },
  { fromDays: 15, toDays: 30, deductedPercent: 50 },
  { fromDays: 7, toDays: 14, deductedPercent: 80 },
  { fromDays: 0, toDays: 6, deductedPercent: 100 },
];

/** From so many days before a season's first day until that day, nothing is refunded, whatever the travel day. */
export const SEASON_START_DAYS = 30;
export const ADVANCE_PERCENT = 50;
/** Days before travel. If the price is not fully paid by then, the booking is cancelled. */
export const FULL_PAYMENT_DAYS = 30;

type Cancellation = {
  cancelledAt: Date;
  travelDay: string;
  seasonStarts?: readonly string[];
};

/** Percent of the per-person fee; null if the policy states none. */
export function deductedPercent({ cancelledAt, travelDay, seasonStarts = [] }: Cancellation): number | null {
  const today = dayOf(cancelledAt);
  const isBeforeSeason = seasonStarts.some((start) => {
    const days = daysBetween(today, start);
    return days >= 0 && days <= SEASON_START_DAYS;
  });
  if (isBeforeSeason) return 100;
  const days = Math.max(0, daysBetween(today, travelDay));
  const step = REFUND_LADDER.find(({ fromDays, toDays }) => days >= fromDays && days <= toDays);
  if (!step) throw new RangeError(`Not a day: ${travelDay}`);
  return step.deductedPercent;
}
