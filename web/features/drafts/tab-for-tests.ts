import { guardedStorage, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { MemoryStorage } from '../../lib/browser/memory-storage.ts';
import { createTabStorage } from './tab-storage.ts';

/** For tests. The same `own` makes it the same tab after a reload. */
export function storageOfTab(shared: TextStorage, own = new MemoryStorage()) {
  return createTabStorage(
    shared,
    guardedStorage(() => own),
  );
}
