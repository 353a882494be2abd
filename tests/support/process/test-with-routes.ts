import { test as base, expect, type Page } from '@playwright/test';

/** The server answers it too, for as long as no route does. */
const PROBE = '/healthz?is-routed';
const ROUTED = 'by a route';

/** Playwright’s own, with routes that hold from where they are awaited on. */
export const test = base.extend({
  context: async ({ context }, use) => {
    context.on('page', holdRoutes);
    await use(context);
  },
});

/**
 * The process of a page that is open learns of its first route a moment after the browser has: a call that a key makes at
 * once goes past it, 2 of 150 on a busy machine.
 */
export function holdRoutes(page: Page): void {
  const add = page.route.bind(page);
  let isProbed = false;
  page.route = async (...asked) => {
    const added = await add(...asked);
    if (isProbed || page.url() === 'about:blank') return added;
    isProbed = true;
    // It stays: of a page without any the next route would be a first one again.
    await add(`**${PROBE}`, (probe) => probe.fulfill({ body: ROUTED }));
    const ask = (address: string) => fetch(address).then((answer) => answer.text());
    // Another page may be coming, and ends what the one before it was asked.
    await expect(async () => expect(await page.evaluate(ask, PROBE)).toBe(ROUTED)).toPass({
      timeout: 20_000,
    });
    return added;
  };
}
