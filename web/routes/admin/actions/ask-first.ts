import { ApiError } from '../../../api/api-error.ts';
import { createListeners } from '../../../lib/listeners.ts';

type Question = { text: string; answer: (isMeant: boolean) => void };

let current: Question | null = null;
const [subscribe, notify] = createListeners();

/** Whoever made a call thought better of it: nothing was done, and nothing has failed. */
export class NotMeant extends Error {}

/** What staff are asked before something unusual is done, while they are: `AskFirst` shows it. */
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

/**
 * Makes a call. Where the server asks first whether it is meant, so does the page, and the call is made again where it is; with
 * another key, for it says more. Throws `NotMeant` where it is not.
 */
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
