import { type LiveMessage, liveMessage, type Presence } from '../../../contracts/live/live.contract.ts';
import { CHANGE_KINDS, type ChangeKind } from '../../../contracts/live/live-terms.ts';
import type { ProcessLine } from '../../pages/cache/site-changes.ts';
import { kindOfTable } from './kind-of-table.ts';

/** Changes are told at once, and those that come within this of the last ones together. Milliseconds. */
const TOGETHER_MS = 250;

export type DeskNote = Pick<LiveMessage, 'kinds' | 'presence'>;

/** What happens in the admin area, in all processes that share the database. */
export type DeskChanges = {
  /** Rows of these tables were written and committed: for `openDatabase`. */
  noteWritten: (tables: Iterable<string>) => void;
  tellPresence: (presence: Presence) => void;
  /** Answers how to end it. */
  subscribe: (listener: (note: DeskNote) => void) => () => void;
};

export function createDeskChanges(processes: ProcessLine): DeskChanges {
  const listeners = new Set<(note: DeskNote) => void>();
  const waiting = new Set<ChangeKind>();
  let pause: NodeJS.Timeout | undefined;

  const hear = (note: DeskNote) => {
    for (const listener of listeners) listener(note);
  };

  function tell(note: DeskNote): void {
    hear(note);
    processes.tell(JSON.stringify(note));
  }

  function tellWaiting(): void {
    pause = undefined;
    if (waiting.size === 0) return;
    tell({ kinds: [...waiting] });
    waiting.clear();
    pause = setTimeout(tellWaiting, TOGETHER_MS).unref();
  }

  processes.onTold((text) => {
    const note = readNote(text);
    if (note) hear(note);
  });
  // While the line was away either side may have written anything.
  processes.onMissed(() => tell({ kinds: [...CHANGE_KINDS] }));

  return {
    noteWritten(tables) {
      for (const table of tables) {
        const kind = kindOfTable(table);
        if (kind) waiting.add(kind);
      }
      if (!pause) tellWaiting();
    },
    tellPresence: (presence) => tell({ presence: [presence] }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Undefined where a process of another version says what this one does not know. */
function readNote(text: string): DeskNote | undefined {
  try {
    return liveMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
