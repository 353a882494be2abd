import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import { formatDuration } from '../format-duration.ts';
import { formatCount, formatShare } from './format-figures.ts';
import { receivedLink } from './received-link.ts';

export function FigureTiles({ figures }: { figures: Dashboard }) {
  const { enquiries, firstReply, reviews } = figures;
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,50%-0.75rem)),1fr))] gap-3 xl:grid-cols-4">
      <Tile
        label="Enquiries"
        value={
          <Link
            to={receivedLink(figures)}
            className="-mx-3 -my-2 inline-block px-3 py-2 underline-offset-4 hover:underline"
          >
            {formatCount(enquiries.total)}
          </Link>
        }
        note="without spam and the bin"
      />
      <Tile
        label="Conversion"
        value={enquiries.total === 0 ? '–' : formatShare(enquiries.won / enquiries.total)}
        note={`${formatCount(enquiries.won)} confirmed or completed`}
      />
      <Tile
        label="First reply"
        value={firstReply.medianSeconds === null ? '–' : formatDuration(firstReply.medianSeconds)}
        note={`median of ${formatCount(firstReply.answered)}; ${formatCount(firstReply.unanswered)} without a reply`}
      />
      <Tile
        label="Average rating"
        value={reviews.average === null ? '–' : reviews.average.toFixed(1)}
        note={countOf(reviews.count, 'review')}
      />
    </dl>
  );
}

function Tile({ label, value, note }: { label: string; value: ReactNode; note: string }) {
  return (
    <div className="min-w-0 rounded-card border border-mist bg-sheet p-4 sm:p-5">
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="mt-1 font-display text-2xl tabular-nums sm:text-[2rem] sm:leading-tight">{value}</dd>
      <dd className="mt-1 text-sm text-ink-soft">{note}</dd>
    </div>
  );
}
