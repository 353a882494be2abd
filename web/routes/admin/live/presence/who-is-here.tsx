import { Eye, PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Presence } from '../../../../../contracts/live/live.contract.ts';
import type { PresenceKind, PresenceState } from '../../../../../contracts/live/live-terms.ts';
import { sessionStore } from '../../../../features/session/session-store.ts';
import { useSession } from '../../../../features/session/use-session.ts';
import { randomKey } from '../../../../lib/browser/random-key.ts';
import { backgroundApi } from '../../staff-api.ts';
import { liveStore } from '../live-store.ts';

/** How often "writing" is repeated. Milliseconds. */
const WRITING_EVERY = 5_000;
const OPEN_EVERY = 30_000;
/** Nobody is writing after this long without a keystroke. Milliseconds. */
const STOPPED_AFTER = 12_000;

/** People who left without notice expire even if nothing else happens. Milliseconds. */
const LOOK_EVERY = 1_000;
/** Parts whose text goes to a traveller, or records what was said to one. */
const WRITES = '[data-writes]';

export function WhoIsHere({ kind, id }: { kind: PresenceKind; id: string }) {
  const others = usePresence(kind, id);
  const writing = others.filter(({ state }) => state === 'writing');
  const reading = others.filter(({ state }) => state !== 'writing');
  return (
    <div role="status">
      {others.length > 0 && (
        <div className="mb-4 grid gap-1 rounded-field bg-mist px-4 py-2.5">
          {writing.length > 0 && (
            <p className="flex items-center gap-2 font-semibold">
              <PencilLine className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {namesOf(writing)} {writing.length > 1 ? 'are writing replies' : 'is writing a reply'}
              </span>
            </p>
          )}
          {reading.length > 0 && (
            <p className="flex items-center gap-2">
              <Eye className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {namesOf(reading)} {reading.length > 1 ? 'have' : 'has'} this open
              </span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function namesOf(present: Presence[]): string {
  const names = present.map(({ name }) => name);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/** Announces this user and whether they type into a `data-writes` part; returns who else is here. */
function usePresence(kind: PresenceKind, id: string): Presence[] {
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

type PresenceTeller = {
  typed: () => void;
  sent: () => void;
  look: () => void;
  close: () => void;
};

export function openPresenceTeller(
  say: (state: PresenceState) => void,
  isLookedAt: () => boolean,
): PresenceTeller {
  let state: PresenceState = 'gone';
  let writingSaidAt = Number.NEGATIVE_INFINITY;
  let stopping: ReturnType<typeof setTimeout> | undefined;
  const repeating = setInterval(() => {
    if (isLookedAt() && state === 'open') say('open');
  }, OPEN_EVERY);
  look();

  function set(next: PresenceState): void {
    state = next;
    say(next);
  }

  function stopWriting(): void {
    clearTimeout(stopping);
    writingSaidAt = Number.NEGATIVE_INFINITY;
    if (state === 'writing') set(isLookedAt() ? 'open' : 'gone');
  }

  function look(): void {
    if (isLookedAt() && state === 'gone') set('open');
    else if (!isLookedAt() && state === 'open') set('gone');
  }

  return {
    typed() {
      clearTimeout(stopping);
      stopping = setTimeout(stopWriting, STOPPED_AFTER);
      if (performance.now() - writingSaidAt < WRITING_EVERY) return;
      writingSaidAt = performance.now();
      set('writing');
    },
    sent: stopWriting,
    look,
    close() {
      clearTimeout(stopping);
      clearInterval(repeating);
      if (state !== 'gone') set('gone');
    },
  };
}
