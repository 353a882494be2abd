import { Clock } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { draftSessionStorage } from '../../../features/drafts/draft-session/draft-session-storage.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { parseStored } from '../../../lib/browser/browser-storage.ts';
import { staffApi } from '../staff-api.ts';
import { FOUND_KINDS, type FoundKind, itemOf, itemsOf, type PaletteItem } from './found-items.ts';
import { PAGE_ITEMS } from './palette-items.ts';

const KEY = 'recent-places';
const MAX_RECENT = 6;

/** Only addresses and ids are stored, never names. Cleared with the session, like drafts. */
export type RecentPage = { kind: string; id: string };
type FoundPlace = RecentPage & { kind: FoundKind };

export function rememberPlace({ kind, id }: RecentPage): void {
  keep([{ kind, id }, ...without(id)].slice(0, MAX_RECENT));
}

/** Newest first. */
function recentPlaces(): RecentPage[] {
  const { places } = parseStored(draftSessionStorage.read(KEY));
  return Array.isArray(places) ? places.filter(isPlace).slice(0, MAX_RECENT) : [];
}

const without = (id: string) => recentPlaces().filter((place) => place.id !== id);

function keep(places: RecentPage[]): void {
  draftSessionStorage.write(KEY, JSON.stringify({ places }));
}

function isPlace(value: unknown): value is RecentPage {
  const place = value as Partial<RecentPage> | null;
  return typeof place?.kind === 'string' && typeof place.id === 'string';
}

const isFound = (place: RecentPage): place is FoundPlace => FOUND_KINDS.some((kind) => kind === place.kind);

type Named = Map<string, PaletteItem> | 'not loaded' | null;

/** Names come from the server; erased ones are dropped. Without a response, an item shows its kind only. */
export function useRecentItems(): PaletteItem[] {
  const [places] = useState(recentPlaces);
  const [named, setNamed] = useState<Named>(null);

  useEffect(() => {
    let isShown = true;
    const found = places.filter(isFound);
    if (found.length > 0)
      askForNames(found).then(
        (names) => {
          for (const { id } of found) if (!names.has(id)) keep(without(id));
          if (isShown) setNamed(names);
        },
        () => isShown && setNamed('not loaded'),
      );
    return () => {
      isShown = false;
    };
  }, [places]);

  return useMemo(
    () =>
      places.flatMap((place) => {
        const item = isFound(place) ? foundItem(place, named) : PAGE_ITEMS.find(({ id }) => id === place.id);
        return item ? [{ ...item, id: `recent ${place.id}`, icon: Clock }] : [];
      }),
    [places, named],
  );
}

function foundItem({ kind, id }: FoundPlace, named: Named): PaletteItem | undefined {
  if (named instanceof Map) return named.get(id);
  return { ...itemOf(kind, id), ...(named && { detail: 'Its name could not be loaded.' }) };
}

async function askForNames(places: FoundPlace[]): Promise<Map<string, PaletteItem>> {
  const query: Partial<Record<FoundKind, string>> = {};
  for (const { kind, id } of places) query[kind] = query[kind] ? `${query[kind]},${id}` : id;
  const { data } = await quietly(() => staffApi.nameOnDesk({ query }));
  const items = FOUND_KINDS.flatMap((kind) => itemsOf(kind, data[kind]));
  return new Map(items.map((item) => [item.id, item]));
}
