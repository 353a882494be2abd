import { parentPort } from 'node:worker_threads';

export const READY = 'ready';

export function answerAsked<Asked, Answer>(answer: (asked: Asked) => Answer | Promise<Answer>): void {
  parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await answer(asked)));
  parentPort?.postMessage(READY);
}
