import { useNavigate } from 'react-router';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Dashboard } from '../../../../../contracts/dashboard.contract.ts';
import { dayAfter, daysBetween, formatDay, writer } from '../../../../../contracts/india-time.ts';
import { formatCount } from '../format-figures.ts';
import { receivedLink } from '../received-link.ts';
import { ChartFigure } from './chart-figure.tsx';

/** Up to this many days, one bar per day; up to the next limit, per week; beyond, per month. */
const MAX_DAY_BARS = 92;
const MAX_WEEK_BAR_DAYS = 731;
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

const TITLES: Record<BucketSize, [title: string, head: string]> = {
  day: ['Enquiries by day', 'Day'],
  week: ['Enquiries by week', 'Week of'],
  month: ['Enquiries by month', 'Month'],
};
const INK = { fill: 'var(--color-ink-soft)', fontSize: 13 };

export function EnquiriesByDay({ figures, className }: { figures: Dashboard; className: string }) {
  const { size, buckets } = bucketsOf(figures);
  const [title, head] = TITLES[size];
  const navigate = useNavigate();
  return (
    <ChartFigure
      title={title}
      heads={[head, 'Enquiries']}
      rows={buckets.map(({ label, count, first, last }) => ({
        name: label,
        value: formatCount(count),
        to: count > 0 ? receivedLink({ from: first, to: last }) : undefined,
      }))}
      className={className}
    >
      {figures.enquiries.total === 0 ? (
        <p className="py-10 text-center text-ink-soft">No enquiries in this period</p>
      ) : (
        <ResponsiveContainer width="100%" height={260}>
          <BarChart
            data={buckets}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-mist)" />
            <XAxis
              dataKey="label"
              tick={INK}
              tickLine={false}
              axisLine={{ stroke: 'var(--color-edge)' }}
              minTickGap={24}
            />
            <YAxis
              width={44}
              allowDecimals={false}
              tick={INK}
              tickLine={false}
              axisLine={false}
              tickFormatter={formatCount}
            />
            <Tooltip
              cursor={{ fill: 'var(--color-mist)', opacity: 0.6 }}
              isAnimationActive={false}
              formatter={(value) => [formatCount(Number(value)), 'Enquiries']}
              contentStyle={{
                background: 'var(--color-sheet)',
                border: '1px solid var(--color-edge)',
                borderRadius: 'var(--radius-field)',
                color: 'var(--color-ink)',
              }}
              itemStyle={{ color: 'var(--color-ink)' }}
            />
            <Bar
              dataKey="count"
              fill="var(--color-teesta)"
              radius={[3, 3, 0, 0]}
              maxBarSize={36}
              className="cursor-pointer"
              onClick={(_bar, index) => {
                const bucket = buckets[index];
                if (bucket) void navigate(receivedLink({ from: bucket.first, to: bucket.last }));
              }}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      )}
    </ChartFigure>
  );
}

type BucketSize = 'day' | 'week' | 'month';

/** `key`: first day of the bucket, YYYY-MM-DD. `first` and `last`: limited to the period. */
type Bucket = { key: string; label: string; count: number; first: string; last: string };

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
