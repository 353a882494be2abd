import { countOf } from '../count-of.ts';
import { dayOf, daysBetween } from '../india-time.ts';
import type { PolicyFigures } from './policy-figures.ts';

export type RefundStep = {
  fromDays: number;
  toDays: number;
  /** Percent of the per-person fee; null: the policy states none. */
  deductedPercent: number | null;
};

/** Each day before travel is of one step; the earliest cancellation comes first. */
export function refundSteps({ deductions }: Pick<PolicyFigures, 'deductions'>): RefundStep[] {
  const sorted = [...deductions].sort((one, other) => other.days - one.days);
  const from = (place: number) => (sorted[place]?.days ?? -1) + 1;
  return [
    { fromDays: from(0), toDays: Number.POSITIVE_INFINITY, deductedPercent: null },
    ...sorted.map(({ days, percent }, place) => ({
      fromDays: from(place + 1),
      toDays: days,
      deductedPercent: percent,
    })),
  ];
}

/** Cancelling later never costs less. */
export function faultsOfLadder(steps: PolicyFigures['deductions']) {
  return steps.flatMap(({ days, percent }, at) => {
    const [dearer] = steps.filter((earlier) => earlier.days > days && earlier.percent > percent);
    if (!dearer) return [];
    const message = `Cancelling later cannot cost less: ${countOf(dearer.days, 'day')} before travel it is ${dearer.percent}%.`;
    return [{ at, field: 'percent', message }];
  });
}

type Cancellation = { cancelledAt: Date; travelDay: string; figures: PolicyFigures };

/** Percent of the per-person fee; null if the policy states none. */
export function deductedPercent({ cancelledAt, travelDay, figures }: Cancellation): number | null {
  const today = dayOf(cancelledAt);
  const isBeforeSeason = figures.seasonStarts.some(({ day }) => {
    const days = daysBetween(today, day);
    return days >= 0 && days <= figures.seasonDays;
  });
  if (isBeforeSeason) return 100;
  const days = Math.max(0, daysBetween(today, travelDay));
  const step = refundSteps(figures).find(({ fromDays, toDays }) => days >= fromDays && days <= toDays);
  if (!step) throw new RangeError(`Not a day: ${travelDay}`);
  return step.deductedPercent;
}
