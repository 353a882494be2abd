import { parentPort, workerData } from 'node:worker_threads';
import { openForReading, type SqlText } from './sqlite-file.ts';
import type { ThreadAnswer } from './thread-driver.ts';

// A thread of its own, started by `thread-driver.ts`: what it reads for long holds up nobody else.

/** Milliseconds. */
const BUSY_TIMEOUT = 5_000;

const file = openForReading(workerData as string, BUSY_TIMEOUT);

parentPort?.on('message', (query: SqlText) => {
  parentPort?.postMessage(answerTo(query));
});

function answerTo(query: SqlText): ThreadAnswer {
  try {
    return { rows: file.run(query).rows };
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    // Of an error only the message would arrive.
    return { fault: { message, code, errcode } };
  }
}
