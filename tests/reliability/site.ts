import { setTimeout as pause } from 'node:timers/promises';
import { type Db, openDatabase } from '../../server/db/database.ts';
import { type OpenClient, openClient } from '../load/site/open-client.ts';
import {
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  spawnServer,
  startServer,
} from '../support/process/server-process.ts';
import type { Trial } from './scenario.ts';

/** As often as the site is asked whether it is well again. Milliseconds. */
const LOOK_EVERY = 50;
const CONNECTIONS = 64;

/** The site of one scenario: its process comes and goes, its data stays. */
export type Site = {
  dataDir: string;
  databaseUrl: string | undefined;
  readonly client: OpenClient;
  readonly server: ServerProcess;
  start: (env?: Record<string, string>) => Promise<void>;
  /** Kills a process so many milliseconds after it was begun, ready or not. */
  startAndKill: (after: number) => Promise<void>;
  kill: () => Promise<void>;
  /** Answers the exit code. */
  stop: () => Promise<number | null>;
  /** For a look at what is stored; the caller's to close. */
  openDatabase: () => Db;
};

type Options = {
  env?: Record<string, string>;
  /** One that starts the server. */
  program?: string;
  dataDir?: string;
  /** In place of the server's own address. */
  databaseUrl?: string | undefined;
};

let databases = 0;

/** A site with data of its own for as long as `work` takes; it is not started yet. */
export async function withSite<T>(
  { postgres }: Pick<Trial, 'postgres'>,
  work: (site: Site) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const dataDir = options.dataDir ?? makeDataDir();
  const databaseUrl = options.databaseUrl ?? (postgres && (await newDatabase(postgres)));
  let server: ServerProcess | undefined;
  let client: OpenClient | undefined;
  const envWith = (env: Record<string, string> = {}) => ({
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
    ...env,
  });
  const site: Site = {
    dataDir,
    databaseUrl,
    get client() {
      if (!client) throw new Error('The site is not started.');
      return client;
    },
    get server() {
      if (!server) throw new Error('The site is not started.');
      return server;
    },
    async start(env) {
      server = await startServer(dataDir, envWith(env), options.program);
      client = openClient(server.url, CONNECTIONS);
    },
    async startAndKill(after) {
      const begun = await spawnServer(dataDir, envWith(), options.program);
      await pause(after);
      await begun.kill();
    },
    async kill() {
      await server?.kill();
      client?.close();
    },
    async stop() {
      client?.close();
      return (await server?.stop()) ?? null;
    },
    openDatabase: () => openDatabase({ dataDir, databaseUrl }),
  };
  try {
    return await work(site);
  } catch (error) {
    process.stdout.write(`${server?.output().slice(-3_000) ?? ''}\n`);
    throw error;
  } finally {
    await site.kill();
    if (!options.dataDir) removeDataDir(dataDir);
  }
}

/** A database of its own on a server that is shared. */
export async function newDatabase(postgres: { urlOf: (database: string) => string }): Promise<string> {
  databases += 1;
  const name = `reliability_${databases}`;
  const { default: pg } = await import('pg');
  const admin = new pg.Client(postgres.urlOf('postgres'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return postgres.urlOf(name);
}

/** Milliseconds until the site is ready and takes a write. Throws after `limit`. */
export async function untilWell({ client }: Site, limit: number): Promise<number> {
  const begun = performance.now();
  for (let nth = 0; performance.now() - begun < limit; nth += 1) {
    const isReady = (await statusOf(client, 'GET', '/readyz')) === 200;
    const email = `well-${Math.round(begun)}-${nth}@example.com`;
    if (isReady && (await statusOf(client, 'POST', '/api/v1/subscribe', { email })) === 200)
      return performance.now() - begun;
    await pause(LOOK_EVERY);
  }
  throw new Error(`Not back to usual within ${limit} ms.`);
}

/** 0 where no answer came. */
export async function statusOf(
  client: OpenClient,
  method: string,
  path: string,
  body?: object,
): Promise<number> {
  return client.ask({ method, path, body }).then(
    ({ status }) => status,
    () => 0,
  );
}
