import { parseStored } from '../../lib/browser/parse-stored.ts';
import { type Draft, draftStore } from './draft-store.ts';
import { thisTabStorage } from './tab-storage.ts';

/** The form that the browser itself sent last in this tab, as `keep-typed.ts` notes it. */
function lastSent() {
  return parseStored(thisTabStorage.read('sent by the browser')) as {
    [name in 'draft' | 'values' | 'key']?: string;
  };
}

export const sentByBrowser = {
  /** By which key: what is sent once more by the script, where that answer was lost, is the same. */
  keyOf(draftName: string | undefined, typed: Draft): string | undefined {
    const { draft, values, key } = lastSent();
    return draft !== undefined && draft === draftName && values === JSON.stringify(typed) ? key : undefined;
  },
  /** It has come through: its draft goes, where nothing was typed since. */
  forget(): void {
    const { draft, values } = lastSent();
    if (draft !== undefined && JSON.stringify(draftStore.look(draft)) === values) draftStore.clear(draft);
  },
};
