import { useNavigate } from 'react-router';
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatCount } from '../format-figures.ts';

const ROW_PX = 40;
const INK = { fill: 'var(--color-ink-soft)', fontSize: 14 };

export type CountedRow = { name: string; count: number; to?: string };

export function NamedBars({ rows }: { rows: CountedRow[] }) {
  const navigate = useNavigate();
  return (
    <ResponsiveContainer width="100%" height={rows.length * ROW_PX + 8}>
      <BarChart
        data={rows}
        layout="vertical"
        margin={{ top: 4, right: 56, bottom: 4, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="name" width={108} tick={INK} tickLine={false} axisLine={false} />
        <Bar
          dataKey="count"
          fill="var(--color-teesta)"
          radius={[0, 4, 4, 0]}
          barSize={20}
          className={rows.some(({ to }) => to) ? 'cursor-pointer' : ''}
          onClick={(_bar, index) => {
            const to = rows[index]?.to;
            if (to) void navigate(to);
          }}
          isAnimationActive={false}
        >
          <LabelList
            dataKey="count"
            position="right"
            formatter={(value) => formatCount(Number(value))}
            {...INK}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
