import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { openBackupStorage } from './backup-storage.ts';
import { backupTime } from './stored-backups.ts';

const PROGRAM = fileURLToPath(new URL('./run-backup.ts', import.meta.url));
/** Milliseconds between two looks whether a backup is due. */
const LOOK_EVERY = 600_000;
const DAY = 86_400_000;

/**
 * Makes a backup whenever the last one is a day old, by a process of its own: what it packs and encrypts holds up nobody.
 * Answers how to stop, which ends one that is under way. Several processes of a site look at the same storage.
 */
export function startBackups(
  config: Pick<Config, 'backups'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  { now = () => new Date(), run = runProgram } = {},
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
      // Either way: of a clock that was ahead, and is right again, none may count for all the time until then.
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

/** Answers what it said; throws what it complained of. */
function runProgram(signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'pipe'], signal });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (complained += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said.trim()) : reject(new Error(complained.trim()))));
  });
}
