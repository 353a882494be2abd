import { parseStored } from '../../lib/browser/browser-storage.ts';
import { type Draft, draftStore } from './draft-store.ts';
import { thisTabStorage } from './tab-storage.ts';

function lastSent() {
  return parseStored(thisTabStorage.read('sent by the browser')) as {
    [name in 'draft' | 'values' | 'key']?: string;
  };
}

export const sentByBrowser = {
  keyOf(draftName: string | undefined, typed: Draft): string | undefined {
    const { draft, values, key } = lastSent();
    return draft !== undefined && draft === draftName && values === JSON.stringify(typed) ? key : undefined;
  },
  forget(): void {
    const { draft, values } = lastSent();
    if (draft !== undefined && JSON.stringify(draftStore.look(draft)) === values) draftStore.clear(draft);
  },
};
