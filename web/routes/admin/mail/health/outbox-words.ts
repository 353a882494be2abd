import { mailHealthStore } from './mail-health-store.ts';

/** What is said once a mail was put into the outbox: where there is no mail server, nobody will get it. */
export async function sendingWords(what: string): Promise<string> {
  const health = await mailHealthStore.whenKnown();
  if (!health) return `${what} is stored to be sent.`;
  return health.isSmtpSet ? `${what} is on its way.` : `${what} is written to a file: mail is not set up.`;
}
