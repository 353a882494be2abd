import { afterEach, beforeEach, expect, test } from 'vitest';
import { BOUNCES_TO } from '../../../tests/support/bounces/bounce-sample.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { type ImapServer, openImapServer } from '../../../tests/support/imap-server.ts';
import { bouncesOf } from '../../bounce-config.ts';
import { findMailboxTrouble } from './bounce-mailbox.queries.ts';
import { type BounceReader, startBounceReader } from './bounce-reader.ts';

const NOW = '2026-11-23T06:00:00.000Z';

let database: TestDatabase;
let imap: ImapServer;
let reader: BounceReader | undefined;
let warnings: number;

beforeEach(async () => {
  database = await openTestDatabase();
  imap = await openImapServer();
  warnings = 0;
});
afterEach(async () => {
  await reader?.stop();
  await imap.close();
  await database.close();
});

function read(password: string, now: () => Date): void {
  const url = `imap://${encodeURIComponent(BOUNCES_TO)}:${password}@127.0.0.1:${imap.port}/INBOX`;
  const { mailbox } = bouncesOf(url, undefined);
  if (!mailbox) throw new Error('The address names a mailbox.');
  const log = {
    info: () => {},
    warn: () => {
      warnings += 1;
    },
  };
  reader = startBounceReader({ db: database.db, now, log }, mailbox, { firstPause: 20, lookAgain: 200 });
}

const trouble = () => findMailboxTrouble(database.db);

test('staff are told since when and why the mailbox cannot be read, until it can be', async () => {
  let time = NOW;
  read('not-this-one', () => new Date(time));
  await expect.poll(trouble).toBeDefined();
  time = '2026-11-23T06:20:00.000Z';
  const known = warnings;
  await expect.poll(() => warnings).toBeGreaterThan(known + 1);
  expect(await trouble()).toEqual({
    since: NOW,
    reason: expect.stringMatching(/^The mail server does not take the user or the password: .*\w/),
  });
  expect(JSON.stringify(await trouble())).not.toContain('not-this-one');
  await reader?.stop();

  read('secret', () => new Date(time));
  await expect.poll(trouble).toBeUndefined();
  const { port } = imap;
  await imap.close();
  await expect.poll(trouble).toMatchObject({ since: time });
  await expect.poll(async () => (await trouble())?.reason).toContain(`127.0.0.1:${port}`);
});
