import { parentPort } from 'node:worker_threads';

/** What a thread says once, when its program is loaded. */
export const READY = 'ready';

/** The program of a thread that `openSideThread` asks: answers each question in the order in which it comes. */
export function answerAsked<Asked, Answer>(answer: (asked: Asked) => Answer | Promise<Answer>): void {
  parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await answer(asked)));
  parentPort?.postMessage(READY);
}
