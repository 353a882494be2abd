import { type Draft, draftStore } from '../../../features/drafts/draft-store.ts';

/** Moves text typed during a save onto the saved version: `base`, its hidden fields. `to`: the draft's new name. */
export function rebaseDraft(from: string, to: string, base: Draft): void {
  const typed = draftStore.look(from);
  // Nothing was typed, or the user has signed out.
  if (!typed) return;
  if (to !== from) draftStore.clear(from);
  draftStore.save(to, { ...typed, ...base });
}
