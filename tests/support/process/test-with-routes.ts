import { test as base, expect, type Page } from '@playwright/test';

const PROBE = '/healthz?is-routed';
const ROUTED = 'by a route';

export const test = base.extend({
  context: async ({ context }, use) => {
    context.on('page', holdRoutes);
    await use(context);
  },
});

/**
 * An open page learns of its first route slightly later than the browser: calls right after it bypassed the route, 2 of
 * 150 on a busy machine.
 */
export function holdRoutes(page: Page): void {
  const add = page.route.bind(page);
  let isProbed = false;
  page.route = async (...asked) => {
    const added = await add(...asked);
    if (isProbed || page.url() === 'about:blank') return added;
    isProbed = true;
    // Kept: on a page without routes, the next one would be a first route again.
    await add(`**${PROBE}`, (probe) => probe.fulfill({ body: ROUTED }));
    const ask = (address: string) => fetch(address).then((answer) => answer.text());
    // A navigation may abort the request.
    await expect(async () => expect(await page.evaluate(ask, PROBE)).toBe(ROUTED)).toPass({
      timeout: 20_000,
    });
    return added;
  };
}
