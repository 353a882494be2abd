import { useCombobox } from 'downshift';
import {
  type ComponentProps,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { CONTENT_CALLS } from '../../../../contracts/calls/visitor-calls.ts';
import type { Picture as PictureData } from '../../../../contracts/media.contract.ts';
import type { Choice } from '../../../../contracts/tours/destinations.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { pageContent } from '../../page-content/page-content.ts';
import { asDecoration } from '../../pictures/as-decoration.ts';
import { browserClient } from '../../session/visitor-api.ts';

export type Suggested = { name: string; line: string; picture: PictureData | null };

export type SuggestionsProps = {
  destinations: readonly Suggested[];
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (destination: string) => void;
  onInputProps: (props: ComponentProps<'input'>) => void;
};

/** Without the rest where it cannot be loaded. */
export async function findSuggested(choices: readonly Choice[]): Promise<Suggested[]> {
  try {
    const { destinations } = await pageContent(browserClient(CONTENT_CALLS), 'destinations');
    return destinations.map(({ name, line, picture }) => ({ name, line, picture: picture?.wide ?? null }));
  } catch {
    return choices.map(({ name }) => ({ name, line: '', picture: null }));
  }
}

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

function Suggestions({ destinations, field, text, onTextChange, onChoose, onInputProps }: SuggestionsProps) {
  const matches = useMemo(() => matching(destinations, text), [destinations, text]);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu } =
    useCombobox<Suggested>({
      id: 'destination',
      inputId: 'destination-input',
      labelId: 'destination-label',
      items: matches,
      itemToString: (item) => item?.name ?? '',
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
        if (selectedItem && (type === InputKeyDownEnter || type === ItemClick)) onChoose(selectedItem.name);
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
            key={destination.name}
            {...getItemProps({ item: destination, index })}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2.5 py-1.5',
              index === highlightedIndex && 'bg-mist',
            )}
          >
            {destination.picture && (
              <Picture
                picture={asDecoration(destination.picture)}
                sizes="54px"
                className="h-9 w-12 shrink-0 rounded-[4px]"
              />
            )}
            <span className="min-w-0 leading-tight">
              <span className="block font-semibold">{destination.name}</span>
              {destination.line && (
                <span className="block truncate text-sm text-ink-soft">{destination.line}</span>
              )}
            </span>
          </li>
        ))}
    </ul>
  );
}

export const DestinationSuggestions = memo(Suggestions);

function matching(destinations: readonly Suggested[], text: string): Suggested[] {
  const sought = text.trim().toLowerCase();
  return destinations.filter(({ name }) => name.toLowerCase().includes(sought));
}
