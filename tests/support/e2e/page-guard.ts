import type { BrowserContext, Page, Request } from '@playwright/test';

const MAP_HOST = /(^|\.)openstreetmap\.org$/;
const MAP_STAND_IN = '<!doctype html><title>Map</title><p>A map stands here.</p>';

/** What a page did that no visitor should meet. */
export type PageGuard = {
  faults: string[];
  /** Names a console error that this test brings about itself. */
  allow: (fault: RegExp) => void;
  /** Addresses on the map's host that were asked for. */
  mapRequests: string[];
  /** Watches every page of this context as well. */
  watch: (context: BrowserContext) => void;
};

/**
 * Notes what goes wrong in the contexts that it watches, and what they ask of others than `origin`. The browser is
 * started without any other name (`playwright.config.ts`), so nothing gets there. Requests are watched, not routed: a
 * route would switch off the browser's own cache, and with it what that cache can do wrong.
 */
export function createPageGuard(origin: string): PageGuard {
  const allowed: RegExp[] = [];
  const faults: string[] = [];
  const mapRequests: string[] = [];
  const note = (fault: string) => {
    if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault);
  };

  function noteOutbound(request: Request): void {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol) || url.origin === origin) return;
    if (MAP_HOST.test(url.hostname)) mapRequests.push(url.href);
    else note(`outbound request: ${url.href}`);
  }

  function watch(context: BrowserContext): void {
    context.on('request', noteOutbound);
    context.on('console', (message) => {
      const { url } = message.location();
      // The browser tells of it on every page whose map comes near the view.
      const isMap = URL.canParse(url) && MAP_HOST.test(new URL(url).hostname);
      if (message.type() === 'error' && !isMap) note(`console error: ${message.text()} (${url})`);
    });
    // What the browser itself throws has no stack.
    context.on('weberror', (error) => note(`page error: ${error.error().stack || error.error()}`));
    context.on('response', (response) => {
      if (response.status() >= 500) note(`${response.status()}: ${response.url()}`);
    });
  }
  return { faults, mapRequests, watch, allow: (fault) => void allowed.push(fault) };
}

/** Lets the map's host, which cannot be reached otherwise, answer this page with a stand-in. */
export async function showMap(page: Page): Promise<void> {
  await page.route(
    (url) => MAP_HOST.test(url.hostname),
    (route) => route.fulfill({ contentType: 'text/html', body: MAP_STAND_IN }),
  );
}
