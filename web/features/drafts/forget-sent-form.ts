import { draftStore } from './draft-store.ts';
import { thisTabStorage } from './tab-storage.ts';

/** As `keep-typed.ts` has it. */
const SENT_FORM = 'sent form';

/** For the page that a form leads to which the browser has sent by itself: what was typed there is done with. */
export function forgetSentForm(): void {
  const name = thisTabStorage.read(SENT_FORM);
  thisTabStorage.remove(SENT_FORM);
  if (name !== null) draftStore.clear(name);
}
