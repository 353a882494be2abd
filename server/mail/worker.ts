import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/mail-rows.ts';
import type { MailBuilder, MailTransport } from './mail-types.ts';
import { claimDueMail, markMailCancelled, markMailFailed, markMailSent } from './outbox.queries.ts';

/** How often the outbox is looked at when nobody wakes the worker. Milliseconds. */
const POLL_INTERVAL = 2_000;

type WorkerDeps = {
  db: Db;
  transport: MailTransport;
  buildMail: MailBuilder;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

export type MailWorker = {
  /** Look at the outbox now. */
  wake: () => void;
  /** Finishes the mail in hand and stops. */
  stop: () => Promise<void>;
  /** Cuts the mail in hand: it counts as not sent. */
  cut: () => void;
};

/**
 * Sends what is in the outbox, one mail after the other, and tries again with growing pauses. A mail is marked as sent
 * after it went out: a process that dies in between sends it twice rather than never.
 */
export function startMailWorker({ db, transport, buildMail, now, log }: WorkerDeps): MailWorker {
  let isStopping = false;
  let wakeUp = () => {};
  let isAwake = false;

  const finished = run();
  return {
    wake() {
      isAwake = true;
      wakeUp();
    },
    async stop() {
      isStopping = true;
      wakeUp();
      await finished;
      transport.close();
    },
    cut: transport.close,
  };

  async function run(): Promise<void> {
    while (!isStopping) {
      isAwake = false;
      const sentOne = await sendNext();
      if (!sentOne && !isAwake && !isStopping) await sleep();
    }
  }

  /** Ends early when somebody wakes the worker. */
  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_INTERVAL);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** True when there was a mail to deal with. */
  async function sendNext(): Promise<boolean> {
    let row: OutboxRow | undefined;
    try {
      row = await claimDueMail(db, now());
      if (!row) return false;
      const mail = await buildMail(row, { isPreview: false });
      if (!mail) {
        await markMailCancelled(db, row.id, now());
        return true;
      }
      const id = mail.isNewEachTry ? `${row.id}.${row.attempts}` : row.id;
      await transport.send({ ...mail, id, to: row.recipient });
      await markMailSent(db, row.id, now());
      return true;
    } catch (error) {
      await noteFailure(row, error);
      return row !== undefined;
    }
  }

  async function noteFailure(row: OutboxRow | undefined, error: unknown): Promise<void> {
    if (!row) {
      log.error({ err: error }, 'the outbox could not be read');
      return;
    }
    log.warn(
      { err: error, mail: row.id, kind: row.kind, attempts: row.attempts },
      'mail not sent, will be tried again',
    );
    try {
      await markMailFailed(db, row, error, now());
    } catch (markError) {
      // The claim runs out by itself, so the mail is tried again all the same.
      log.error({ err: markError, mail: row.id }, 'the failed mail could not be marked');
    }
  }
}
