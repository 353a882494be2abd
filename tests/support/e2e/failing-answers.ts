import type { Page } from '@playwright/test';

export const REQUEST_ID = '0199aaaa-0000-7000-8000-000000000001';
export const TOO_OFTEN = 'Too many tries. Please wait 40 seconds and try again.';
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';
export const NO_ANSWER = 'We could not be reached. Please check your connection and try again.';
export const MAYBE_SENT = 'may not have reached us.';
export const SEND_AGAIN = 'Please check your connection and send it again: it will not be counted twice.';
export const AWAY = 'The site cannot be reached at the moment. Please try again in a few minutes.';

/** `away`: the proxy's response while the site restarts. */
type Fault = 'too many' | 'broken' | 'away' | 'unreachable';

export async function failCall(page: Page, path: string, fault: Fault): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) => {
    if (fault === 'unreachable') return route.abort('connectionrefused');
    if (fault === 'away') return route.fulfill({ status: 503, body: '<h1>Service Unavailable</h1>' });
    const isLimit = fault === 'too many';
    return route.fulfill({
      status: isLimit ? 429 : 500,
      headers: isLimit ? { 'retry-after': '40' } : {},
      json: {
        success: false,
        message: isLimit ? TOO_OFTEN : OUR_FAULT,
        code: isLimit ? 'too_many' : 'internal',
        requestId: REQUEST_ID,
      },
    });
  });
}

export async function holdCall(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/v1${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Holds the next call; the returned function continues or aborts it. Later calls pass. Without `times`: when its last
 * route expires, Playwright makes the browser release what other routes hold.
 */
export async function holdNext(page: Page, path: string): Promise<(how?: 'abort') => void> {
  const { promise, resolve } = Promise.withResolvers<'abort' | undefined>();
  let isTaken = false;
  await page.route(`**/api/v1${path}`, async (route) => {
    if (isTaken) return route.fallback();
    isTaken = true;
    return (await promise) === 'abort' ? route.abort('connectionrefused') : route.fallback();
  });
  return resolve;
}

/** The call reaches the server; its response is lost. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(`**/api/v1${path}`, async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionrefused');
  });
}

export const FAILED_CALL = /status of (429|500|503)|ERR_CONNECTION_REFUSED|^50[03]: /;

/** The call reaches the server; its response waits for the returned function. */
export async function holdAnswer(page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(`**/api/v1${path}`, async (route) => {
    const response = await route.fetch();
    await released.promise;
    await route.fulfill({ response });
  });
  return released.resolve;
}
