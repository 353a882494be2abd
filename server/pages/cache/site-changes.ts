import { openPostgresNotifications } from '../../db/dialect/postgres-notifications.ts';

export type ProcessLine = {
  /** At most 7,000 bytes; may be lost. */
  tell: (text: string) => void;
  onTold: (listener: (text: string) => void) => void;
  onMissed: (listener: () => void) => void;
};

export type SiteChanges = {
  /** Call it after the commit and await it before answering: every process then serves the new state. Never rejects. */
  announce: () => Promise<void>;
  subscribe: (listener: () => void) => void;
  processes: ProcessLine;
  close: () => Promise<void>;
};

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
