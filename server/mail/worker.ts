import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { newId } from '../db/identifiers.ts';
import { BULK_LANE } from './lanes.ts';
import {
  ANY_LANE,
  type ClaimedMail,
  claimDueMail,
  markMailCancelled,
  markMailFailed,
  markMailSent,
} from './mail-claims.queries.ts';
import { storeContent } from './mail-content.ts';
import { readMailFault } from './mail-fault.ts';
import type { MailBuilder, MailTransport, RenderedMail } from './mail-types.ts';

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
    let row: ClaimedMail | undefined;
    try {
      row = await claimDueMail(db, ANY_LANE, newId(), now());
      if (!row) return false;
      const mail = await buildMail(row, { isPreview: false });
      if (!mail) {
        await markMailCancelled(db, row, now());
        return true;
      }
      const answer = await transport.send({ ...mail, id: tryId(row, mail), to: row.recipient });
      const content = row.lane === BULK_LANE ? null : storeContent(mail);
      await markMailSent(db, row, { answer, content }, now());
      return true;
    } catch (error) {
      await noteFailure(row, error);
      return row !== undefined;
    }
  }

  async function noteFailure(row: ClaimedMail | undefined, error: unknown): Promise<void> {
    if (!row) {
      log.error({ err: error }, 'the outbox could not be read');
      return;
    }
    log.warn(
      { err: error, mail: row.id, kind: row.kind, attempts: row.attempts },
      'mail not sent, will be tried again',
    );
    try {
      await markMailFailed(db, row, readMailFault(error), now());
    } catch (markError) {
      // The claim runs out by itself, so the mail is tried again all the same.
      log.error({ err: markError, mail: row.id }, 'the failed mail could not be marked');
    }
  }
}

/** The same for every try of one mail, unless each says something else, or staff have it sent once more. */
function tryId({ id, repeats, attempts }: ClaimedMail, { isNewEachTry }: RenderedMail): string {
  return [id, ...(repeats > 0 ? [`r${repeats}`] : []), ...(isNewEachTry ? [attempts] : [])].join('.');
}
