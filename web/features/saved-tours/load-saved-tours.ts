import { browserApi } from '../../api/browser-api.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { type CardTour, cardOf } from '../tours/card/card-of.ts';
import { savedToursStore } from './saved-tours-store.ts';

/** The saved tours as cards: the account's, or those this browser keeps while nobody is signed in. */
export async function loadSavedTours(userId: string | null): Promise<CardTour[]> {
  if (userId === null) {
    const ids = savedToursStore.getIds();
    if (ids.length === 0) return [];
    const tours = (await browserApi.listToursByIds(ids)).data.map(cardOf);
    savedToursStore.prune(ids.filter((id) => tours.every((tour) => tour._id !== id)));
    return tours;
  }
  // What this browser kept has to be in the account before the account is asked.
  await savedToursStore.settled();
  const tours = (await signedInCall(() => browserApi.listSavedTours())).data.map(cardOf);
  savedToursStore.adopt(
    userId,
    tours.map((tour) => tour._id),
  );
  return tours;
}
