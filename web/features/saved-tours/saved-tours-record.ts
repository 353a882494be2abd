import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { parseStored } from '../../lib/browser/parse-stored.ts';

export type SavedToursRecord = {
  /** The account that the list came from; null while it is this browser's only. */
  owner: string | null;
  ids: string[];
  /** Milliseconds since 1970; 0 if never. */
  syncedAt: number;
};

export const NOTHING_SAVED: SavedToursRecord = { owner: null, ids: [], syncedAt: 0 };

export function parseSavedTours(text: string | null): SavedToursRecord {
  const { owner, ids, syncedAt } = parseStored(text);
  if (!Array.isArray(ids)) return NOTHING_SAVED;
  const known = ids.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));
  return {
    owner: typeof owner === 'string' ? owner : null,
    ids: [...new Set(known)].slice(0, LIMITS.savedTours),
    syncedAt: typeof syncedAt === 'number' ? syncedAt : 0,
  };
}

export function withTour(ids: string[], id: string, isSaved: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return isSaved ? [id, ...others] : others;
}
