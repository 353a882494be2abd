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

/**
 * Without a network the next page cannot come, and trying would throw this one away. Also asks for forms whose changes
 * are not saved: the router takes one blocker alone.
 */
export function useOfflineBlocker(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (isSamePage(currentLocation, nextLocation)) return false;
    // Said from here, not when React has the blocked state: that waits for parts whose script is still under way.
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
  // The same functions again are no second listeners.
  addEventListener('online', tellOfLine);
  // A phone in a pocket is not told when the line comes back.
  document.addEventListener('visibilitychange', tellOfLine);
}

function tellOfLine(): void {
  if (said?.text !== OFFLINE || !navigator.onLine || alertStore.get() !== said) return;
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
