import { ApiError } from '../../../api/api-error.ts';
import { createListeners } from '../../../lib/listeners.ts';

type Question = { text: string; answer: (isMeant: boolean) => void };

let current: Question | null = null;
const [subscribe, notify] = createListeners();

/** The user decided against it: nothing was done, and nothing has failed. */
export class NotMeant extends Error {}

/** Shown by `AskFirstDialog`. */
export const askedFirst = {
  subscribe,
  getSnapshot: () => current?.text ?? null,
  getServerSnapshot: () => null,
  answer(isMeant: boolean): void {
    current?.answer(isMeant);
    current = null;
    notify();
  },
};

function ask(text: string): Promise<boolean> {
  askedFirst.answer(false);
  return new Promise((answer) => {
    current = { text, answer };
    notify();
  });
}

/** Repeats a call, with another key, after the user has confirmed what the server asks. Throws `NotMeant` otherwise. */
export async function onceMeant<T>(call: (isMeant: true | undefined) => Promise<T>): Promise<T> {
  try {
    return await call(undefined);
  } catch (error) {
    const failure = error instanceof ApiError ? error.failure : undefined;
    if (failure?.code !== 'asks_first') throw error;
    if (!(await ask(failure.message))) throw new NotMeant();
    return call(true);
  }
}
