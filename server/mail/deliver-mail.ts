import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { BULK_LANE } from './lanes.ts';
import {
  type ClaimedMail,
  giveMailBack,
  markMailCancelled,
  markMailFailed,
  markMailSent,
  putMailOff,
} from './mail-claims.queries.ts';
import { storeContent } from './mail-content.ts';
import { type MailFault, readMailFault } from './mail-fault.ts';
import { type MailBuilder, type MailTransport, NotYet, type RenderedMail } from './mail-types.ts';

/** Milliseconds between two tries to store the outcome while the database is away. */
const NOTE_AGAIN = 500;
/** For a mail that did not go out. Its claim expires by itself. */
const NOTE_TRIES = 4;

export type DeliveryDeps = {
  db: Db;
  transport: MailTransport;
  buildMail: MailBuilder;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

export type MailOutcome =
  | { how: 'sent' | 'cancelled' | 'given back' }
  | { how: 'put off' | 'failed'; fault: MailFault };

/** Sends one mail and stores the outcome. `isCut`: the process is ending, so a broken send is no failure. */
export async function deliverMail(
  deps: DeliveryDeps,
  row: ClaimedMail,
  isCut: () => boolean,
): Promise<MailOutcome> {
  const { db, now } = deps;
  let sent: { answer: string; content: string | null } | undefined;
  try {
    sent = await buildAndSend(deps, row);
  } catch (error) {
    if (error instanceof NotYet) {
      await note(deps, row, () => putMailOff(db, row, error.until));
      return { how: 'given back' };
    }
    if (!isCut()) return noteFault(deps, row, error);
    deps.log.warn({ mail: row.id, kind: row.kind }, 'mail cut by the stop, will be sent again');
    await note(deps, row, () => giveMailBack(db, row));
    return { how: 'given back' };
  }
  if (!sent) {
    await note(deps, row, () => markMailCancelled(db, row, now()));
    return { how: 'cancelled' };
  }
  const taken = sent;
  // It went out, so keep trying to store that as long as the process lives.
  const isNoted = await note(deps, row, () => markMailSent(db, row, taken, now()), isCut);
  if (!isNoted)
    deps.log.warn({ mail: row.id }, 'a mail went out that is no longer this process’s, or is gone');
  return { how: 'sent' };
}

async function buildAndSend({ buildMail, transport }: DeliveryDeps, row: ClaimedMail) {
  const mail = await buildMail(row, { isPreview: false });
  if (!mail) return undefined;
  const answer = await transport.send({ ...mail, id: tryId(row, mail), to: row.recipient });
  return { answer, content: row.lane === BULK_LANE ? null : storeContent(mail) };
}

async function noteFault(deps: DeliveryDeps, row: ClaimedMail, error: unknown): Promise<MailOutcome> {
  const { db, now, log } = deps;
  const fault = readMailFault(error);
  const about = { err: error, mail: row.id, kind: row.kind, attempts: row.attempts };
  log.warn(about, fault.isFinal ? 'mail refused for good' : 'mail not sent, will be tried again');
  let tries = 0;
  const isOver = () => ++tries >= NOTE_TRIES;
  await note(deps, row, () => markMailFailed(db, row, fault, now()), isOver);
  return { how: fault.isFinal ? 'failed' : 'put off', fault };
}

async function note(
  { log }: DeliveryDeps,
  { id }: ClaimedMail,
  write: () => Promise<boolean>,
  isOver = () => true,
): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await write();
    } catch (error) {
      if (tried === 1) log.error({ err: error, mail: id }, 'what became of a mail could not be noted');
      if (isOver()) return true;
    }
    await pause(NOTE_AGAIN);
  }
}

/** Mail programs show repeats with the same id once. */
function tryId({ id, repeats, attempts }: ClaimedMail, { isNewEachTry }: RenderedMail): string {
  return [id, ...(repeats > 0 ? [`r${repeats}`] : []), ...(isNewEachTry ? [attempts] : [])].join('.');
}
