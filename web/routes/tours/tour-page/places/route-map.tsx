import type { TourStop } from '../../../../../contracts/stops/stops.contract.ts';
import { useChoices } from '../../../../features/settings/use-settings.ts';
import { formatMetres } from '../../../../features/tours/format-way.ts';
import { DossierSection } from '../dossier/dossier-section.tsx';
import { BORDERS, OTHER_RIVERS, TEESTA } from './region-lines.ts';
import { daysText, layOutRoute, type RouteMapLayout } from './route-map-layout.ts';

export function RouteMap({ stops }: { stops: TourStop[] }) {
  const map = layOutRoute(stops, useChoices().destinations);
  if (!map) return null;
  return (
    <DossierSection id="route" title="The route" inShort="Map of the route">
      <svg
        role="img"
        aria-label={`A drawn map: ${wayText(stops)}.`}
        viewBox={`0 0 ${map.width} ${map.height}`}
        className="mt-4 h-auto w-full max-w-[34rem] rounded-card border border-mist bg-sheet print:mt-1 print:max-w-[22rem]"
      >
        {map.isInRegion && <Region map={map} />}
        <path
          d={map.legs}
          fill="none"
          strokeWidth={2}
          strokeDasharray="1 6"
          strokeLinecap="round"
          className="stroke-rhododendron"
        />
        {map.stops.map(({ name, days, x, y, label }) => (
          <g key={name}>
            <circle cx={x} cy={y} r={4.5} strokeWidth={2} className="fill-sheet stroke-pine" />
            <text
              x={label.x}
              y={label.y}
              textAnchor={label.anchor}
              paintOrder="stroke"
              strokeWidth={4}
              strokeLinejoin="round"
              className="fill-ink stroke-sheet font-display text-[16px] font-semibold"
            >
              {name}
              <tspan x={label.x} dy={16} className="fill-ink-soft font-sans text-[13.5px] font-normal">
                {daysText(days)}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
      <p className="mt-2 text-sm text-ink-soft">
        A sketch: it shows the order of the places, not the bends of the road. {heightsText(stops)}
      </p>
    </DossierSection>
  );
}

function Region({ map }: { map: RouteMapLayout }) {
  return (
    <>
      {BORDERS.map((line) => (
        <path
          key={line[0]?.join()}
          d={map.draw(line)}
          fill="none"
          strokeWidth={1.5}
          strokeDasharray="9 4 2 4"
          className="stroke-edge opacity-60"
        />
      ))}
      {OTHER_RIVERS.map((line) => (
        <path
          key={line[0]?.join()}
          d={map.draw(line)}
          fill="none"
          strokeWidth={1.75}
          strokeLinecap="round"
          className="stroke-teesta opacity-35"
        />
      ))}
      <path
        d={map.draw(TEESTA)}
        fill="none"
        strokeWidth={4}
        strokeLinecap="round"
        className="stroke-teesta opacity-45"
      />
      {map.names.map(({ name, x, y }) => (
        <text
          key={`${name} ${x}`}
          x={x}
          y={y + 5}
          textAnchor="middle"
          letterSpacing={3}
          className="fill-ink-soft text-[11.5px] uppercase opacity-70"
        >
          {name}
        </text>
      ))}
      {map.peaks.map(({ name, x, y }) => (
        <g key={name} className="text-ink-soft">
          <path
            d={`M${x - 9},${y - 2}l9,-15 9,15M${x - 4},${y - 10}l4,3.5 4,-3.5`}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.4}
            strokeLinejoin="round"
          />
          <text x={x} y={y + 11} textAnchor="middle" fill="currentColor" className="text-[11.5px] italic">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

function wayText(stops: readonly TourStop[]): string {
  return stops
    .filter(({ latitude }) => latitude !== null)
    .map(({ name, day }) => `${name} on day ${day}`)
    .join(', then ');
}

function heightsText(stops: readonly TourStop[]): string {
  const known = new Map(
    stops.flatMap(({ name, metres }) => (metres === null ? [] : [[name, formatMetres(metres)] as const])),
  );
  const text = [...known].map(([name, height]) => `${name} ${height}`).join(', ');
  return text && `Heights: ${text}.`;
}
