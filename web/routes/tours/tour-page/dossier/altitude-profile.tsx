import type { DayFacts } from '../../../../../contracts/dossier/dossier.contract.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { formatMetres } from '../../../../features/tours/format-way.ts';
import { DossierSection } from './dossier-section.tsx';

const WIDTH = 720;
const HEIGHT = 240;
const TOP = 44;
const SIDE = 28;
const FLOOR = HEIGHT - 34;

export function AltitudeProfile({ itinerary }: Pick<TourDetail, 'itinerary'>) {
  const points = altitudePoints(itinerary);
  if (points.length < 2) return null;
  const scale = scaleOf(points, itinerary.length);
  const line = points.map((point) => `${scale.x(point.at)},${scale.y(point.metres)}`).join(' ');
  const [first, last] = [points[0], points.at(-1)];
  return (
    <DossierSection id="height" title="Height, day by day" inShort={highestText(points)}>
      <section
        aria-label="Profile of the heights"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
        tabIndex={0}
        className="-mx-5 mt-4 overflow-x-auto px-5 sm:mx-0 sm:px-0"
      >
        <svg
          role="img"
          aria-label={textOf(points)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="h-auto w-full min-w-[34rem] text-teesta"
        >
          <polygon
            points={`${scale.x(first?.at ?? 0)},${FLOOR} ${line} ${scale.x(last?.at ?? 0)},${FLOOR}`}
            className="fill-mist"
          />
          <polyline
            points={line}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinejoin="round"
          />
          {daysOf(itinerary).map(({ name, at }) => (
            <text
              key={at}
              x={scale.x(at)}
              y={HEIGHT - 10}
              textAnchor="middle"
              className="fill-ink-soft text-[15px]"
            >
              {name}
            </text>
          ))}
          {points.map((point) => (
            <circle
              key={point.at}
              cx={scale.x(point.at)}
              cy={scale.y(point.metres)}
              r={point.isNight ? 5 : 3.5}
              className={point.isNight ? 'fill-pine' : 'fill-teesta'}
            />
          ))}
          {labelled(points).map(({ at, metres }) => (
            <text
              key={at}
              x={scale.x(at)}
              y={scale.y(metres) - 14}
              textAnchor="middle"
              paintOrder="stroke"
              strokeWidth={4}
              className="fill-ink stroke-paper text-[15px] font-semibold"
            >
              {formatMetres(metres)}
            </text>
          ))}
        </svg>
      </section>
      <p className="mt-2 text-sm text-ink-soft">
        Large dots are nights, small ones the highest place of a day. {textOf(points)}
      </p>
    </DossierSection>
  );
}

function daysOf(itinerary: TourDetail['itinerary']): { name: string; at: number }[] {
  return itinerary.map(({ day }, place) => ({ name: `Day ${day}`, at: place + 0.5 }));
}

function scaleOf(points: readonly AltitudePoint[], days: number) {
  const heights = points.map(({ metres }) => metres);
  const lowest = Math.min(...heights);
  const span = Math.max(...heights) - lowest || 1;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: (at: number) => round(SIDE + (at / days) * (WIDTH - 2 * SIDE)),
    // The lowest fifth stays free: the base line is not sea level.
    y: (metres: number) => round(TOP + (1 - (metres - lowest) / span) * (FLOOR - TOP) * 0.8),
  };
}

function labelled(points: readonly AltitudePoint[]): AltitudePoint[] {
  return points.filter(({ metres }, place) => metres !== points[place - 1]?.metres);
}

function highestText(points: readonly AltitudePoint[]): string {
  const highest = points.reduce((top, point) => (point.metres > top.metres ? point : top));
  return `The highest place is ${named(highest)}.`;
}

function textOf(points: readonly AltitudePoint[]): string {
  const nights = points.filter(({ isNight }) => isNight);
  const night = nights.reduce<AltitudePoint | undefined>(
    (top, point) => (point.metres > (top?.metres ?? -1) ? point : top),
    undefined,
  );
  return [highestText(points), night ? `The highest night is in ${named(night)}.` : '']
    .filter(Boolean)
    .join(' ');
}

function named({ place, metres }: AltitudePoint): string {
  return place ? `${place} at ${formatMetres(metres)}` : formatMetres(metres);
}

type AltitudePoint = {
  /** In days: 1.5 is noon of day 2. */
  at: number;
  metres: number;
  place: string;
  isNight: boolean;
};

function altitudePoints(days: readonly { facts: DayFacts }[]): AltitudePoint[] {
  return days.flatMap(({ facts }, place) => {
    const points: AltitudePoint[] = [];
    if (facts.highMetres !== null)
      points.push({ at: place + 0.5, metres: facts.highMetres, place: facts.highPlace, isNight: false });
    if (facts.nightMetres !== null)
      points.push({ at: place + 1, metres: facts.nightMetres, place: facts.night, isNight: true });
    return points;
  });
}
