import type { Presence } from '../../../contracts/live/live.contract.ts';
import { OPEN_MS, WRITING_MS } from '../../../contracts/live/live-terms.ts';

const MAX_ENTRIES = 500;

export type PresenceBoard = {
  note: (presence: Presence, now: Date) => void;
  current: (now: Date) => Presence[];
};

export function createPresenceBoard(): PresenceBoard {
  const heard = new Map<string, { presence: Presence; at: number }>();
  return {
    note(presence, now) {
      const key = `${presence.userId} ${presence.tab}`;
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
