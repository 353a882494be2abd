import { openPostgresNotifications } from '../../db/dialect/postgres-notifications.ts';

/** Tells the page caches that something which public pages show was written. */
export type SiteChanges = {
  /**
   * Call it after the commit, and answer when it resolves: whoever reads after that reads what was written, whichever
   * process they ask. It never rejects.
   */
  announce: () => Promise<void>;
  /** The listener hears of writes of this process and of others. */
  subscribe: (listener: () => void) => void;
  close: () => Promise<void>;
};

/** Changes within one process: all there is on SQLite. */
export function createSiteChanges(
  tellOthers: () => Promise<void> = async () => {},
): SiteChanges & { hear: () => void } {
  const listeners: (() => void)[] = [];
  const hear = () => {
    for (const listener of listeners) listener();
  };
  return {
    hear,
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
  const changes = createSiteChanges(() => notices.send());
  const notices = await openPostgresNotifications({
    databaseUrl,
    channel: 'teesta_site_changes',
    onNotification: changes.hear,
    onFault,
  });
  return { ...changes, close: notices.close };
}
