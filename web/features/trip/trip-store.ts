import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { isAsked, readTrip, type Trip } from '../../../contracts/tours/trip.ts';
import { browserStorage, parseStored, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../lib/browser/on-other-tab-change.ts';
import { createListeners } from '../../lib/listeners.ts';

const TRIP_KEY = 'trip';
const NONE: Trip = {};

function createTripStore(storage: TextStorage) {
  let { trip, toldAt } = readStored(storage);
  let told: Trip | undefined;
  const [subscribe, notify] = createListeners();

  return {
    get: () => trip,
    /** Milliseconds, as drafts are dated: what was told after a draft was left is newer. */
    toldAt: () => toldAt,
    /** Until the address has it: a list takes a moment to load. */
    getTold: () => told,
    subscribe,
    tell(next: Trip): void {
      told = next;
      this.remember(next);
      notify();
    },
    settle(one: Trip): void {
      if (told !== one) return;
      told = undefined;
      notify();
    },
    remember(next: Trip, at = Date.now()): void {
      if (isSameTrip(next, trip)) return;
      trip = next;
      toldAt = at;
      if (isAsked(next)) storage.write(TRIP_KEY, JSON.stringify({ ...next, at }));
      else storage.remove(TRIP_KEY);
      notify();
    },
    readAgain(): void {
      ({ trip, toldAt } = readStored(storage));
      notify();
    },
  };
}

function readStored(storage: TextStorage): { trip: Trip; toldAt: number } {
  const stored = parseStored(storage.read(TRIP_KEY));
  const trip = readTrip({ get: (name) => String(stored[name] ?? '') });
  return { trip: isAsked(trip) ? trip : NONE, toldAt: Number(stored.at ?? 0) };
}

export function isSameTrip(one: Trip, other: Trip): boolean {
  return one.people === other.people && one.when === other.when;
}

export const tripStore = createTripStore(browserStorage);

onOtherTabChange(TRIP_KEY, tripStore.readAgain);

/** The trip of the address, or else the one that this browser remembers. */
export function useTrip(): Trip {
  const [search] = useSearchParams();
  const told = useSyncExternalStore(tripStore.subscribe, tripStore.getTold, () => undefined);
  const remembered = useSyncExternalStore(tripStore.subscribe, tripStore.get, () => NONE);
  return told ?? tripOf(search, remembered);
}

export function tripOf(search: URLSearchParams, remembered: Trip): Trip {
  const asked = readTrip(search);
  return isAsked(asked) ? asked : remembered;
}
