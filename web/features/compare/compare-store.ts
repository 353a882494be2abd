import { useSyncExternalStore } from 'react';
import { href } from 'react-router';
import { browserStorage, parseStored, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../lib/browser/on-other-tab-change.ts';
import { createListeners } from '../../lib/listeners.ts';

export const COMPARE_KEY = 'compareTours';
export const MAX_COMPARED = 3;

export function createCompareStore(storage: TextStorage) {
  let slugs = parseSlugs(storage.read(COMPARE_KEY));
  const [subscribe, notify] = createListeners();

  function keep(next: string[]): void {
    slugs = next;
    if (next.length === 0) storage.remove(COMPARE_KEY);
    else storage.write(COMPARE_KEY, JSON.stringify(next));
    notify();
  }

  return {
    getSlugs: () => slugs,
    has: (slug: string) => slugs.includes(slug),
    subscribe,
    toggle(slug: string): boolean {
      if (slugs.includes(slug)) keep(slugs.filter((other) => other !== slug));
      else if (slugs.length >= MAX_COMPARED) return false;
      else keep([...slugs, slug]);
      return true;
    },
    clear: () => keep([]),
    readAgain(): void {
      slugs = parseSlugs(storage.read(COMPARE_KEY));
      notify();
    },
  };
}

function parseSlugs(text: string | null): string[] {
  const value = parseStored(text);
  if (!Array.isArray(value)) return [];
  const known = value.filter(
    (slug): slug is string => typeof slug === 'string' && /^[\w-]{1,120}$/.test(slug),
  );
  return [...new Set(known)].slice(0, MAX_COMPARED);
}

export function comparePath(slugs: readonly string[]): string {
  return slugs.length > 0
    ? `${href('/compare')}?tours=${slugs.map(encodeURIComponent).join(',')}`
    : href('/compare');
}

export const compareStore = createCompareStore(browserStorage);

onOtherTabChange(COMPARE_KEY, compareStore.readAgain);

const NONE: string[] = [];

export function useCompared(): string[] {
  return useSyncExternalStore(compareStore.subscribe, compareStore.getSlugs, () => NONE);
}
