import type { MailHealth } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { createListeners } from '../../../../lib/listeners.ts';
import { backgroundApi } from '../../staff-api.ts';

const [subscribe, notify] = createListeners();
let known: MailHealth | null = null;
let askedAt = 0;

/** Pages change more often than mail health does. */
const OFTEN_ENOUGH_MS = 15_000;

/** How long a message about a sent mail waits for the state of the mail server. Milliseconds. */
const WORTH_WAITING_MS = 2_000;

let underWay: Promise<void> | undefined;

/** If the request fails the last state stays: the page itself reports a lost connection. */
function load(): Promise<void> {
  askedAt = Date.now();
  underWay ??= backgroundApi
    .getMailHealth()
    .then(
      ({ data }) => mailHealthStore.set(data),
      () => undefined,
    )
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

export const mailHealthStore = {
  subscribe,
  getSnapshot: () => known,
  set(health: MailHealth): void {
    askedAt = Date.now();
    known = health;
    notify();
  },
  async ask(): Promise<void> {
    if (Date.now() - askedAt >= OFTEN_ENOUGH_MS) await load();
  },
  /** Null if the request fails or takes too long. */
  async whenKnown(): Promise<MailHealth | null> {
    if (!known) await Promise.race([load(), new Promise((late) => setTimeout(late, WORTH_WAITING_MS))]);
    return known;
  },
};
