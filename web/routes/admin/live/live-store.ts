import type { DeskNewsCounts, LiveMessage, Presence } from '../../../../contracts/live/live.contract.ts';
import {
  type ChangeKind,
  OPEN_MS,
  type PresenceKind,
  WRITING_MS,
} from '../../../../contracts/live/live-terms.ts';
import { createListeners } from '../../../lib/listeners.ts';

/** Milliseconds since the page was requested. `performance.now()` excludes sleep in some browsers. */
const ageOfPage = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/** A message may take so long to arrive that a change after it seems to come before it. Milliseconds. */
const LATE_MS = 3_000;
/** A change that was heard may seem this much later when the next connection tells its age. Milliseconds. */
const AGAIN_MS = 500;

const [subscribe, notify] = createListeners();
const ofKinds = new Set<(kinds: ChangeKind[]) => void>();
let counts: DeskNewsCounts | null = null;
let present = new Map<string, { presence: Presence; at: number }>();
/** Milliseconds: until this age of the page, all changes are known. A page shows the state when it was requested. */
let knownUntil = 0;
/** The age of the page at which a change was last heard. */
const heardAt = new Map<ChangeKind, number>();

export const liveStore = {
  subscribe,
  counts: () => counts,

  count(counted: DeskNewsCounts): void {
    counts = counted;
    notify();
  },

  hear({ kinds = [], ages, counts: counted, presence }: LiveMessage): void {
    if (counted) counts = counted;
    // Only the first message of a connection has ages: all who are present are in it.
    if (ages) present = new Map();
    for (const one of presence ?? []) {
      const key = `${one.userId} ${one.tab}`;
      if (one.state === 'gone') present.delete(key);
      else present.set(key, { presence: one, at: Date.now() });
    }
    if (counted || presence || ages) notify();
    const told = Object.entries(ages ?? {}) as [ChangeKind, number][];
    const now = ageOfPage();
    const knownOf = (kind: ChangeKind) => Math.max(knownUntil, (heardAt.get(kind) ?? 0) + AGAIN_MS);
    const missed = told.filter(([kind, ago]) => now - ago > knownOf(kind)).map(([kind]) => kind);
    for (const kind of kinds) heardAt.set(kind, now);
    const changed = [...new Set([...kinds, ...missed])];
    if (ages || changed.length > 0) knownUntil = Math.max(knownUntil, now - LATE_MS);
    if (changed.length > 0) for (const listener of ofKinds) listener(changed);
  },

  forget(): void {
    counts = null;
    present = new Map();
    knownUntil = 0;
    heardAt.clear();
    notify();
  },

  /** Returns a function that removes the listener. */
  onChange(listener: (kinds: ChangeKind[]) => void): () => void {
    ofKinds.add(listener);
    return () => void ofKinds.delete(listener);
  },

  /** Other people who have this open, those who write first; each person once. */
  others(kind: PresenceKind, id: string, ownId: string | undefined): Presence[] {
    const found = new Map<string, Presence>();
    for (const { presence, at } of present.values()) {
      if (presence.kind !== kind || presence.id !== id || presence.userId === ownId) continue;
      const age = Date.now() - at;
      if (age > OPEN_MS) continue;
      const state = presence.state === 'writing' && age > WRITING_MS ? 'open' : presence.state;
      if (state === 'writing' || !found.has(presence.userId))
        found.set(presence.userId, { ...presence, state });
    }
    return [...found.values()].sort((a, b) => b.state.localeCompare(a.state) || a.name.localeCompare(b.name));
  },
};
