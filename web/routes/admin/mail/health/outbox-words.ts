import { formatDay } from '../../../../../contracts/india-time.ts';
import { mailHealthStore } from './mail-health-store.ts';

/** Words for a queued mail: without a mail server, nobody will get it. */
export async function sendingWords(what: string): Promise<string> {
  const health = await mailHealthStore.whenKnown();
  if (!health) return `${what} is stored to be sent.`;
  return health.isSmtpSet ? `${what} is on its way.` : `${what} is written to a file: mail is not set up.`;
}

const NOT_SET_UP = 'Mail is not set up: it is written to a file, and nobody gets it.';
/** A mail due within this time leaves while staff still look. Milliseconds. */
const SOON_MS = 60_000;

/** `leavesAt`: undoing the change stops the mail until then. */
export async function tellingWords(whom: string, leavesAt: string): Promise<string> {
  if ((await mailHealthStore.whenKnown())?.isSmtpSet === false) return NOT_SET_UP;
  const isSoon = Date.parse(leavesAt) - Date.now() < SOON_MS;
  return isSoon
    ? `A mail tells ${whom} in ten seconds, unless you undo it.`
    : `A mail tells ${whom} on ${formatDay(leavesAt)}, after the trip.`;
}
