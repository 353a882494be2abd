import { Clock } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { quietly } from '../../../features/session/quietly.ts';
import { customersApi } from '../customers/customers-api.ts';
import { deskApi } from '../enquiries/desk-api.ts';
import { messagesApi } from '../messages/messages-api.ts';
import { nullIfGone } from '../staff-page/null-if-gone.ts';
import { toursApi } from '../tours/tours-api.ts';
import {
  customerItem,
  enquiryItem,
  type FoundKind,
  isFoundKind,
  itemOf,
  messageItem,
  tourItem,
} from './found-items.ts';
import type { PaletteItem } from './palette-item.ts';
import { PAGE_ITEMS } from './palette-items.ts';
import { forgetPlace, type RecentPlace, recentPlaces } from './recent-places.ts';

/** Null: it is there no more. */
type Named = PaletteItem | null;

const ASK: Record<FoundKind, (id: string) => Promise<PaletteItem>> = {
  customers: async (id) => customerItem((await customersApi.getCustomer({ params: { id } })).data),
  enquiries: async (id) => enquiryItem((await deskApi.getDeskEnquiry({ params: { id } })).data.booking),
  messages: async (id) => messageItem((await messagesApi.getContactMessage({ params: { id } })).data),
  tours: async (id) => tourItem((await toursApi.getManagedTour({ params: { id } })).data),
};

/**
 * Recent places by the names that the server has for them now: what was erased has none, and is forgotten. Until it has
 * answered, and where it does not, each says what it is and leads there all the same.
 */
export function useRecentItems(): PaletteItem[] {
  const [places] = useState(recentPlaces);
  const [named, setNamed] = useState<Record<string, Named>>({});

  useEffect(() => {
    let isShown = true;
    function name(id: string, item: Named) {
      if (isShown) setNamed((all) => ({ ...all, [id]: item }));
    }
    for (const place of places) {
      const { kind, id } = place;
      if (!isFoundKind(kind)) continue;
      quietly(() => nullIfGone(() => ASK[kind](id))).then(
        (item) => {
          if (item === null) forgetPlace(place);
          name(id, item);
        },
        () => name(id, { ...itemOf(kind, id), detail: 'Its name could not be loaded.' }),
      );
    }
    return () => {
      isShown = false;
    };
  }, [places]);

  return useMemo(
    () =>
      places.flatMap((place) => {
        const item = named[place.id] === undefined ? nameless(place) : named[place.id];
        return item ? [{ ...item, id: `recent ${place.id}`, icon: Clock }] : [];
      }),
    [places, named],
  );
}

function nameless({ kind, id }: RecentPlace): PaletteItem | undefined {
  return isFoundKind(kind) ? itemOf(kind, id) : PAGE_ITEMS.find((page) => page.id === id);
}
