import { sittingStorage } from '../../../features/drafts/sitting/sitting-storage.ts';
import { parseStored } from '../../../lib/browser/parse-stored.ts';

const KEY = 'recent-places';
const MAX_RECENT = 6;

/** Only addresses and ids are stored, never names. */
export type RecentPlace = { kind: string; id: string };

/** Newest first. Cleared with the session, like drafts. */
export function recentPlaces(): RecentPlace[] {
  const { places } = parseStored(sittingStorage.read(KEY));
  return Array.isArray(places) ? places.filter(isPlace).slice(0, MAX_RECENT) : [];
}

export function rememberPlace({ kind, id }: RecentPlace): void {
  keep([{ kind, id }, ...without(id)].slice(0, MAX_RECENT));
}

export function forgetPlace({ id }: RecentPlace): void {
  keep(without(id));
}

const without = (id: string) => recentPlaces().filter((place) => place.id !== id);

function keep(places: RecentPlace[]): void {
  sittingStorage.write(KEY, JSON.stringify({ places }));
}

function isPlace(value: unknown): value is RecentPlace {
  const place = value as Partial<RecentPlace> | null;
  return typeof place?.kind === 'string' && typeof place.id === 'string';
}
