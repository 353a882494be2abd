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

export type Heard = LiveMessage & { isFirst?: boolean };
type Known = { presence: Presence; at: number };

const [subscribe, notify] = createListeners();
const ofKinds = new Set<(kinds: NonNullable<LiveMessage['kinds']>) => void>();
let counts: DeskNewsCounts | null = null;
let present = new Map<string, Known>();
/** Age of the page, in milliseconds, at the last change. */
const changedAt = new Map<ChangeKind, number>();
/** The page loaded before it heard of changes; it catches up once on those it missed. */
let isUpToDate = false;

export const liveStore = {
  subscribe,
  counts: () => counts,

  hear({ kinds = [], ages, counts: counted, presence, isFirst }: Heard): void {
    if (counted) counts = counted;
    if (isFirst) present = new Map();
    for (const one of presence ?? []) {
      const key = `${one.userId} ${one.tab}`;
      if (one.state === 'gone') present.delete(key);
      else present.set(key, { presence: one, at: Date.now() });
    }
    if (counted || presence || isFirst) notify();
    const changed = [...new Set([...kinds, ...missedOf(ages)])];
    for (const kind of kinds) changedAt.set(kind, ageOfPage());
    if (changed.length > 0) for (const listener of ofKinds) listener(changed);
  },

  all: (): Heard => ({
    isFirst: true,
    ages: Object.fromEntries([...changedAt].map(([kind, at]) => [kind, ageOfPage() - at])),
    ...(counts && { counts }),
    presence: [...present.values()].map(({ presence }) => presence),
  }),

  hasHeard: () => isUpToDate,

  forget(): void {
    counts = null;
    present = new Map();
    changedAt.clear();
    isUpToDate = false;
    notify();
  },

  /** Returns a function that removes the listener. */
  onChange(listener: (kinds: NonNullable<LiveMessage['kinds']>) => void): () => void {
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

function missedOf(ages: Heard['ages'] = {}): ChangeKind[] {
  const told = Object.entries(ages) as [ChangeKind, number][];
  for (const [kind, ago] of told)
    changedAt.set(kind, Math.max(ageOfPage() - ago, changedAt.get(kind) ?? Number.NEGATIVE_INFINITY));
  if (isUpToDate || told.length === 0) return [];
  isUpToDate = true;
  return told.filter(([, ago]) => ago < ageOfPage()).map(([kind]) => kind);
}
