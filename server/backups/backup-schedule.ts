import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { backupTime, openBackupStorage } from './backup-storage.ts';

const PROGRAM = fileURLToPath(new URL('./run-backup.ts', import.meta.url));
const LOOK_EVERY = 600_000;
const DAY = 86_400_000;

/** Makes daily backups in a process of their own. Returns a function that stops them. Processes may share a storage. */
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
