import { noAnswer } from './api-error.ts';

/** A server that works begins to answer long before, also by a slow line: so long, and none will come. Milliseconds. */
const BEGINNING_MS = 30_000;
/** Then a long list by a slow line takes its time. Milliseconds. */
const WHOLE_MS = 120_000;

/**
 * `fetch` for a line that swallows what is sent, or a server that stands still: a browser waits for minutes there, and
 * whoever pressed reads “Sending…” all the while. `read`: what is made of the answer. Throws `NoAnswer`.
 */
export async function fetchInTime<T>(
  address: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const endAfter = (milliseconds: number) =>
    setTimeout(() => controller.abort(new Error('No answer came in time.')), milliseconds);
  let timer = endAfter(BEGINNING_MS);
  try {
    const response = await fetch(address, { ...init, signal: controller.signal }).catch(noAnswer);
    clearTimeout(timer);
    timer = endAfter(WHOLE_MS);
    return await read(response);
  } finally {
    clearTimeout(timer);
  }
}
