import type { Dashboard } from '../../../../../contracts/dashboard.contract.ts';
import { dayAfter, daysBetween, formatDay, writer } from '../../../../../contracts/india-time.ts';

/** Up to this many days, one bar per day; up to the next limit, per week; beyond, per month. */
const MAX_DAY_BARS = 92;
const MAX_WEEK_BAR_DAYS = 731;

export type BucketSize = 'day' | 'week' | 'month';
/** `key`: first day of the bucket, YYYY-MM-DD. `first` and `last`: limited to the period. */
export type Bucket = { key: string; label: string; count: number; first: string; last: string };

/** The day, the Monday of its week, or the first of its month. */
const KEY_OF: Record<BucketSize, (day: string) => string> = {
  day: (day) => day,
  week: (day) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7)),
  month: (day) => `${day.slice(0, 7)}-01`,
};
const LABEL_OF: Record<BucketSize, (day: string) => string> = {
  day: writer('en-IN', { day: 'numeric', month: 'short' }),
  week: formatDay,
  month: writer('en-IN', { month: 'short', year: 'numeric' }),
};

/** Includes days without enquiries. */
export function bucketsOf({ from, to, enquiries }: Pick<Dashboard, 'from' | 'to' | 'enquiries'>): {
  size: BucketSize;
  buckets: Bucket[];
} {
  const days = daysBetween(from, to) + 1;
  const size = days <= MAX_DAY_BARS ? 'day' : days <= MAX_WEEK_BAR_DAYS ? 'week' : 'month';
  const keyOf = KEY_OF[size];
  const buckets = new Map<string, Bucket>();
  for (let later = 0; later < days; later += 1) {
    const day = dayAfter(from, later);
    const key = keyOf(day);
    const bucket = buckets.get(key);
    if (bucket) bucket.last = day;
    else buckets.set(key, { key, label: LABEL_OF[size](key), count: 0, first: day, last: day });
  }
  for (const { day, count } of enquiries.byDay) {
    const bucket = buckets.get(keyOf(day));
    if (bucket) bucket.count += count;
  }
  return { size, buckets: [...buckets.values()] };
}
