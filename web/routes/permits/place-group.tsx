import { ChevronDown } from 'lucide-react';
import { countOf } from '../../../contracts/count-of.ts';
import type { PlaceOption, PlaceRegion } from './load-planner.ts';

type Props = {
  region: PlaceRegion;
  /** Their values. */
  ticked: string[];
  /** While a place is looked for. */
  found: ((place: PlaceOption) => boolean) | undefined;
};

export function PlaceGroup({ region: { name, items }, ticked, found }: Props) {
  const shown = found ? items.filter(found) : items;
  const count = shown.filter(({ value }) => ticked.includes(value)).length;
  return (
    <details open={found !== undefined} hidden={shown.length === 0} className="group border-b border-mist">
      <summary className="flex min-h-11 list-none scroll-mt-28 items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {name}
        <span className="text-sm font-normal text-ink-soft">
          {countOf(shown.length, 'place')}
          {count > 0 && `, ${count} ticked`}
        </span>
        <ChevronDown className="ml-auto size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 pb-2">
        {items.map((place) => (
          <li key={place.value} hidden={!shown.includes(place)}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 leading-tight">
              <input
                type="checkbox"
                name="places"
                value={place.value}
                defaultChecked={place.isChosen}
                className="tick scroll-mt-28"
              />
              <PlaceName place={place} />
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function PlaceName({ place: { name, tripDay } }: { place: PlaceOption }) {
  return (
    <span>
      {name}
      {tripDay !== null && <span className="text-sm text-ink-soft">, day {tripDay}</span>}
    </span>
  );
}
