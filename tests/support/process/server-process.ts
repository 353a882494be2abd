import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import leanNode from '../../../scripts/support/lean-node.json' with { type: 'json' };
import { freePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '../../..');
const STOP_WITH_PARENT = './scripts/support/stop-with-parent.mjs';
const READY_LIMIT_MS = 400_000;
const STOP_LIMIT_MS = 15_000;

export const ADMIN = { email: 'staff@teesta.example', password: 'correct horse battery' };

export type ServerProcess = {
  url: string;
  pid: number;
  dataDir: string;
  child: ChildProcess;
  output: () => string;
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
};

export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'teesta-data-'));
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  program = 'server/main.ts',
  stdout: number | 'pipe' = 'pipe',
): Promise<ServerProcess> {
  const server = await spawnServer(dataDir, env, program, stdout);
  await untilReady(server.child, server.url, server.output);
  return server;
}

export async function spawnServer(
  dataDir: string,
  env: Record<string, string> = {},
  program = 'server/main.ts',
  stdout: number | 'pipe' = 'pipe',
): Promise<ServerProcess> {
  const port = env.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...leanNode.flags, '--import', STOP_WITH_PARENT, program], {
    cwd: root,
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
    env: {
      ...leanNode.environment,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      SEED: 'demo',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_SCALE: '10000',
      // Whatever the machine has.
      FFMPEG: 'none',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    child,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  };
}

export async function withServer(work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const dataDir = makeDataDir();
  try {
    const server = await startServer(dataDir);
    try {
      await work(server);
    } finally {
      await server.stop();
    }
  } finally {
    removeDataDir(dataDir);
  }
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    if (await answers(`${url}/readyz`)) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${READY_LIMIT_MS / 1_000} s:\n${output()}`);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  const code = await gone;
  clearTimeout(late);
  return code;
}
