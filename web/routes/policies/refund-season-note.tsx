import { dayAfter, formatDay } from '../../../contracts/india-time.ts';
import { SEASON_START_DAYS } from '../../../contracts/refund-ladder.ts';

/** The days around a season's start on which a cancellation is not refunded, as staff have set them. */
export function RefundSeasonNote({ seasonStarts }: { seasonStarts: readonly string[] }) {
  if (seasonStarts.length === 0) return null;
  return (
    <div className="mt-5 rounded-card border border-mist bg-sheet px-5 py-4">
      <p className="font-semibold">No refund on these days</p>
      <ul className="mt-1 space-y-1 text-ink-soft">
        {seasonStarts.map((start) => (
          <li key={start}>
            <time dateTime={firstDay(start)}>{formatDay(firstDay(start))}</time> to{' '}
            <time dateTime={start}>{formatDay(start)}</time>, the start of a season
          </li>
        ))}
      </ul>
    </div>
  );
}

function firstDay(seasonStart: string): string {
  return dayAfter(seasonStart, -SEASON_START_DAYS);
}
