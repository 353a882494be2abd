import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskFinds } from '../../../../contracts/desk-search/desk-search.contract.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { useStaffRole } from '../../../features/session/use-may.ts';
import { ShortcutKeys } from '../../../features/shortcuts/shortcut-keys.tsx';
import { useShortcutsNow } from '../../../features/shortcuts/shortcuts.ts';
import { mayOpen } from '../rights/page-rights.ts';
import { staffApi } from '../staff-api.ts';
import type { PaletteItem } from './found-items.ts';
import { FIELD, PaletteField } from './palette-field.tsx';
import { type PaletteGroup, paletteGroups } from './palette-items.ts';
import { rememberPlace, useRecentItems } from './use-recent-items.ts';

/** Milliseconds. */
const PAUSE_MS = 150;

type Props = {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
  onChoose: (act: () => void) => void;
};

export function Palette({ typed, onType, onClose, onChoose }: Props) {
  const q = typed.trim();
  const search = useDeskSearch(q);
  const shortcuts = useShortcutsNow();
  const recent = useRecentItems();
  const navigate = useNavigate();
  const { finds, isBehind } = search;
  const role = useStaffRole();
  const groups = useMemo(
    () =>
      paletteGroups({ q, shortcuts, recent, finds, isBehind, mayOpen: (address) => mayOpen(role, address) }),
    [q, shortcuts, recent, finds, isBehind, role],
  );

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  function choose({ to, run, place }: PaletteItem) {
    if (to === undefined) return onChoose(run);
    if (place) rememberPlace(place);
    onChoose(() => void navigate(to));
  }

  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      mode="none"
      value={typed}
      onValueChange={(value, { reason }) => {
        // Choosing an item must not put its name into the field.
        if (reason !== 'item-press') onType(value);
      }}
      itemToStringValue={({ title }: PaletteItem) => title}
      autoHighlight="always"
      keepHighlight
    >
      <PaletteField onClose={onClose} field={<Autocomplete.Input ref={field} {...FIELD} />} />
      <Autocomplete.Status className="px-4 text-sm text-ink-soft not-empty:py-2">
        {statusOf(search)}
      </Autocomplete.Status>
      <Autocomplete.List
        aria-label="Found"
        className="min-h-0 flex-1 scroll-py-10 overflow-y-auto overscroll-contain px-2 pb-2"
      >
        {(group: PaletteGroup) => <Group key={group.name} group={group} onChoose={choose} />}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

function statusOf({ finds, fault, isBehind }: DeskSearch): string {
  if (fault !== undefined)
    return `${failureReason(fault) ?? 'The search did not work.'} Pages and actions are here all the same.`;
  if (isBehind) return finds ? '' : 'Searching…';
  const isEmpty = finds && Object.values(finds).every((found) => found.length === 0);
  return isEmpty ? 'No customer, enquiry, message or tour has these words.' : '';
}

function Group({ group, onChoose }: { group: PaletteGroup; onChoose: (item: PaletteItem) => void }) {
  return (
    <Autocomplete.Group items={group.items}>
      <Autocomplete.GroupLabel className="sticky top-0 bg-sheet px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
        {group.name}
      </Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(item: PaletteItem) => (
          <Autocomplete.Item
            key={item.id}
            value={item}
            onClick={() => onChoose(item)}
            className="flex min-h-11 cursor-default scroll-my-10 items-center gap-3 rounded-field px-3 py-1 data-[highlighted]:bg-mist"
          >
            <item.icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
            <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-3">
              <span className="truncate font-medium sm:max-w-[60%] sm:shrink-0">{item.title}</span>
              {item.detail && <span className="truncate text-sm text-ink-soft">{item.detail}</span>}
            </span>
            {item.keys && (
              <span className="shrink-0 max-sm:hidden">
                <ShortcutKeys of={item.keys} />
              </span>
            )}
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}

type DeskSearch = {
  /** Null before the first response, or if the request failed. */
  finds: DeskFinds | null;
  fault: unknown;
  /** `finds` belongs to an earlier query. */
  isBehind: boolean;
};

/** Ignores responses that arrive out of order; the last results stay until the next ones come. */
function useDeskSearch(q: string): DeskSearch {
  const [last, setLast] = useState<Omit<DeskSearch, 'isBehind'> & { q: string }>();
  useEffect(() => {
    if (!q) return setLast(undefined);
    let isAwaited = true;
    const timer = setTimeout(() => {
      // Quiet: a search must not open the sign-in dialog while the user types.
      quietly(() => staffApi.searchDesk({ query: { q } })).then(
        ({ data }) => isAwaited && setLast({ q, finds: data, fault: undefined }),
        (fault: unknown) => isAwaited && setLast({ q, finds: null, fault }),
      );
    }, PAUSE_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [q]);
  return { finds: last?.finds ?? null, fault: last?.fault, isBehind: q !== (last?.q ?? '') };
}
