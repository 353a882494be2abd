import { parentPort, workerData } from 'node:worker_threads';
import { openForReading, type SqlText } from './sqlite-file.ts';
import type { ThreadAnswer } from './thread-driver.ts';

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
    // Posting the error itself would keep only its message.
    return { fault: { message, code, errcode } };
  }
}
