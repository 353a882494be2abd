import { dayAfter } from '../india-time.ts';
import { roundToRupee } from '../money/format-paise.ts';
import type { PolicyFigures } from '../policies/policy-figures.ts';

export const DUE_CAUSES = ['advance', 'instalment', 'balance'] as const;

export type DuePayment = { cause: (typeof DUE_CAUSES)[number]; dueOn: string; paise: number };

type Agreed = {
  /** Paise. */
  total: number;
  travelDay: string;
  /** Percent, 100 together; empty: by the policy. */
  instalments: readonly { dueOn: string; percent: number }[];
  figures: Pick<PolicyFigures, 'advancePercent' | 'balanceDays'>;
};

/** As of the day of acceptance. Within the policy's window all of it is due at once. */
export function paymentSchedule(
  { total, travelDay, instalments, figures }: Agreed,
  today: string,
): DuePayment[] {
  if (total <= 0) return [];
  const balanceDay = dayAfter(travelDay, -figures.balanceDays);
  const shares =
    instalments.length > 0
      ? onOneDayOnce(instalments.map(({ dueOn, percent }) => ({ dueOn: laterOf(dueOn, today), percent })))
      : balanceDay <= today
        ? [{ dueOn: today, percent: 100 }]
        : [
            { dueOn: today, percent: figures.advancePercent },
            { dueOn: balanceDay, percent: 100 - figures.advancePercent },
          ];
  const wanted = shares.filter(({ percent }) => percent > 0);
  let left = total;
  return wanted.map(({ dueOn, percent }, at) => {
    const isLast = at === wanted.length - 1;
    const paise = isLast ? left : roundToRupee((total * percent) / 100);
    left -= paise;
    return { cause: at === 0 ? 'advance' : isLast ? 'balance' : 'instalment', dueOn, paise };
  });
}

type Share = Agreed['instalments'][number];

/** Days that are over are all today. */
function onOneDayOnce(shares: readonly Share[]): Share[] {
  return [...Map.groupBy(shares, ({ dueOn }) => dueOn)].map(([dueOn, ofDay]) => ({
    ...{ dueOn, percent: ofDay.reduce((sum, { percent }) => sum + percent, 0) },
  }));
}

const laterOf = (one: string, other: string) => (one > other ? one : other);
