import { clockTimeOf } from '../../../contracts/india-time.ts';
import type { UserRow } from '../../../server/db/schema.ts';
import type { RandomSource } from './random-source.ts';
import type { WordStore } from './word-store.ts';

export type Traveller = Pick<UserRow, 'id' | 'username' | 'email' | 'created_at'> & { phone: string };
export type KnownTour = { id: string; title: string; city: string };
export type StaffAccount = Pick<UserRow, 'id' | 'username'>;

/** What the parts of the generator share. */
export type GeneratorContext = {
  random: RandomSource;
  words: WordStore;
  /** The last moment of what is made; the first is three years before. */
  until: Date;
  /** Set before every number that has to be used once: a second run adds to the first. */
  numbersFrom: number;
  takenReferences: Set<string>;
  staff: StaffAccount[];
  travellers: Traveller[];
  tours: KnownTour[];
};

export const DAY_MS = 86_400_000;
export const YEARS = 3;

/** A moment within the last three years: more of them lately, in the seasons, and by day. */
export function momentOf({ random, until }: GeneratorContext): Date {
  for (;;) {
    // The square root leans towards the end: the agency has grown.
    const age = (1 - Math.sqrt(random.fraction())) * YEARS * 365.25 * DAY_MS;
    const at = new Date(until.getTime() - age);
    const clock = clockTimeOf(at);
    const season = SEASON[Number(clock.slice(5, 7)) - 1] ?? 1;
    const hour = Number(clock.slice(11, 13));
    const isAwake = hour >= 8 && hour <= 22;
    if (random.fraction() < season * (isAwake ? 1 : 0.15)) return at;
  }
}

/** How often people ask in each month, of one: before the spring and the autumn season most. */
const SEASON = [0.5, 0.6, 0.85, 1, 0.95, 0.6, 0.45, 0.6, 0.9, 1, 0.75, 0.6];

export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
