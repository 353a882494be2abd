import type { Location } from 'react-router';
import { createListeners } from '../../../lib/listeners.ts';

/** Somebody is about to leave: one of the two answers. */
export type PendingLeave = { leave: () => void; stay: () => void };

/** Which navigations lose something. */
export type LosesChanges = (from: Location, to: Location) => boolean;

const toAnotherPage: LosesChanges = (from, to) => from.pathname !== to.pathname;

// One for the window, as the router's blocker is; `leaveGuard` alone writes them.
const guards = new Set<LosesChanges>();
const [subscribe, notify] = createListeners();
let asked: PendingLeave | null = null;

function show(next: PendingLeave | null): void {
  asked = next;
  notify();
}

/**
 * Pages with changes that are not saved. The router takes one blocker alone, and the whole site has it: see
 * `use-offline-blocker.ts`, which asks here.
 */
export const leaveGuard = {
  /** Guards until the answered function is called. */
  set(loses: LosesChanges = toAnotherPage): () => void {
    // One of its own, also where two pages guard alike.
    const guard: LosesChanges = (from, to) => loses(from, to);
    guards.add(guard);
    return () => {
      guards.delete(guard);
      if (guards.size === 0 && asked) show(null);
    };
  },
  isSet: () => guards.size > 0,
  holds: (from: Location, to: Location) => [...guards].some((loses) => loses(from, to)),
  ask: (leaving: PendingLeave) => show(leaving),
  answer(isLeaving: boolean): void {
    const leaving = asked;
    if (!leaving) return;
    show(null);
    if (isLeaving) leaving.leave();
    else leaving.stay();
  },
  subscribe,
  getSnapshot: () => asked,
};
