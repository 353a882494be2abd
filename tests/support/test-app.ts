import type { FastifyInstance, FastifyServerOptions, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import type { LoginAnswer } from '../../contracts/accounts/accounts.contract.ts';
import type { FailureAnswer } from '../../contracts/answers.contract.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { type Db, openReports } from '../../server/db/database.ts';
import type { Deps } from '../../server/deps.ts';
import { createDeskChanges } from '../../server/http/live/desk-changes.ts';
import { startSession } from '../../server/http/session/session.queries.ts';
import { openMailTransport } from '../../server/mail/transports.ts';
import { type MailWorker, startMailWorker } from '../../server/mail/worker.ts';
import { createMailBuilder } from '../../server/mail-builder.ts';
import { createSiteChanges } from '../../server/pages/cache/site-changes.ts';
import { openTestDatabase } from './database/test-database.ts';
import { openMailbox, type SmtpMailbox } from './smtp-mailbox.ts';

export const SITE_URL = 'http://localhost:3000';

/** `body` is sent as JSON; `as` is a session's token. */
export type TestRequest = {
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type AnswerBody<T> = Omit<FailureAnswer, 'success' | 'fields'> &
  Omit<LoginAnswer, 'success' | 'data'> & {
    success: boolean;
    fields: Record<string, string>;
    data: T;
    nextCursor: string | null;
  };

export type TestAnswer<T = unknown> = {
  status: number;
  body: AnswerBody<T>;
  headers: LightMyRequestResponse['headers'];
};

type Send = <T = unknown>(path: string, request?: TestRequest) => Promise<TestAnswer<T>>;

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  deps: Deps;
  mailbox: SmtpMailbox;
  /** Without a time, the clock runs on from the machine's. */
  setClock: (time?: string) => void;
  siteChanges: () => number;
  signIn: (user: { id: string }) => Promise<string>;
  get: Send;
  post: Send;
  put: Send;
  delete: Send;
  close: () => Promise<void>;
};

type Options = {
  /** Rate limits are off unless a test scales them. */
  env?: Record<string, string>;
  withMail?: boolean;
  instead?: Partial<Pick<Deps, 'db' | 'reports' | 'now' | 'metrics'>>;
  plugin?: KyselyPlugin;
  /** Milliseconds. 0 by default, so that tests may write to the database directly. */
  cacheLifetime?: number;
  logger?: FastifyServerOptions['logger'];
};

/** Paths of `get`, `post`, … are below /api/v1. */
export async function buildTestApp({
  env = {},
  withMail = false,
  instead,
  plugin,
  cacheLifetime = 0,
  logger,
}: Options = {}): Promise<TestApp> {
  const siteChanges = createSiteChanges();
  const deskChanges = createDeskChanges(siteChanges.processes);
  const database = await openTestDatabase(deskChanges.noteWritten);
  const config = readConfig({
    NODE_ENV: 'test',
    RATE_LIMIT_SCALE: '1000',
    // Whatever the machine has.
    FFMPEG: 'none',
    PUBLIC_URL: SITE_URL,
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    ...env,
  });
  const clock: { time?: string } = {};
  let worker: MailWorker | undefined;
  let changes = 0;
  const deps: Deps = {
    config,
    db: plugin ? database.db.withPlugin(plugin) : database.db,
    reports: openReports(config),
    now: () => (clock.time ? new Date(clock.time) : new Date()),
    siteChanges,
    deskChanges,
    wakeMail: () => worker?.wake(),
    ...instead,
  };
  deps.siteChanges.subscribe(() => {
    changes += 1;
  });
  const app = await buildApp(deps, { cacheLifetime, logger });
  await app.ready();
  const mail = withMail ? await startMail(deps) : undefined;
  worker = mail?.worker;

  return {
    app,
    db: database.db,
    deps,
    get mailbox() {
      if (!mail) throw new Error('This test app has no mailbox: build it with `withMail: true`.');
      return mail.mailbox;
    },
    setClock(time) {
      clock.time = time;
    },
    siteChanges: () => changes,
    signIn: (user) => startSession(database.db, user.id, deps.now()),
    get: (path, request) => send(app, 'GET', path, request),
    post: (path, request) => send(app, 'POST', path, request),
    put: (path, request) => send(app, 'PUT', path, request),
    delete: (path, request) => send(app, 'DELETE', path, request),
    async close() {
      await app.close();
      await mail?.worker.stop();
      await mail?.mailbox.close();
      await deps.reports.destroy();
      await database.close();
    },
  };
}

async function startMail(deps: Deps): Promise<{ worker: MailWorker; mailbox: SmtpMailbox }> {
  const mailbox = await openMailbox();
  const config = { ...deps.config, mail: { ...deps.config.mail, smtpUrl: mailbox.url } };
  const worker = startMailWorker({
    db: deps.db,
    now: deps.now,
    transport: openMailTransport(config, () => {}),
    buildMail: createMailBuilder(deps, SITE_URL),
    log: { warn() {}, error() {} },
  });
  return { worker, mailbox };
}

async function send<T>(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { as, body, headers }: TestRequest = {},
): Promise<TestAnswer<T>> {
  const options: InjectOptions = {
    method,
    url: `/api/v1${path}`,
    headers: { ...(as && { authorization: `Bearer ${as}` }), ...headers },
    ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
  };
  const answer = await app.inject(options);
  const isJson = String(answer.headers['content-type'] ?? '').includes('application/json');
  return {
    status: answer.statusCode,
    body: (isJson ? answer.json() : answer.body) as AnswerBody<T>,
    headers: answer.headers,
  };
}
