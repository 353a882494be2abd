import type { DeskNewsCounts, LiveMessage, Presence } from '../../../../contracts/live/live.contract.ts';
import {
  type ChangeKind,
  OPEN_MS,
  type PresenceKind,
  WRITING_MS,
} from '../../../../contracts/live/live-terms.ts';
import { createListeners } from '../../../lib/listeners.ts';

/** At least so old is what the page shows, as long as nothing has told it of changes. Milliseconds. */
export const ageOfPage = () => Math.round(performance.now());

export type Heard = LiveMessage & { isFirst?: boolean };
type Known = { presence: Presence; at: number };

const [subscribe, notify] = createListeners();
const ofKinds = new Set<(kinds: NonNullable<LiveMessage['kinds']>) => void>();
let counts: DeskNewsCounts | null = null;
let present = new Map<string, Known>();
const changedAt = new Map<ChangeKind, number>();

/** What the tab knows of what happens in the admin area. */
export const liveStore = {
  subscribe,
  counts: () => counts,

  hear({ kinds, counts: counted, presence, isFirst }: Heard): void {
    if (counted) counts = counted;
    if (isFirst) present = new Map();
    for (const one of presence ?? []) {
      const key = `${one.userId} ${one.tab}`;
      if (one.state === 'gone') present.delete(key);
      else present.set(key, { presence: one, at: Date.now() });
    }
    for (const kind of kinds ?? []) changedAt.set(kind, performance.now());
    if (counted || presence || isFirst) notify();
    if (kinds && kinds.length > 0) for (const listener of ofKinds) listener(kinds);
  },

  /** Everything that is known, for a tab that has heard nothing in the milliseconds since it was opened. */
  all: (age: number): Heard => ({
    isFirst: true,
    kinds: [...changedAt].filter(([, at]) => at > performance.now() - age).map(([kind]) => kind),
    ...(counts && { counts }),
    presence: [...present.values()].map(({ presence }) => presence),
  }),

  /** Another one may sit here next. */
  forget(): void {
    counts = null;
    present = new Map();
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
