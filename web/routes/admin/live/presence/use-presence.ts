import { useEffect, useState } from 'react';
import type { Presence } from '../../../../../contracts/live/live.contract.ts';
import type { PresenceKind } from '../../../../../contracts/live/live-terms.ts';
import { sessionStore } from '../../../../features/session/session-store.ts';
import { useSession } from '../../../../features/session/use-session.ts';
import { randomKey } from '../../../../lib/browser/random-key.ts';
import { backgroundApi } from '../../staff-api.ts';
import { liveStore } from '../live-store.ts';
import { openPresenceTeller } from './presence-teller.ts';

/** People who left without notice expire even if nothing else happens. Milliseconds. */
const LOOK_EVERY = 1_000;
/** Parts whose text goes to a traveller, or records what was said to one. */
const WRITES = '[data-writes]';

/** Announces this user and whether they type into a `data-writes` part; returns who else is here. */
export function usePresence(kind: PresenceKind, id: string): Presence[] {
  const { user } = useSession();
  const ownId = user?._id;
  const [others, setOthers] = useState<Presence[]>([]);

  useEffect(() => {
    const update = () =>
      setOthers((last) => {
        const next = liveStore.others(kind, id, ownId);
        return JSON.stringify(next) === JSON.stringify(last) ? last : next;
      });
    update();
    const forget = liveStore.subscribe(update);
    const timer = setInterval(update, LOOK_EVERY);
    return () => {
      forget();
      clearInterval(timer);
    };
  }, [kind, id, ownId]);

  useEffect(() => (ownId ? tellPresence(kind, id) : undefined), [kind, id, ownId]);
  return others;
}

function tellPresence(kind: PresenceKind, id: string): () => void {
  const tab = randomKey();
  const teller = openPresenceTeller(
    (state) => {
      if (!navigator.onLine) return;
      const bearer = sessionStore.token() ?? undefined;
      // The request outlives the page, so that leaving can be announced. If it fails, the server's entry expires.
      backgroundApi.sayPresence({ body: { tab, kind, id, state }, bearer }).catch(() => {});
    },
    () => document.visibilityState === 'visible',
  );
  const isWriting = ({ target }: Event) => target instanceof Element && target.closest(WRITES) !== null;
  const typed = (event: Event) => isWriting(event) && teller.typed();
  const sent = (event: Event) => isWriting(event) && teller.sent();
  document.addEventListener('input', typed);
  document.addEventListener('submit', sent);
  document.addEventListener('visibilitychange', teller.look);
  window.addEventListener('pagehide', teller.close);
  return () => {
    document.removeEventListener('input', typed);
    document.removeEventListener('submit', sent);
    document.removeEventListener('visibilitychange', teller.look);
    window.removeEventListener('pagehide', teller.close);
    teller.close();
  };
}
