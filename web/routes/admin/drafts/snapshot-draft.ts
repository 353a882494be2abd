import { draftStore } from '../../../features/drafts/draft-store.ts';

/** Returns a function that tells if the draft is unchanged: text typed during a call must survive its success. */
export function snapshotDraft(draftName: string): () => boolean {
  const read = () => JSON.stringify(draftStore.look(draftName));
  const sent = read();
  return () => read() === sent;
}
