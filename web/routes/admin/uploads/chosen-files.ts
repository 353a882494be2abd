import { sitting } from '../../../features/drafts/sitting/sitting.ts';

/** `key` counts up: files stand in the order in which they were chosen. */
export type ChosenFile = { key: number; file: File };

const chosen = new Map<string, ChosenFile[]>();
let lastKey = 0;

// Nobody who sits down here next finds them.
sitting.subscribe(() => chosen.clear());

/**
 * The files that were chosen for a form and that the server has not got yet. A session that ends closes the
 * form, and what keeps its draft keeps no files: in memory they outlast it, as signing in again does not leave the page.
 * `form`: of a tour, its id, or `new`; of a reply, the name of its draft.
 */
export const chosenFiles = {
  of: (form: string): ChosenFile[] => chosen.get(form) ?? [],
  remember: (form: string, files: ChosenFile[]) => void chosen.set(form, files),
  forget: (form: string) => void chosen.delete(form),
  /** A form closes: what it was saved without goes with it, and what was chosen since is for the form `to`. */
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
