import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { backUpBeside } from './back-up-beside.ts';
import { backupTime, openBackupStorage } from './backup-storage.ts';

const LOOK_EVERY = 600_000;
const DAY = 86_400_000;

/** Makes daily backups in a process of their own. Returns a function that stops them. Processes may share a storage. */
export function startBackups(
  config: Pick<Config, 'backups' | 'given'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  { now = () => new Date(), run = async (stop: AbortSignal) => (await backUpBeside(config, stop)).told } = {},
): () => Promise<void> {
  const storage = openBackupStorage(config.backups);
  if (!storage) return async () => {};
  const stopping = new AbortController();
  let inFlight = look();
  const timer = setInterval(() => {
    inFlight = inFlight.then(look);
  }, LOOK_EVERY);

  async function look(): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      // Absolute, since a clock that was ahead may have left a backup from the future.
      const isFresh = (name: string) => Math.abs(now().getTime() - backupTime(name).getTime()) < DAY;
      if ((await storage?.list())?.some(isFresh)) return;
      log.info(await run(stopping.signal));
    } catch (error) {
      if (!stopping.signal.aborted)
        log.error({ err: error }, 'the backup failed, will be tried again in ten minutes');
    }
  }

  return async () => {
    clearInterval(timer);
    stopping.abort();
    await inFlight;
  };
}
