import { MapPin, Search } from 'lucide-react';
import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { href } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import type { SuggestionsProps } from './destination-suggestions.tsx';
import { useDestinationSearch } from './use-destination-search.ts';

const loadSuggestions = () => import('./destination-suggestions.tsx');

/**
 * A plain form that works without script. The suggestions come with the first focus; the input stays the same
 * element throughout, so nothing typed and no focus is lost, and only its attributes and handlers grow.
 */
export function DestinationSearch({ className, initial = '' }: { className?: string; initial?: string }) {
  const field = useRef<HTMLInputElement>(null);
  /** For the suggestions: what is searched for is what the field has. */
  const [text, setText] = useState(initial);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [comboboxProps, setComboboxProps] = useState<ComponentProps<'input'>>({});
  const isLoadingStarted = useRef(false);
  const { search, isSearching } = useDestinationSearch();

  async function loadOnFirstFocus(): Promise<void> {
    if (isLoadingStarted.current) return;
    isLoadingStarted.current = true;
    try {
      const { DestinationSuggestions } = await loadSuggestions();
      // What was typed before the script was here is heard of by nobody.
      setText(field.current?.value ?? '');
      setSuggestions(() => DestinationSuggestions);
    } catch {
      // Without suggestions the form still searches; the next focus tries again.
      isLoadingStarted.current = false;
    }
  }

  return (
    <search className={classNames('relative block', className)}>
      <form
        action={href('/tours/search')}
        onSubmit={(event) => {
          event.preventDefault();
          // The field's own: a keyboard, a paste or another's script may have said nothing of it.
          void search(String(new FormData(event.currentTarget).get('city') ?? ''));
        }}
        className="flex items-center gap-2 rounded-full border border-edge bg-sheet p-1.5 pl-5 text-ink focus-within:border-focus focus-within:ring-2 focus-within:ring-focus"
      >
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-teesta max-[16rem]:hidden" />
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
          <Search aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">Search</span>
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
