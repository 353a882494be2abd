import { MapPin, Search } from 'lucide-react';
import { type ComponentProps, type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { href, useNavigate, useNavigation } from 'react-router';
import { pathWithTrip, type Trip } from '../../../../contracts/tours/trip.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dismissAlert, showAlert } from '../../alerts/alerts.ts';
import { TripChoice } from '../../trip/trip-choice.tsx';
import { useTrip } from '../../trip/trip-store.ts';
import type { SuggestionsProps } from './destination-suggestions.tsx';

const RESULTS = href('/tours/search');

/**
 * Tells the loader of the results page, which cannot see the navigation state, that the search form brings the results.
 * Going back finds nothing here, and loads.
 */
export const carriedSearch = createCarriedSearch();

let awaited: string | undefined;
const loadFinding = () => import('./find-tours.ts');
const loadSuggestions = () => import('./destination-suggestions.tsx');

/** A form that works without script. The input stays the same element, so that its text and focus survive. */
export function DestinationSearch({ className, initial = '' }: { className?: string; initial?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [comboboxProps, setComboboxProps] = useState<ComponentProps<'input'>>({});
  const isLoadingStarted = useRef(false);
  const trip = useTrip();
  const { search, isSearching } = useDestinationSearch(trip);

  async function loadOnFirstFocus(): Promise<void> {
    if (isLoadingStarted.current) return;
    isLoadingStarted.current = true;
    try {
      const [{ DestinationSuggestions }] = await Promise.all([loadSuggestions(), loadFinding()]);
      // Typed before hydration.
      setText(field.current?.value ?? '');
      setSuggestions(() => DestinationSuggestions);
    } catch {
      isLoadingStarted.current = false;
    }
  }

  return (
    <search className={classNames('relative block', className)}>
      <form
        action={RESULTS}
        onSubmit={(event) => {
          event.preventDefault();
          // Reads the field: autofill and paste may fire no event.
          void search(String(new FormData(event.currentTarget).get('city') ?? ''));
        }}
        className="flex flex-wrap gap-2"
      >
        <div className="flex min-w-0 grow-999 basis-80 items-center gap-2 rounded-full border border-edge bg-sheet p-1.5 pl-5 text-ink focus-within:border-focus focus-within:ring-2 focus-within:ring-focus">
          <MapPin className="size-5 shrink-0 text-teesta max-[16rem]:hidden" />
          <label id="destination-label" htmlFor="destination-input" className="sr-only">
            Destination
          </label>
          <input
            placeholder="Where would you like to go?"
            ref={field}
            {...comboboxProps}
            id="destination-input"
            name="city"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            defaultValue={initial}
            onFocus={loadOnFirstFocus}
            onChange={(event) => {
              setText(event.target.value);
              comboboxProps.onChange?.(event);
            }}
            className="min-h-11 w-full min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none placeholder:text-ink-soft sm:text-lg"
          />
          <button
            type="submit"
            aria-busy={isSearching || undefined}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full bg-action font-semibold text-on-action transition-colors duration-200 hover:bg-action-hover sm:px-5"
          >
            <Search className="size-5" />
            <span className="max-sm:sr-only">Search</span>
          </button>
        </div>
        <TripChoice />
        <button
          type="submit"
          formAction={href('/tours')}
          className={buttonStyle('secondary', 'hidden noscript:inline-flex')}
        >
          Show prices
        </button>
      </form>
      {Suggestions && (
        <Suggestions
          field={field}
          text={text}
          onTextChange={setText}
          onChoose={search}
          onInputProps={setComboboxProps}
        />
      )}
    </search>
  );
}

/** Navigates with the results, unless the visitor has started another search or navigated. */
function useDestinationSearch({ people, when }: Trip) {
  const navigate = useNavigate();
  const { location: leavingFor } = useNavigation();
  const [isSearching, setIsSearching] = useState(false);

  useEffect(() => {
    if (leavingFor) awaited = undefined;
  }, [leavingFor]);

  const search = useCallback(
    async (typed: string): Promise<void> => {
      const city = typed.trim();
      if (!city) {
        showAlert({ text: 'Please Enter Destination!' });
        return;
      }
      const { pathname } = location;
      const asked = `${pathname} ${city}`;
      if (awaited === asked) return;
      awaited = asked;
      setIsSearching(true);
      const isOvertaken = () => awaited !== asked || ![pathname, RESULTS].includes(location.pathname);
      const path = pathWithTrip(`${RESULTS}?${new URLSearchParams({ city })}`, { people, when });
      const finding = await loadFinding().catch(() => undefined);
      // The server searches, too.
      if (!finding) return location.assign(path);
      try {
        const results = await finding.findTours(city, { people, when });
        if (isOvertaken()) return;
        dismissAlert();
        carriedSearch.leave(city);
        await navigate(path, { state: { city, results } });
      } catch (error) {
        if (!isOvertaken()) showAlert(finding.searchAlert(error));
      } finally {
        if (awaited === asked) awaited = undefined;
        setIsSearching(awaited !== undefined);
      }
    },
    [navigate, people, when],
  );

  return { search, isSearching };
}

export function createCarriedSearch() {
  let carried: string | undefined;
  return {
    leave(city: string): void {
      carried = city;
    },
    take(city: string): boolean {
      const isCarried = carried === city;
      carried = undefined;
      return isCarried;
    },
  };
}
