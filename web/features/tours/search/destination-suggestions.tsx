import { useCombobox } from 'downshift';
import {
  type ComponentProps,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CONTENT_CALLS } from '../../../../contracts/calls/content-calls.ts';
import type { Picture as PictureData } from '../../../../contracts/media.contract.ts';
import { unpackChoices } from '../../../../contracts/tours/destinations.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { pageContent } from '../../page-content/page-content.ts';
import { asDecoration } from '../../pictures/as-decoration.ts';
import { browserClient } from '../../session/visitor-api.ts';
import { useRequiredRootData } from '../../settings/use-settings.ts';

export type SuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (destination: string) => void;
  onInputProps: (props: ComponentProps<'input'>) => void;
};

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

function Suggestions({ field, text, onTextChange, onChoose, onInputProps }: SuggestionsProps) {
  const { choices } = useRequiredRootData();
  const matches = useMemo(() => matching(choices.destinations, text), [choices, text]);
  const told = useTold();
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu } =
    useCombobox<string>({
      id: 'destination',
      inputId: 'destination-input',
      labelId: 'destination-label',
      items: matches,
      inputValue: text,
      // So that choosing the same place twice searches twice.
      selectedItem: null,
      initialIsOpen: document.activeElement === field.current,
      // Uncontrolled: typing may be ahead of this state.
      onInputValueChange: ({ type, inputValue }) => {
        if (type === InputChange) return;
        if (field.current) field.current.value = inputValue;
        onTextChange(inputValue);
      },
      stateReducer: (state, { type, changes }) => {
        // Blur with a highlighted suggestion must not choose it.
        if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
        // The list may have opened between press and release: the click must not close it.
        return type === InputClick ? { ...changes, isOpen: true } : changes;
      },
      onStateChange: ({ type, selectedItem }) => {
        if (selectedItem && (type === InputKeyDownEnter || type === ItemClick)) onChoose(selectedItem);
      },
    });

  const { value: _, ...inputProps } = getInputProps(
    {
      ref: field,
      onKeyDown: (event) => {
        // Without a highlight Enter submits the form; Downshift would swallow it.
        if (event.key !== 'Enter' || highlightedIndex >= 0) return;
        (event.nativeEvent as KeyboardEvent & { preventDownshiftDefault?: boolean }).preventDownshiftDefault =
          true;
        closeMenu();
      },
    },
    { suppressRefError: true },
  );
  // After every render. `memo` prevents a loop.
  useLayoutEffect(() => onInputProps(inputProps));

  const isShown = isOpen && matches.length > 0;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  return (
    <ul
      {...getMenuProps({ ref: list, 'aria-labelledby': 'destination-label' }, { suppressRefError: true })}
      className={classNames(
        'absolute inset-x-0 top-full z-30 mt-2 max-h-[21rem] scroll-mb-4 overflow-y-auto overscroll-contain rounded-card border border-mist bg-sheet p-1.5 text-left text-ink shadow-[0_16px_40px_-12px_#0a110f59]',
        !isShown && 'hidden',
      )}
    >
      {isShown &&
        matches.map((destination, index) => (
          <li
            key={destination}
            {...getItemProps({ item: destination, index })}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2.5 py-1.5',
              index === highlightedIndex && 'bg-mist',
            )}
          >
            <Sight
              of={told === 'loading' ? undefined : told.get(destination)}
              isLoading={told === 'loading'}
            />
            <span className="min-w-0 leading-tight">
              <span className="block font-semibold">{destination}</span>
              <span className="block truncate text-sm text-ink-soft">
                {told === 'loading' ? '\u00a0' : told.get(destination)?.line}
              </span>
            </span>
          </li>
        ))}
    </ul>
  );
}

export const DestinationSuggestions = memo(Suggestions);

function matching(destinations: string, text: string): string[] {
  const sought = text.trim().toLowerCase();
  const { destinations: listed } = unpackChoices({ destinations, themes: '' });
  return listed.map(({ name }) => name).filter((name) => name.toLowerCase().includes(sought));
}

type Told = { line: string; picture: PictureData | undefined };

/** By name. Empty where it cannot be loaded: the names are enough. */
function useTold(): ReadonlyMap<string, Told> | 'loading' {
  const [told, setTold] = useState<ReadonlyMap<string, Told> | 'loading'>('loading');
  useEffect(() => {
    pageContent(browserClient(CONTENT_CALLS), 'destinations').then(
      ({ destinations }) =>
        setTold(
          new Map(destinations.map(({ name, line, picture }) => [name, { line, picture: picture?.wide }])),
        ),
      () => setTold(new Map()),
    );
  }, []);
  return told;
}

function Sight({ of, isLoading }: { of: Told | undefined; isLoading: boolean }) {
  const box = 'h-9 w-12 shrink-0 rounded-[4px]';
  if (of?.picture) return <Picture picture={asDecoration(of.picture)} sizes="54px" className={box} />;
  return isLoading && <span className={`${box} bg-mist`} />;
}
