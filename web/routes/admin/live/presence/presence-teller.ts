import type { PresenceState } from '../../../../../contracts/live/live-terms.ts';

/** How often "writing" is repeated. Milliseconds. */
const WRITING_EVERY = 5_000;
const OPEN_EVERY = 30_000;
/** Nobody is writing after this long without a keystroke. Milliseconds. */
const STOPPED_AFTER = 12_000;

export type PresenceTeller = {
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
