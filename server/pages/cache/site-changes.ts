import { openPostgresNotifications } from '../../db/dialect/postgres-notifications.ts';

/** Short texts between the processes that share a database; on SQLite there is but one. */
export type ProcessLine = {
  /** Tells all others; it may be lost. 7,000 bytes at most. */
  tell: (text: string) => void;
  onTold: (listener: (text: string) => void) => void;
  /** Something may have been told that was not heard, here or by others. */
  onMissed: (listener: () => void) => void;
};

/** Tells the page caches that something which public pages show was written. */
export type SiteChanges = {
  /**
   * Call it after the commit, and answer when it resolves: whoever reads after that reads what was written, whichever
   * process they ask. It never rejects.
   */
  announce: () => Promise<void>;
  /** The listener hears of writes of this process and of others. */
  subscribe: (listener: () => void) => void;
  /** For what else processes tell each other: the same connection carries it. */
  processes: ProcessLine;
  close: () => Promise<void>;
};

/** Changes within one process: all there is on SQLite. */
export function createSiteChanges(
  tellOthers: () => Promise<void> = async () => {},
  tell: (text: string) => void = () => {},
): SiteChanges & { hear: () => void; hearTold: (text: string) => void; hearMissed: () => void } {
  const listeners: (() => void)[] = [];
  const ofTexts: ((text: string) => void)[] = [];
  const ofMissed: (() => void)[] = [];
  const hear = () => {
    for (const listener of listeners) listener();
  };
  return {
    hear,
    hearTold(text) {
      for (const listener of ofTexts) listener(text);
    },
    hearMissed() {
      for (const listener of ofMissed) listener();
    },
    processes: {
      tell,
      onTold: (listener) => void ofTexts.push(listener),
      onMissed: (listener) => void ofMissed.push(listener),
    },
    announce() {
      hear();
      return tellOthers();
    },
    subscribe(listener) {
      listeners.push(listener);
    },
    close: async () => {},
  };
}

/** Changes among all processes that share a PostgreSQL database. */
export async function connectSiteChanges(
  databaseUrl: string,
  onFault: (error: Error) => void,
): Promise<SiteChanges> {
  const changes = createSiteChanges(
    () => notices.send(),
    (text) => notices.tell(text),
  );
  const notices = await openPostgresNotifications({
    databaseUrl,
    channel: 'teesta_site_changes',
    onNotification: changes.hear,
    onTold: changes.hearTold,
    onConnected: changes.hearMissed,
    onFault,
  });
  return { ...changes, close: notices.close };
}
