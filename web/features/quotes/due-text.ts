import { formatDay } from '../../../contracts/india-time.ts';
import { ENTRY_CAUSE_NAMES, type EntryCause } from '../../../contracts/money/money-terms.ts';

/** `today`: as long as nothing is accepted, what is due then is due on accepting. */
export function dueText(
  { cause, dueOn }: { cause: EntryCause; dueOn: string },
  { isAll, today }: { isAll: boolean; today?: string | undefined },
): string {
  const name = isAll && cause !== 'cancellation' ? 'All of it' : ENTRY_CAUSE_NAMES[cause];
  const isAtOnce = today !== undefined && dueOn <= today && (isAll || cause === 'advance');
  return isAtOnce ? `${name}, when you accept` : `${name}, by ${formatDay(dueOn)}`;
}
