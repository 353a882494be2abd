import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { queueMorningMails } from './morning.mail.ts';

const EVERY_MINUTE = 60_000;

export function startMornings(
  { db, now, wakeMail }: Pick<Deps, 'db' | 'now' | 'wakeMail'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let inFlight = look();
  const timer = setInterval(() => {
    inFlight = inFlight.then(look);
  }, EVERY_MINUTE);
  return async () => {
    clearInterval(timer);
    await inFlight;
  };

  async function look(): Promise<void> {
    try {
      if ((await queueMorningMails(db, now())) > 0) wakeMail();
    } catch (error) {
      log.error(
        { err: error },
        'the mails of the morning could not be queued, will be tried again in a minute',
      );
    }
  }
}
