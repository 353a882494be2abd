import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DnsServer, openDnsServer } from '../dns-server.ts';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../process/server-process.ts';
import { openMailbox, type SmtpMailbox } from '../smtp-mailbox.ts';
import { test as base, expect } from './e2e-fixtures.ts';

const ZONE = {
  'agency.test': { mx: ['mx.agency.test'] },
  '_dmarc.agency.test': { txt: ['v=DMARC1; p=reject'] },
};

export const test = base.extend<object, { server: ServerProcess; mailbox: SmtpMailbox; dns: DnsServer }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  dns: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const dns = await openDnsServer(ZONE);
      await use(dns);
      await dns.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox, dns }, use) => {
      const dataDir = makeDataDir();
      const env = {
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'Teesta Trails <hello@agency.test>',
        DNS_SERVERS: dns.address,
      };
      const server = await startServer(dataDir, env);
      await use(server);
      await server.stop();
      removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Waits until mails fail, and dates the first failure `minutes` back. No retry follows for ten minutes. */
export async function ageMailTrouble({ dataDir }: ServerProcess, minutes: number): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'teesta.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  try {
    const recipients = database.prepare(
      'select count(distinct recipient) as failing from outbox where next_attempt_at is not null and last_error is not null',
    );
    await expect.poll(() => Number(recipients.get()?.failing)).toBeGreaterThan(1);
    const ago = (by: number) => new Date(Date.now() - by * 60_000).toISOString();
    const since = ago(minutes);
    database.prepare('update mail_trouble set since = ?').run(since);
    // A mail being sent cannot be cancelled.
    database.prepare('update outbox set next_attempt_at = ? where next_attempt_at is not null').run(ago(-10));
    // Mails of earlier journeys must count as sent before the trouble began.
    database.prepare('update outbox set sent_at = ? where sent_at > ?').run(ago(minutes + 1), since);
  } finally {
    database.close();
  }
}
