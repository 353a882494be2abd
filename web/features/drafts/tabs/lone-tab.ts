import type { TextStorage } from '../../../lib/browser/browser-storage.ts';
import { createTabStorage } from './tab-storage.ts';

/** What the only open tab of a browser keeps, for tests. */
export function storageOfLoneTab(storage: TextStorage, id = 'tab') {
  return createTabStorage(storage, { own: () => id, hold() {}, isOpen: () => false });
}
