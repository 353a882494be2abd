import { countOf } from '../../../../../contracts/count-of.ts';
import type { Dashboard } from '../../../../../contracts/dashboard.contract.ts';
import { NO_DESTINATION } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { formatCount } from '../format-figures.ts';
import { receivedLink } from '../received-link.ts';
import { ChartFigure } from './chart-figure.tsx';
import { EnquiriesByDay } from './enquiries-by-day.tsx';
import { type CountedRow, NamedBars } from './named-bars.tsx';
import { QuietTours } from './quiet-tours.tsx';

export function Charts({ figures }: { figures: Dashboard }) {
  const { enquiries, reviews } = figures;
  return (
    <div className="grid min-w-0 gap-6 xl:grid-cols-2">
      <EnquiriesByDay figures={figures} className="xl:col-span-2" />
      <Bars
        title="By destination"
        head="Destination"
        rows={enquiries.byDestination.map(({ destination, count }) => ({
          name: destination || 'No one place',
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
