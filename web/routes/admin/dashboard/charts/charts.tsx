import { href, Link, useNavigate } from 'react-router';
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { countOf, wordFor } from '../../../../../contracts/count-of.ts';
import type { Dashboard } from '../../../../../contracts/dashboard.contract.ts';
import { NO_DESTINATION } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { useDestinationName } from '../../destinations/use-destination-name.ts';
import { formatCount } from '../format-figures.ts';
import { receivedLink } from '../received-link.ts';
import { ChartFigure } from './chart-figure.tsx';
import { EnquiriesByDay } from './enquiries-by-day.tsx';
import { QuoteConversion } from './quote-conversion.tsx';

const ROW_PX = 40;
const INK = { fill: 'var(--color-ink-soft)', fontSize: 14 };

export function Charts({ figures }: { figures: Dashboard }) {
  const { enquiries, reviews } = figures;
  const nameOf = useDestinationName();
  return (
    <div className="grid min-w-0 gap-6 xl:grid-cols-2">
      <EnquiriesByDay figures={figures} className="xl:col-span-2" />
      <Bars
        title="By destination"
        head="Destination"
        rows={enquiries.byDestination.map(({ destination, count }) => ({
          name: nameOf(destination) || 'No one place',
          count,
          to: receivedLink(figures, { destination: destination || NO_DESTINATION }),
        }))}
      />
      <Bars
        title="By status"
        head="Status"
        rows={enquiries.byStatus.map(({ status, count }) => ({
          name: inCapital(status),
          count,
          to: receivedLink(figures, { status }),
        }))}
      />
      <Bars
        title="Ratings"
        head="Stars"
        countHead="Reviews"
        rows={reviews.byRating.map(({ rating, count }) => ({
          name: countOf(rating, 'star'),
          count,
        }))}
      />
      <QuietTours quiet={figures.quietTours} />
      <QuoteConversion quotes={figures.quotes} />
    </div>
  );
}

type BarsProps = {
  title: string;
  head: string;
  countHead?: string;
  rows: CountedRow[];
};

function Bars({ title, head, countHead = 'Enquiries', rows }: BarsProps) {
  return (
    <ChartFigure
      title={title}
      heads={[head, countHead]}
      rows={rows.map(({ name, count, to }) => ({
        name,
        value: formatCount(count),
        to: count > 0 ? to : undefined,
      }))}
    >
      {rows.some(({ count }) => count > 0) ? (
        <NamedBars rows={rows} />
      ) : (
        <p className="py-10 text-center text-ink-soft">Nothing in this period</p>
      )}
    </ChartFigure>
  );
}

function inCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

type CountedRow = { name: string; count: number; to?: string };

function NamedBars({ rows }: { rows: CountedRow[] }) {
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

function QuietTours({ quiet: { count, published, tours } }: { quiet: Dashboard['quietTours'] }) {
  return (
    <section aria-labelledby="quiet-tours" className="rounded-card border border-mist bg-sheet p-4 sm:p-5">
      <h3 id="quiet-tours" className="text-lg">
        Tours without enquiries
      </h3>
      <p className="mt-1 text-ink-soft">
        {published === 0
          ? 'No tour is published yet.'
          : count === 0
            ? 'Every published tour had an enquiry in this period.'
            : `${formatCount(count)} of ${countOf(published, 'published tour')} ${wordFor(count, 'was', 'were')} not asked for in this period.`}
      </p>
      {tours.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 w-fit items-center text-sm text-link">
            {count > tours.length ? `The first ${tours.length}` : 'Which ones'}
          </summary>
          <ul className="mt-1 max-h-80 overflow-auto">
            {tours.map(({ _id, slug, title, city }) => (
              <li key={_id} className="border-b border-mist">
                <Link
                  to={href('/tours/:id', { id: slug })}
                  className="flex min-h-11 items-center justify-between gap-3 py-1"
                >
                  <span className="min-w-0 text-link">{title}</span>
                  <span className="shrink-0 text-sm text-ink-soft">{city}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
