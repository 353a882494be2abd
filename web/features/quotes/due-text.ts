import { formatDay } from '../../../contracts/india-time.ts';
import type { DuePayment } from '../../../contracts/quotes/payment-schedule.ts';

/** `today`: as long as nothing is accepted, what is due then is due on accepting. */
export function dueText(
  { cause, dueOn }: DuePayment,
  { isAll, today }: { isAll: boolean; today?: string | undefined },
): string {
  const isAtOnce = today !== undefined && dueOn <= today;
  const day = formatDay(dueOn);
  if (isAll) return isAtOnce ? 'All of it, when you accept' : `All of it, by ${day}`;
  if (cause === 'advance') return isAtOnce ? 'Advance, when you accept' : `Advance, by ${day}`;
  return cause === 'instalment' ? `Instalment, by ${day}` : `Balance, by ${day}`;
}
