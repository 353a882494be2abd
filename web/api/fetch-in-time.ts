import { noAnswer } from './api-error.ts';

/** Milliseconds until the response begins. */
const BEGINNING_MS = 30_000;
/** Milliseconds until it ends: a long list on a slow connection takes time. */
const WHOLE_MS = 120_000;

/** `fetch` with time limits: a browser waits for minutes. Throws `NoAnswer`. */
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
