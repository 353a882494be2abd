import type { Location } from 'react-router';

/** Somebody is about to leave: one of the two answers. */
export type Leaving = { proceed: () => void; stay: () => void };

export type LeaveGuard = {
  /** Whether this navigation would lose something. */
  holds: (from: Location, to: Location) => boolean;
  ask: (leaving: Leaving) => void;
};

let current: LeaveGuard | null = null;

/**
 * Asks before a page is left. The router takes one blocker alone, and the whole site has it: see
 * `use-stay-while-offline.ts`. Answers how to end it.
 */
export function guardLeaving(guard: LeaveGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
}

export function leaveGuard(): LeaveGuard | null {
  return current;
}
