import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';

const DAY_MS = 86_400_000;
/** A bar a day up to this many days, a bar a week up to the second, then a bar a month. */
const MOST_DAYS = 92;
const MOST_WEEK_DAYS = 731;

export type BucketSize = 'day' | 'week' | 'month';
/** `key` is the bucket's first day, YYYY-MM-DD. */
export type Bucket = { key: string; label: string; count: number };

const DAY_LABEL = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const DATE_LABEL = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const MONTH_LABEL = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Enquiries over the whole period, with the days on which none came; days together where there are too many for bars. */
export function bucketsOf({ from, to, enquiries }: Pick<Dashboard, 'from' | 'to' | 'enquiries'>): {
  size: BucketSize;
  buckets: Bucket[];
} {
  const first = Date.parse(from);
  const days = Math.floor((Date.parse(to) - first) / DAY_MS) + 1;
  const size = days <= MOST_DAYS ? 'day' : days <= MOST_WEEK_DAYS ? 'week' : 'month';
  const counts = new Map<string, number>();
  for (let day = 0; day < days; day += 1) counts.set(bucketKey(first + day * DAY_MS, size), 0);
  for (const { day, count } of enquiries.byDay) {
    const key = bucketKey(Date.parse(day), size);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const buckets = [...counts].map(([key, count]) => ({ key, label: labelOf(key, size), count }));
  return { size, buckets };
}

/** The day itself, the Monday of its week, or the first of its month. */
function bucketKey(at: number, size: BucketSize): string {
  const daysSinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  const day = new Date(size === 'week' ? at - daysSinceMonday * DAY_MS : at).toISOString().slice(0, 10);
  return size === 'month' ? `${day.slice(0, 7)}-01` : day;
}

function labelOf(key: string, size: BucketSize): string {
  const date = new Date(key);
  if (size === 'month') return MONTH_LABEL.format(date);
  return size === 'week' ? DATE_LABEL.format(date) : DAY_LABEL.format(date);
}
