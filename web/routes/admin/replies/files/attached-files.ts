import { ApiError } from '../../../../api/api-error.ts';
import { sitting } from '../../../../features/drafts/sitting/sitting.ts';
import { createListeners } from '../../../../lib/listeners.ts';
import { staffApi } from '../../staff-api.ts';
import { logFailure } from '../../staff-page/log-failure.ts';
import { type AttachedFile, filesDraft } from './files-draft.ts';

type State = {
  files: readonly AttachedFile[];
  /** What was not taken, or which have to go. */
  fault: { text: string; gone: readonly string[] } | undefined;
  /** What was done last, for who does not see it. */
  said: string;
  /** A reply with them is on its way. */
  isSending: boolean;
};

export type AttachedFiles = ReturnType<typeof createAttached>;

/** The files of a reply that are up, kept beside its words. `lost`: what is to be said of those that are not. */
export function createAttached(draftName: string, lost: string | undefined) {
  const writtenIn = sitting.current();
  const [subscribe, notify] = createListeners();
  /** Others came with a draft, which may be another tab's: there they are attached still. */
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
    /** They went with a reply. */
    drop,
    /** What was not taken beside it is still to be read. */
    add(file: AttachedFile) {
      addedHere.add(file._id);
      set({ files: [...state.files, file], said: `${file.name} is attached.` });
    },
    remove(file: AttachedFile) {
      drop([file._id]);
      set({ fault: undefined, said: `${file.name} is removed.` });
      if (addedHere.has(file._id)) removeFromServer(file);
    },
    /** Empties the reply of its files; the answered function puts them back: on the server they are still. */
    clear() {
      const { files } = state;
      set({ files: [], fault: undefined });
      return () => set({ files: [...files, ...state.files] });
    },
  };
}

/** It is off the reply in any case. What stays on the server goes with no reply, and after a while by itself. */
export function removeFromServer({ _id }: Pick<AttachedFile, '_id'>): void {
  staffApi.removeReplyFile({ params: { id: _id } }).catch((error) => {
    if (!(error instanceof ApiError && error.status === 404)) logFailure('Failed to remove a file', error);
  });
}
