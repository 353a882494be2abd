import { dayOf, daysBetween } from '../india-time.ts';

/** A step of the ladder, in whole calendar days in India between cancellation and travel, both ends included. */
export type RefundStep = {
  fromDays: number;
  toDays: number;
  /** Percent of the per-person fee; null where the policy states none and the agency is asked. */
  deductedPercent: number | null;
};

/** What a cancellation costs. Every page and every calculation reads it here. */
export const REFUND_LADDER: readonly RefundStep[] = [
  { fromDays: 31, toDays: Number.POSITIVE_INFINITY, deductedPercent: null },
  { fromDays: 15, toDays: 30, deductedPercent: 50 },
  { fromDays: 7, toDays: 14, deductedPercent: 80 },
  { fromDays: 0, toDays: 6, deductedPercent: 100 },
];

/** A cancellation on a season's first day, or so many days before it, is not refunded, whenever the travel is. */
export const SEASON_START_DAYS = 30;
/** Percent of the price that is paid at booking. */
export const ADVANCE_PERCENT = 50;
/** Days before travel by which the whole price is paid; after that the booking is cancelled. */
export const FULL_PAYMENT_DAYS = 30;

type Cancellation = {
  cancelledAt: Date;
  /** `YYYY-MM-DD`. */
  travelDay: string;
  /** First days of the seasons that staff have set, `YYYY-MM-DD`. */
  seasonStarts?: readonly string[];
};

/** Percent of the per-person fee that is kept; null where the policy states none: ask the agency. */
export function deductedPercent({ cancelledAt, travelDay, seasonStarts = [] }: Cancellation): number | null {
  const today = dayOf(cancelledAt);
  const isBeforeSeason = seasonStarts.some((start) => {
    const days = daysBetween(today, start);
    return days >= 0 && days <= SEASON_START_DAYS;
  });
  if (isBeforeSeason) return 100;
  // On or after the day of travel nothing comes back either.
  const days = Math.max(0, daysBetween(today, travelDay));
  const step = REFUND_LADDER.find(({ fromDays, toDays }) => days >= fromDays && days <= toDays);
  if (!step) throw new RangeError(`Not a day: ${travelDay}`);
  return step.deductedPercent;
}
