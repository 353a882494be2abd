import { countOf } from '../count-of.ts';
import { daysBetween, formatDay } from '../india-time.ts';

/** Permit rules change: older checks are marked as outdated. */
export const CHECK_DAYS = 90;

export function isOutdated(checkedOn: string | null, today: string): boolean {
  if (checkedOn === null) return true;
  const days = daysBetween(checkedOn, today);
  // A check in the future is a typing mistake.
  return days > CHECK_DAYS || days < 0;
}

export function checkedText(checkedOn: string | null, today: string): string {
  if (checkedOn === null || checkedOn > today) return `${NOT_CHECKED}, please ask`;
  if (!isOutdated(checkedOn, today)) return `checked on ${formatDay(checkedOn)}`;
  return `checked ${agoText(checkedOn, today)}, please ask`;
}

export function outdatedText(checkedOn: string | null, today: string): string {
  return checkedOn === null || checkedOn > today ? NOT_CHECKED : agoText(checkedOn, today);
}

const NOT_CHECKED = 'not checked yet';

function agoText(day: string, today: string): string {
  const months = Math.floor(daysBetween(day, today) / 30.44);
  return `${months < 24 ? countOf(months, 'month') : countOf(Math.floor(months / 12), 'year')} ago`;
}
