import { type LiveMessage, liveMessage, type Presence } from '../../../contracts/live/live.contract.ts';
import { CHANGE_KINDS, type ChangeKind } from '../../../contracts/live/live-terms.ts';
import type { ProcessLine } from '../../pages/cache/site-changes.ts';
import { kindOfTable } from './kind-of-table.ts';

/** Milliseconds. The first change is sent at once, later ones together. */
const TOGETHER_MS = 250;

export type DeskNote = Pick<LiveMessage, 'kinds' | 'presence'>;

export type DeskChanges = ReturnType<typeof createDeskChanges>;

export function createDeskChanges(processes: ProcessLine) {
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
  // Either side may have written while the connection was down.
  processes.onMissed(() => tell({ kinds: [...CHANGE_KINDS] }));

  return {
    noteWritten(tables: Iterable<string>): void {
      for (const table of tables) {
        const kind = kindOfTable(table);
        if (kind) waiting.add(kind);
      }
      if (!pause) tellWaiting();
    },
    tellPresence: (presence: Presence) => tell({ presence: [presence] }),
    subscribe(listener: (note: DeskNote) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Undefined if a process of another version sends an unknown note. */
function readNote(text: string): DeskNote | undefined {
  try {
    return liveMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
