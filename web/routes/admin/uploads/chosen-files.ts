import { draftSession } from '../../../features/drafts/draft-session/draft-session.ts';

/** `key` counts up, in the order of choice. */
export type ChosenFile = { key: number; file: File };

const chosen = new Map<string, ChosenFile[]>();
let lastKey = 0;

// The next user must not find them.
draftSession.subscribe(() => chosen.clear());

/** Files not uploaded yet, in memory to survive a new sign-in. `form`: a tour's id, `new`, or a reply's draft name. */
export const chosenFiles = {
  of: (form: string): ChosenFile[] => chosen.get(form) ?? [],
  remember: (form: string, files: ChosenFile[]) => void chosen.set(form, files),
  forget: (form: string) => void chosen.delete(form),
  /** On closing a form: drops the files it was saved without; files chosen since go to the form `to`. */
  handOn(form: string, to: string, leftOut: readonly ChosenFile[]): void {
    const gone = new Set(leftOut.map(({ key }) => key));
    const newer = chosenFiles.of(form).filter(({ key }) => !gone.has(key));
    chosenFiles.forget(form);
    if (newer.length > 0) chosenFiles.remember(to, [...chosenFiles.of(to), ...newer]);
  },
  number: (files: File[]): ChosenFile[] =>
    files.map((file) => {
      lastKey += 1;
      return { key: lastKey, file };
    }),
};
