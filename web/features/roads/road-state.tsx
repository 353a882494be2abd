import { formatMoment } from '../../../contracts/india-time.ts';
import type { RoadState } from '../../../contracts/roads/road-terms.ts';
import { ROAD_STATE_NAMES } from '../../../contracts/roads/road-terms.ts';
import type { Road } from '../../../contracts/roads/roads.contract.ts';

const ROAD_DOTS: Record<RoadState, string> = {
  open: 'bg-success',
  convoy: 'bg-marigold',
  indians: 'bg-marigold',
  closed: 'bg-rhododendron',
};

type Props = { road: Road; headingLevel?: 'h2' | 'h3'; isStale: boolean };

export function RoadStateLine({ road, headingLevel: Heading = 'h3', isStale }: Props) {
  return (
    <div className="border-t border-mist py-4 first:border-0 print:py-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="font-sans text-base font-semibold tracking-normal">{road.name}</Heading>
        <p className="flex items-center gap-2 font-semibold">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${ROAD_DOTS[road.state]}`} />
          {ROAD_STATE_NAMES[road.state]}
        </p>
      </div>
      {road.note && <p className="mt-1 whitespace-pre-line">{road.note}</p>}
      <p className="mt-1 text-sm text-ink-soft">
        <RoadSource {...road} />
        <time dateTime={road.checkedAt}>checked {formatMoment(road.checkedAt)}</time>
        {isStale && <strong className="text-rhododendron"> · that is a while ago: ask us</strong>}
      </p>
    </div>
  );
}

function RoadSource({ source, sourceUrl }: Road) {
  const text = source || (sourceUrl && new URL(sourceUrl).hostname);
  if (!text) return null;
  return (
    <>
      {sourceUrl ? (
        <a href={sourceUrl} target="_blank" rel="noreferrer" className="text-link">
          {text}
        </a>
      ) : (
        text
      )}
      {', '}
    </>
  );
}
