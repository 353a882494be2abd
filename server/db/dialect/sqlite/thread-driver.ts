import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { type SqlText, streamQuery } from './sqlite-file.ts';

export type ThreadAnswer =
  | { rows: unknown[] }
  | { fault: { message: string; code: unknown; errcode: unknown } };

const PROGRAM = new URL('./reading-thread.ts', import.meta.url);

export class ThreadDriver implements Driver {
  readonly #path: string;
  #thread: ReadingThread | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: <Row>({ sql, parameters }: CompiledQuery) =>
        this.#runningThread().ask<Row>({ sql, parameters }),
      streamQuery,
    };
  }

  async beginTransaction(): Promise<never> {
    throw new Error('This connection only reads.');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread?.stop();
  }

  #runningThread(): ReadingThread {
    if (!this.#thread?.isAlive()) this.#thread = startThread(this.#path);
    return this.#thread;
  }
}

type ReadingThread = ReturnType<typeof startThread>;

function startThread(path: string) {
  const worker = new Worker(PROGRAM, { workerData: path });
  const asked: PromiseWithResolvers<QueryResult<never>>[] = [];
  let isAlive = true;
  worker.unref();
  worker.on('message', (answer: ThreadAnswer) => {
    if (asked.length === 1) worker.unref();
    const first = asked.shift();
    if ('rows' in answer) first?.resolve({ rows: answer.rows as never[] });
    else first?.reject(Object.assign(new Error(answer.fault.message), answer.fault));
  });
  const end = (error: Error) => {
    isAlive = false;
    for (const { reject } of asked.splice(0)) reject(error);
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The reading thread ended.')));
  return {
    ask<Row>(query: SqlText) {
      const answer = Promise.withResolvers<QueryResult<never>>();
      asked.push(answer);
      worker.ref();
      worker.postMessage(query);
      return answer.promise as Promise<QueryResult<Row>>;
    },
    isAlive: () => isAlive,
    stop: () => worker.terminate(),
  };
}
