import { clockTimeOf } from '../../../contracts/india-time.ts';
import type { UserRow } from '../../../server/db/schema.ts';
import type { RandomSource } from './random-source.ts';
import type { WordStore } from './word-store.ts';

export type Traveller = Pick<UserRow, 'id' | 'username' | 'email' | 'created_at'> & { phone: string };
export type KnownTour = { id: string; title: string; city: string };
export type StaffAccount = Pick<UserRow, 'id' | 'username'>;

export type GeneratorContext = {
  random: RandomSource;
  words: WordStore;
  until: Date;
  /** Prefix of unique numbers: a second run adds to the first. */
  numbersFrom: number;
  takenReferences: Set<string>;
  staff: StaffAccount[];
  travellers: Traveller[];
  tours: KnownTour[];
};

export const DAY_MS = 86_400_000;
export const YEARS = 3;

export function momentOf({ random, until }: GeneratorContext): Date {
  for (;;) {
    const age = (1 - Math.sqrt(random.fraction())) * YEARS * 365.25 * DAY_MS;
    const at = new Date(until.getTime() - age);
    const clock = clockTimeOf(at);
    const season = SEASON[Number(clock.slice(5, 7)) - 1] ?? 1;
    const hour = Number(clock.slice(11, 13));
    const isAwake = hour >= 8 && hour <= 22;
    if (random.fraction() < season * (isAwake ? 1 : 0.15)) return at;
  }
}

const SEASON = [0.5, 0.6, 0.85, 1, 0.95, 0.6, 0.45, 0.6, 0.9, 1, 0.75, 0.6];

export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
