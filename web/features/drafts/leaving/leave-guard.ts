import type { Location } from 'react-router';
import { createListeners } from '../../../lib/listeners.ts';

export type PendingLeave = { leave: () => void; stay: () => void };

export type LosesChanges = (from: Location, to: Location) => boolean;

const guards = new Set<LosesChanges>();
const [subscribe, notify] = createListeners();
let asked: PendingLeave | null = null;

function show(next: PendingLeave | null): void {
  asked = next;
  notify();
}

/** The router allows one blocker; `use-offline-blocker.ts` owns it and asks here. */
export const leaveGuard = {
  set(loses: LosesChanges): () => void {
    guards.add(loses);
    return () => {
      guards.delete(loses);
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
