import { type Draft, draftStore } from '../../../features/drafts/draft-store.ts';

/**
 * What was typed while a form was being saved goes on from what is stored now: `base` is what the draft has of that, its
 * version above all. `to`: the name of the draft, which is another one once what was new has an id.
 */
export function rebaseDraft(from: string, to: string, base: Draft): void {
  const typed = draftStore.look(from);
  // Nothing was typed, or whoever typed has signed out.
  if (!typed) return;
  if (to !== from) draftStore.clear(from);
  draftStore.save(to, { ...typed, ...base });
}
