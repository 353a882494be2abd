import type { MailHealth } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { createListeners } from '../../../../lib/listeners.ts';
import { backgroundApi } from '../../staff-api.ts';

const [subscribe, notify] = createListeners();
let known: MailHealth | null = null;
let askedAt = 0;

/** A page is left for the next one faster than mails begin to fail. */
const OFTEN_ENOUGH_MS = 15_000;

/** Somebody waits for a word about a mail that they have sent. Milliseconds. */
const WORTH_WAITING_MS = 2_000;

let underWay: Promise<void> | undefined;

/** What cannot be asked is left as it was: the page itself tells of a lost line. */
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

/** Whether mails go out, as far as the admin area of this tab knows. */
export const mailHealthStore = {
  subscribe,
  getSnapshot: () => known,
  /** A page has loaded it for itself. */
  set(health: MailHealth): void {
    askedAt = Date.now();
    known = health;
    notify();
  },
  /** Asks, unless it is known well enough. */
  async ask(): Promise<void> {
    if (Date.now() - askedAt >= OFTEN_ENOUGH_MS) await load();
  },
  /** Null where it cannot be asked, or no answer comes in time. */
  async whenKnown(): Promise<MailHealth | null> {
    if (!known) await Promise.race([load(), new Promise((late) => setTimeout(late, WORTH_WAITING_MS))]);
    return known;
  },
};
