import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import {
  type AlertMessage,
  alertStore,
  CONNECTION_IS_BACK,
  dismissAlert,
  showAlert,
} from '../../alerts/alerts.ts';
import { leaveGuard } from './leave-guard.ts';

const OFFLINE = 'You are offline. This page stays open; try again once you are connected.';

/** Offline, the next page would fail and this one would be lost. Also asks about unsaved changes. */
export function useOfflineBlocker(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (isSamePage(currentLocation, nextLocation)) return false;
    // Not in an effect: React may still wait for parts to load.
    if (!navigator.onLine) queueMicrotask(showOfflineAlert);
    else dismissOfflineAlert();
    return !navigator.onLine || leaveGuard.holds(currentLocation, nextLocation);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (leaveGuard.isSet() && navigator.onLine)
      leaveGuard.ask({ leave: blocker.proceed, stay: blocker.reset });
    else blocker.reset();
  }, [blocker]);
}

function isSamePage(one: Location, other: Location): boolean {
  return one.pathname + one.search === other.pathname + other.search;
}

let said: ReturnType<typeof alertStore.get> = null;

function showOfflineAlert(): void {
  say({ text: OFFLINE });
  // Adding the same functions again has no effect.
  addEventListener('online', tellOfLine);
  // A sleeping phone misses the `online` event.
  document.addEventListener('visibilitychange', tellOfLine);
}

function tellOfLine(): void {
  if (said?.tone !== 'error' || !navigator.onLine || alertStore.get() !== said) return;
  say({ text: CONNECTION_IS_BACK, tone: 'success', role: 'status' });
}

function say(message: AlertMessage): void {
  showAlert(message);
  said = alertStore.get();
}

function dismissOfflineAlert(): void {
  if (!said || !navigator.onLine) return;
  if (alertStore.get() === said) dismissAlert();
  said = null;
}
