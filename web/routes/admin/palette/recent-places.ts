import { sittingStorage } from '../../../features/drafts/sitting/sitting-storage.ts';
import { parseStored } from '../../../lib/browser/parse-stored.ts';

const KEY = 'recent-places';
const MAX_RECENT = 6;

/** A page by its address, anything else by its id: what it is called is never kept. */
export type RecentPlace = { kind: string; id: string };

/** Where whoever sits here went from the palette, the last first. It goes with their sitting, as drafts do. */
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
