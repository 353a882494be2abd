import { useMailHealth } from './use-mail-health.ts';

/** What is said once a mail was put into the outbox: where there is no mail server, nobody will get it. */
export function useSendingWords(): (what: string) => string {
  const health = useMailHealth();
  return (what) =>
    health?.isSmtpSet === false
      ? `${what} is written to a file: mail is not set up.`
      : `${what} is on its way.`;
}
