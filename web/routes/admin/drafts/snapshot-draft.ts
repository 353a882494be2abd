import { draftStore } from '../../../features/drafts/draft-store.ts';

/**
 * Remembers what a form's draft is as it is sent. The answer says whether it still is that: what was typed while the
 * call was on its way must not be wiped when it worked.
 */
export function snapshotDraft(draftName: string): () => boolean {
  const read = () => JSON.stringify(draftStore.look(draftName));
  const sent = read();
  return () => read() === sent;
}
