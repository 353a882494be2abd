import type { DeskNewsCounts, LiveMessage, Presence } from '../../../../contracts/live/live.contract.ts';
import {
  type ChangeKind,
  OPEN_MS,
  type PresenceKind,
  WRITING_MS,
} from '../../../../contracts/live/live-terms.ts';
import { createListeners } from '../../../lib/listeners.ts';

/** Milliseconds since the page was asked for, with those that the computer slept, which not every browser counts. */
const ageOfPage = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);

export type Heard = LiveMessage & { isFirst?: boolean };
type Known = { presence: Presence; at: number };

const [subscribe, notify] = createListeners();
const ofKinds = new Set<(kinds: NonNullable<LiveMessage['kinds']>) => void>();
let counts: DeskNewsCounts | null = null;
let present = new Map<string, Known>();
/** By the age of the page. */
const changedAt = new Map<ChangeKind, number>();
/** What the page shows was loaded before it was told of changes; of those that came meanwhile it hears once. */
let isUpToDate = false;

/** What the tab knows of what happens in the admin area. */
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

  /** Everything that is known, for a tab that has heard nothing yet. */
  all: (): Heard => ({
    isFirst: true,
    ages: Object.fromEntries([...changedAt].map(([kind, at]) => [kind, ageOfPage() - at])),
    ...(counts && { counts }),
    presence: [...present.values()].map(({ presence }) => presence),
  }),

  /** Whether there was a line before: a next one comes after some time without. */
  hasHeard: () => isUpToDate,

  /** Another one may sit here next. */
  forget(): void {
    counts = null;
    present = new Map();
    changedAt.clear();
    isUpToDate = false;
    notify();
  },

  /** Calls `listener` with what has changed, until what it answers is called. */
  onChange(listener: (kinds: NonNullable<LiveMessage['kinds']>) => void): () => void {
    ofKinds.add(listener);
    return () => void ofKinds.delete(listener);
  },

  /** Who else has this open, whoever writes first; each person once. */
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

/** What has changed since the page was asked for, and nobody has told it of. */
function missedOf(ages: Heard['ages'] = {}): ChangeKind[] {
  const told = Object.entries(ages) as [ChangeKind, number][];
  for (const [kind, ago] of told)
    changedAt.set(kind, Math.max(ageOfPage() - ago, changedAt.get(kind) ?? Number.NEGATIVE_INFINITY));
  if (isUpToDate || told.length === 0) return [];
  isUpToDate = true;
  return told.filter(([, ago]) => ago < ageOfPage()).map(([kind]) => kind);
}
