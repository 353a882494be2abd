import { EventEmitter } from 'node:events';
import { openPostgresNotifications } from '../../db/dialect/postgres-notifications.ts';

export type SiteChanges = ReturnType<typeof createSiteChanges>;
export type ProcessLine = SiteChanges['processes'];

export function createSiteChanges(
  tellOthers: () => Promise<void> = async () => {},
  /** At most 7,000 bytes; may be lost. */
  tell: (text: string) => void = () => {},
) {
  const heard = new EventEmitter<{ change: []; told: [text: string]; missed: [] }>();
  const hear = () => void heard.emit('change');
  return {
    hear,
    hearTold: (text: string) => void heard.emit('told', text),
    hearMissed: () => void heard.emit('missed'),
    processes: {
      tell,
      onTold: (listener: (text: string) => void) => void heard.on('told', listener),
      onMissed: (listener: () => void) => void heard.on('missed', listener),
    },
    /** Call it after the commit and await it before answering: every process then serves the new state. Never rejects. */
    announce() {
      hear();
      return tellOthers();
    },
    subscribe: (listener: () => void) => void heard.on('change', listener),
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
