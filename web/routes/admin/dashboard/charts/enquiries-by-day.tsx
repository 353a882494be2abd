import { useNavigate } from 'react-router';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Dashboard } from '../../../../../contracts/dashboard.contract.ts';
import { formatCount } from '../format-figures.ts';
import { receivedLink } from '../received-link.ts';
import { type BucketSize, bucketsOf } from './chart-buckets.ts';
import { ChartFigure } from './chart-figure.tsx';

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
