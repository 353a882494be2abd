import { sittingStorage } from '../../../features/drafts/sitting/sitting-storage.ts';
import { parseStored } from '../../../lib/browser/parse-stored.ts';

const KEY = 'recent-places';
const MAX_RECENT = 6;

export type RecentPlace = { to: string; title: string; detail: string };

/** Where whoever sits here went from the palette, the last first. It goes with their sitting, as drafts do. */
export function recentPlaces(): RecentPlace[] {
  const { places } = parseStored(sittingStorage.read(KEY));
  return Array.isArray(places) ? places.filter(isPlace).slice(0, MAX_RECENT) : [];
}

export function rememberPlace({ to, title, detail }: RecentPlace): void {
  const others = recentPlaces().filter((place) => place.to !== to);
  const places = [{ to, title, detail }, ...others].slice(0, MAX_RECENT);
  sittingStorage.write(KEY, JSON.stringify({ places }));
}

function isPlace(value: unknown): value is RecentPlace {
  const place = value as Partial<RecentPlace> | null;
  const isText = [place?.to, place?.title, place?.detail].every((text) => typeof text === 'string');
  // Nothing that was stored leads out of the admin area.
  return isText && /^\/admin[-/]/.test(place?.to ?? '');
}
