import type { Presence } from '../../../contracts/live/live.contract.ts';
import { OPEN_MS, WRITING_MS } from '../../../contracts/live/live-terms.ts';

/** Nobody has so many tabs: whoever makes them up pushes out the oldest alone. */
const MAX_ENTRIES = 500;

/** Who has what open, as far as was heard: nothing of it is stored. */
export type PresenceBoard = {
  note: (presence: Presence, now: Date) => void;
  /** Who is there still, those who stopped writing without having left. */
  current: (now: Date) => Presence[];
};

export function createPresenceBoard(): PresenceBoard {
  const heard = new Map<string, { presence: Presence; at: number }>();
  return {
    note(presence, now) {
      const key = `${presence.userId} ${presence.tab}`;
      // At the end of the line, where the newest stand.
      heard.delete(key);
      if (presence.state !== 'gone') heard.set(key, { presence, at: now.getTime() });
      const [oldest] = heard.keys();
      if (heard.size > MAX_ENTRIES && oldest !== undefined) heard.delete(oldest);
    },
    current(now) {
      const ageOf = (at: number) => Math.abs(now.getTime() - at);
      for (const [key, { at }] of heard) if (ageOf(at) > OPEN_MS) heard.delete(key);
      return [...heard.values()].map(({ presence, at }) =>
        presence.state === 'writing' && ageOf(at) > WRITING_MS ? { ...presence, state: 'open' } : presence,
      );
    },
  };
}
