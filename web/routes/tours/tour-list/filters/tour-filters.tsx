import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import { type ToggleEvent, useEffect, useRef } from 'react';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { Choice, TourChoices } from '../../../../../contracts/tours/destinations.ts';
import { RATING_FLOORS, TOUR_SORTS } from '../../../../../contracts/tours/tour-filters.ts';
import type { BrowseCounts } from '../../../../../contracts/tours/tours.contract.ts';
import { useChoices } from '../../../../features/settings/use-settings.ts';
import { useBackClosesPopover } from '../../../../lib/browser/overlays/use-back-closes-popover.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import {
  CHOICES,
  chosenFilters,
  type FilterName,
  readTourQuery,
  type TourQuery,
  tourListPage,
  tourListPath,
} from '../tour-query.ts';
import { FilterGroup } from './filter-group.tsx';
import { sortLabel } from './tour-filter-labels.ts';

type Props = {
  query: TourQuery;
  counts?: BrowseCounts;
  total: number;
  isPending: boolean;
  /** Closes the sheet, which would cover the page's message. */
  hasFailed: boolean;
  ask: (query: TourQuery) => Promise<void>;
};

const SHEET =
  'inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card border-0 border-t border-mist bg-paper p-0 text-ink backdrop:bg-[#0a110f99]';
const ROW =
  'md:static md:flex md:w-auto md:flex-wrap md:gap-2 md:overflow-visible md:border-0 md:bg-transparent';

export function TourFilters({ query, counts, total, isPending, hasFailed, ask }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const listed = useChoices();
  const chosen = chosenFilters(query).length;
  useBackClosesPopover(sheet);

  useEffect(() => {
    if (hasFailed && !isPending) sheet.current?.hidePopover();
  }, [hasFailed, isPending]);

  function apply(): void {
    if (!form.current) return;
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const asked = { ...readTourQuery(new URLSearchParams(typed)).query, sought: query.sought };
    const isUnderWay = isPending && tourListPath(asked) === tourListPath(query);
    if (!isUnderWay) void ask(asked);
  }

  return (
    <form
      ref={form}
      action={tourListPage(query)}
      aria-label="Filter tours"
      // Otherwise Back restores boxes that contradict the address.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        sheet.current?.hidePopover();
        apply();
      }}
      className="flex items-center gap-2 border-y border-mist py-3 max-md:noscript:flex-wrap"
    >
      {query.sought !== undefined && <input type="hidden" name="city" value={query.sought} />}
      {query.people !== undefined && <input type="hidden" name="people" value={query.people} />}
      {query.when !== undefined && <input type="hidden" name="when" value={query.when} />}
      <button
        type="button"
        popoverTarget="tour-filters"
        className={buttonStyle('secondary', 'shrink-0 bg-sheet whitespace-nowrap md:hidden')}
      >
        <SlidersHorizontal className="size-4 max-[22rem]:hidden" />
        Filters
        {chosen > 0 && <span className="tabular-nums"> ({chosen})</span>}
      </button>
      <div
        ref={sheet}
        id="tour-filters"
        popover="auto"
        onBeforeToggle={openGroupsWithSheet}
        className={`${SHEET} ${ROW}`}
      >
        <SheetHeading />
        {filtersFor(query, listed, counts).map(([name, values]) => (
          <FilterGroup
            key={name}
            name={name}
            values={values}
            chosen={query[name]}
            counts={counts?.[name]}
            onChange={apply}
          />
        ))}
        <div className="sticky bottom-0 border-t border-mist bg-paper px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
          {/* Never busy: it closes the sheet even during a request. */}
          <Button type="submit" className="w-full">
            <span className="noscript:hidden">{isPending ? 'Show tours' : showText(total)}</span>
            <span className="hidden noscript:inline">Show tours</span>
          </Button>
        </div>
      </div>
      <SortChoice query={query} onChange={apply} />
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          Show tours
        </Button>
      </span>
    </form>
  );
}

const showText = (total: number) => `Show ${countOf(total, 'tour')}`;

function openGroupsWithSheet(event: ToggleEvent<HTMLDivElement>): void {
  if (event.target !== event.currentTarget) return;
  for (const group of event.currentTarget.querySelectorAll('details')) group.open = event.newState === 'open';
}

function SheetHeading() {
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between border-b border-mist bg-paper py-2 pr-3 pl-5 md:hidden">
      <p className="font-display text-xl font-semibold">Filters</p>
      <button
        type="button"
        popoverTarget="tour-filters"
        popoverTargetAction="hide"
        aria-label="Close the filters"
        className="grid size-11 place-items-center rounded-full hover:bg-mist"
      >
        <X className="size-5" />
      </button>
    </div>
  );
}

function SortChoice({ query, onChange }: { query: TourQuery; onChange: () => void }) {
  return (
    <label className="relative ml-auto inline-flex min-w-0 items-center md:shrink-0">
      <span className="sr-only">Sort</span>
      <select
        name="sort"
        value={query.sort}
        onChange={onChange}
        className="min-h-11 min-w-0 appearance-none rounded-full border border-transparent bg-transparent py-2 pr-9 pl-3 text-right text-base font-semibold hover:border-edge"
      >
        {TOUR_SORTS.map((value) => (
          <option key={value} value={value}>
            {sortLabel(value, query)}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 size-4 text-ink-soft" />
    </label>
  );
}

const keysOf = (choices: readonly Choice[]) => choices.map(({ key }) => key);

function filtersFor({ start }: Pick<TourQuery, 'start'>, listed: TourChoices, counts?: BrowseCounts) {
  const towns = [...new Set([...Object.keys(counts?.start ?? {}), ...start])].sort();
  const choices = {
    destination: keysOf(listed.destinations),
    theme: keysOf(listed.themes),
    ...CHOICES,
    ...(towns.length > 0 && { start: towns }),
    rating: RATING_FLOORS,
  };
  const filters = Object.entries(choices) as [FilterName, readonly string[]][];
  return filters.filter(([, values]) => values.length > 0);
}
