import { guardedStorage, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { MemoryStorage } from '../../lib/browser/memory-storage.ts';
import { createTabStorage } from './tab-storage.ts';

/** What a tab of a browser keeps, for tests; with the same `own` it is that tab after a reload. */
export function storageOfTab(shared: TextStorage, own = new MemoryStorage()) {
  return createTabStorage(
    shared,
    guardedStorage(() => own),
  );
}
