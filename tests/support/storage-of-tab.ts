import { createTabStorage } from '../../web/features/drafts/tab-storage.ts';
import { guardedStorage, type TextStorage } from '../../web/lib/browser/browser-storage.ts';
import { MemoryStorage } from './memory-storage.ts';

/** The same `own` makes it the same tab after a reload. */
export function storageOfTab(shared: TextStorage, own = new MemoryStorage()) {
  return createTabStorage(
    shared,
    guardedStorage(() => own),
  );
}
