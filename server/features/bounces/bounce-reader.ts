import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ImapFlow } from 'imapflow';
import type { BounceConfig } from '../../bounce-config.ts';
import type { Db } from '../../db/database.ts';
import {
  holdMailbox,
  leaveMailbox,
  newHolder,
  noteMailboxFailure,
  noteMailboxRead,
} from './bounce-mailbox.queries.ts';
import { type MailboxReading, readNewMessages } from './read-mailbox.ts';

/** Milliseconds. Polls even if the server announces new messages. */
const LOOK_AGAIN = 30_000;
const FIRST_PAUSE = 5_000;
const MAX_PAUSE = 15 * 60_000;
const TIMEOUT = 30_000;
const MAX_ANSWER = 2_000_000;

export type BounceReaderDeps = {
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

export type BounceReader = { stop: () => Promise<void> };

/** Runs until stopped, in one process at a time. `firstPause` is for tests. */
export function startBounceReader(
  deps: BounceReaderDeps,
  mailbox: BounceConfig['mailbox'] & object,
  { firstPause = FIRST_PAUSE, lookAgain = LOOK_AGAIN } = {},
): BounceReader {
  const stopping = new AbortController();
  const reading: MailboxReading = {
    ...deps,
    holder: newHolder(),
    tries: new Map(),
    isStopping: () => stopping.signal.aborted,
  };
  const finished = run();
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };

  async function run(): Promise<void> {
    let failures = 0;
    while (!reading.isStopping()) {
      try {
        if (await holdMailbox(deps.db, reading.holder, deps.now())) {
          await readWhileHeld();
          failures = 0;
        }
      } catch (error) {
        if (reading.isStopping()) return;
        failures += 1;
        deps.log.warn({ err: error, failures }, 'the bounce mailbox could not be read, will be tried again');
        await tellStaff(error);
      }
      await sleep(failures === 0 ? lookAgain : Math.min(firstPause * 2 ** (failures - 1), MAX_PAUSE));
    }
  }

  /** If the database has failed, only the log gets it. */
  async function tellStaff(error: unknown): Promise<void> {
    try {
      await noteMailboxFailure(deps.db, mailboxFault(error), deps.now());
    } catch (unnoted) {
      deps.log.warn({ err: unnoted }, 'that the bounce mailbox cannot be read could not be noted');
    }
  }

  async function readWhileHeld(): Promise<void> {
    const client = open(mailbox);
    const broken = failureOf(client);
    let messages: Promise<void> | undefined;
    const close = () => client.close();
    stopping.signal.addEventListener('abort', close);
    try {
      // A stop during `holdMailbox` came before this listener.
      if (reading.isStopping()) return;
      await Promise.race([client.connect(), broken]);
      await Promise.race([client.mailboxOpen(mailbox.folder), broken]);
      while (!reading.isStopping()) {
        messages = readNewMessages(client, reading);
        await Promise.race([messages, broken]);
        await noteMailboxRead(deps.db);
        await Promise.race([newsOf(client), broken]);
        if (!(await holdMailbox(deps.db, reading.holder, deps.now()))) return;
      }
    } finally {
      stopping.signal.removeEventListener('abort', close);
      client.close();
      // Finishes the current message; its error is already thrown.
      await messages?.catch(() => {});
      await leaveMailbox(deps.db, reading.holder);
    }
  }

  async function newsOf(client: ImapFlow): Promise<void> {
    const told = new AbortController();
    const tell = () => told.abort();
    client.on('exists', tell);
    const signal = AbortSignal.any([stopping.signal, told.signal]);
    await pause(lookAgain, undefined, { signal }).catch(ignoreAbort);
    client.off('exists', tell);
  }

  function sleep(milliseconds: number): Promise<void> {
    return pause(milliseconds, undefined, { signal: stopping.signal }).catch(ignoreAbort);
  }
}

function open({
  host,
  port,
  isSecure,
  needsTls,
  user,
  password,
}: BounceConfig['mailbox'] & object): ImapFlow {
  return new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(isSecure ? {} : { doSTARTTLS: needsTls ? true : undefined }),
    auth: { user, pass: password },
    logger: false,
    disableCompression: true,
    autoIdleDelay: 100,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: 5 * 60_000,
    maxLiteralSize: MAX_ANSWER,
    maxResponseSize: MAX_ANSWER,
  });
}

function failureOf(client: ImapFlow): Promise<never> {
  const failed = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('close', () => reject(new Error('The server of the bounce mailbox closed the connection.')));
  });
  // Avoids an unhandled rejection.
  failed.catch(() => {});
  return failed;
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}

type Refusal = { authenticationFailed?: unknown; responseText?: unknown; code?: unknown };

export function mailboxFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { authenticationFailed, responseText, code } = error as Error & Refusal;
  const said = typeof responseText === 'string' && responseText !== '' ? responseText : error.message;
  if (authenticationFailed === true) return `The mail server does not take the user or the password: ${said}`;
  if (/CERT|SIGNATURE/.test(String(code))) return `The mail server’s certificate is not trusted: ${said}`;
  return said;
}
