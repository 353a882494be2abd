import type { ReplyFile } from '../../../../../contracts/reply-files/reply-files.contract.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { draftSession } from '../../../../features/drafts/draft-session/draft-session.ts';
import { type Draft, draftStore } from '../../../../features/drafts/draft-store.ts';
import { createListeners } from '../../../../lib/listeners.ts';
import { staffApi } from '../../staff-api.ts';
import { logFailure } from '../../staff-page/log-failure.ts';

/** An uploaded file of an unsent reply. `day`: the travel date in a calendar file. */
export type AttachedFile = Omit<ReplyFile, 'type'> & { day?: string };

const nameOf = (draftName: string) => `${draftName}:files`;

/** Stored like typed text, by file id: "48213 Plan.pdf". The contents are on the server. */
export const filesDraft = {
  load(draftName: string): AttachedFile[] {
    return Object.entries(draftStore.load(nameOf(draftName)) ?? {}).map(([_id, text]) => {
      const space = text.indexOf(' ');
      const [bytes, day] = text.slice(0, space).split('@');
      return { _id, name: text.slice(space + 1), bytes: Number(bytes), day };
    });
  },
  /** Does not take up the draft, which may be another tab's. */
  has: (draftName: string) => draftStore.look(nameOf(draftName)) !== null,
  /** `writtenIn`: the session in which the form was opened; a late save must not reach the next user. */
  save(draftName: string, files: readonly AttachedFile[], writtenIn: string | null): void {
    if (draftSession.current() !== writtenIn) return;
    const draft: Draft = Object.fromEntries(
      files.map(({ _id, name, bytes, day }) => [_id, `${bytes}${day ? `@${day}` : ''} ${name}`]),
    );
    draftStore.save(nameOf(draftName), draft);
  },
  release: (draftName: string) => draftStore.release(nameOf(draftName)),
};

type State = {
  files: readonly AttachedFile[];
  fault: { text: string; gone: readonly string[] } | undefined;
  said: string;
  isSending: boolean;
};

/** `lost`: the message about uploads that a reload has lost. */
export function createAttached(draftName: string, lost: string | undefined) {
  const writtenIn = draftSession.current();
  const [subscribe, notify] = createListeners();
  /** Other files came with a draft, which another tab may still use. */
  const addedHere = new Set<string>();
  let state: State = {
    files: filesDraft.load(draftName),
    fault: lost === undefined ? undefined : { text: lost, gone: [] },
    said: '',
    isSending: false,
  };

  function set(changes: Partial<State>): void {
    state = { ...state, ...changes };
    if (changes.files) filesDraft.save(draftName, state.files, writtenIn);
    notify();
  }

  const drop = (ids: readonly string[]) =>
    set({ files: state.files.filter(({ _id }) => !ids.includes(_id)) });

  return {
    subscribe,
    getSnapshot: () => state,
    set,
    drop,
    add(file: AttachedFile) {
      addedHere.add(file._id);
      set({ files: [...state.files, file], said: `${file.name} is attached.` });
    },
    remove(file: AttachedFile) {
      drop([file._id]);
      set({ fault: undefined, said: `${file.name} is removed.` });
      if (addedHere.has(file._id)) removeFromServer(file);
    },
    clear() {
      const { files } = state;
      set({ files: [], fault: undefined });
      return () => set({ files: [...files, ...state.files] });
    },
  };
}

/** The reply drops it in any case; the server removes unused files after a while. */
export function removeFromServer({ _id }: Pick<AttachedFile, '_id'>): void {
  staffApi.removeReplyFile({ params: { id: _id } }).catch((error) => {
    if (!(error instanceof ApiError && error.status === 404)) logFailure('Failed to remove a file', error);
  });
}
