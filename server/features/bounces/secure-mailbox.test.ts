import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BOUNCES_TO } from '../../../tests/support/bounces/bounce-sample.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { type ImapServer, openImapServer } from '../../../tests/support/imap-server.ts';
import { selfSigned } from '../../../tests/support/self-signed.ts';
import { bouncesOf } from '../../bounce-config.ts';
import { mailboxFault, startBounceReader } from './bounce-reader.ts';

const trusted = getCACertificates('default');
let database: TestDatabase;
let imap: ImapServer | undefined;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  setDefaultCACertificates(trusted);
  await imap?.close();
  await database.close();
});

/** What a reader says of the mailbox of a server with this certificate, until it has read it or has given up once. */
async function read(tls: { key: string; cert: string }): Promise<string> {
  imap = await openImapServer({ tls });
  const server = imap;
  const { mailbox } = bouncesOf(
    `imaps://${encodeURIComponent(BOUNCES_TO)}:secret@127.0.0.1:${server.port}`,
    undefined,
  );
  if (!mailbox) throw new Error('The address names a mailbox.');
  const faults: string[] = [];
  const warn = ({ err }: { err: unknown }) => void faults.push(mailboxFault(err));
  const log = { info: () => {}, warn: warn as () => void };
  const reader = startBounceReader({ db: database.db, now: () => new Date(), log }, mailbox, {
    firstPause: 20,
    lookAgain: 200,
  });
  await expect.poll(() => server.signedIn() + faults.length).toBeGreaterThan(0);
  await reader.stop();
  return faults[0] ?? 'signed in';
}

test('a certificate that somebody made for themselves is refused, in words that say so', async () => {
  expect(await read(selfSigned('127.0.0.1'))).toMatch(
    /^The mail server’s certificate is not trusted: self-signed certificate/,
  );
  expect(imap?.mostSignedIn()).toBe(0);
});

test('one of an authority that this machine trusts is taken', async () => {
  const own = selfSigned('127.0.0.1');
  setDefaultCACertificates([...trusted, own.cert]);
  expect(await read(own)).toBe('signed in');
});

test('one that is trusted, but of another server, is refused', async () => {
  const others = selfSigned('127.0.0.2');
  setDefaultCACertificates([...trusted, others.cert]);
  expect(await read(others)).toMatch(/^The mail server’s certificate is not trusted: .*127\.0\.0\.1/);
  expect(imap?.mostSignedIn()).toBe(0);
});
