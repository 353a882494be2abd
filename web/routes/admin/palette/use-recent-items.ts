import { Clock } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { quietly } from '../../../features/session/quietly.ts';
import { staffApi } from '../staff-api.ts';
import { type FoundKind, isFoundKind, itemOf, itemsOf } from './found-items.ts';
import type { PaletteItem } from './palette-item.ts';
import { PAGE_ITEMS } from './palette-items.ts';
import { forgetPlace, type RecentPlace, recentPlaces } from './recent-places.ts';

/** Names come from the server; erased ones are dropped. Without a response, an item shows its kind only. */
export function useRecentItems(): PaletteItem[] {
  const [places] = useState(recentPlaces);
  const [nameOf, setNameOf] = useState(() => nameless);

  useEffect(() => {
    let isShown = true;
    const found = places.filter(isFound);
    if (found.length > 0)
      askForNames(found).then(
        (named) => {
          for (const place of found) if (!named.has(place.id)) forgetPlace(place);
          if (isShown)
            setNameOf(() => (place: RecentPlace) => (isFound(place) ? named.get(place.id) : nameless(place)));
        },
        () => isShown && setNameOf(() => notLoaded),
      );
    return () => {
      isShown = false;
    };
  }, [places]);

  return useMemo(
    () =>
      places.flatMap((place) => {
        const item = nameOf(place);
        return item ? [{ ...item, id: `recent ${place.id}`, icon: Clock }] : [];
      }),
    [places, nameOf],
  );
}

type FoundPlace = RecentPlace & { kind: FoundKind };

const isFound = (place: RecentPlace): place is FoundPlace => isFoundKind(place.kind);

async function askForNames(places: FoundPlace[]): Promise<Map<string, PaletteItem>> {
  const query: Partial<Record<FoundKind, string>> = {};
  for (const { kind, id } of places) query[kind] = query[kind] ? `${query[kind]},${id}` : id;
  const { data } = await quietly(() => staffApi.nameOnDesk({ query }));
  return new Map(
    Object.values(itemsOf(data))
      .flat()
      .map((item) => [item.id, item]),
  );
}

function nameless(place: RecentPlace): PaletteItem | undefined {
  const { kind, id } = place;
  return isFoundKind(kind) ? itemOf(kind, id) : PAGE_ITEMS.find((page) => page.id === id);
}

function notLoaded(place: RecentPlace): PaletteItem | undefined {
  const item = nameless(place);
  return item && isFound(place) ? { ...item, detail: 'Its name could not be loaded.' } : item;
}
