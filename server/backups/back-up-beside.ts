import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';

const PROGRAM = fileURLToPath(new URL('./run-backup.ts', import.meta.url));

/** `file`: a path or `s3://…`. `rows`: how many there are of each table. */
type BackUp = { told: string; file: string; rows: Record<string, number> };
export type ToldBackup = BackUp | { fault: string };

/** In a process of its own: it takes a processor for seconds or minutes. */
export function backUpBeside({ given }: Pick<Config, 'given'>, signal: AbortSignal): Promise<BackUp> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // biome-ignore lint/style/noProcessEnv: the programs of PostgreSQL are found by it
    env: { ...process.env, ...given },
    signal,
  });
  let said: ToldBackup | undefined;
  child.once('message', (message) => {
    said = message as ToldBackup;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, by) => {
      if (said && 'file' in said) resolve(said);
      else reject(new Error(said?.fault ?? `The backup stopped unexpectedly (${code ?? by}).`));
    });
  });
}
