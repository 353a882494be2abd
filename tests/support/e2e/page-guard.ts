import type { BrowserContext, Page, Request } from '@playwright/test';

const MAP_HOST = /(^|\.)openstreetmap\.org$/;
const MAP_STAND_IN = '<!doctype html><title>Map</title><p>A map stands here.</p>';

export type PageGuard = {
  faults: string[];
  allow: (fault: RegExp) => void;
  mapRequests: string[];
  watch: (context: BrowserContext) => void;
};

/**
 * Records faults in the watched contexts and their requests to other origins than `origin`. None gets out: the browser
 * resolves no other name (`playwright.config.ts`). Requests are observed, not routed: a route would disable the
 * browser's cache, and hide its faults.
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
      const isMap = URL.canParse(url) && MAP_HOST.test(new URL(url).hostname);
      if (message.type() === 'error' && !isMap) note(`console error: ${message.text()} (${url})`);
    });
    // Errors thrown by the browser itself have no stack.
    context.on('weberror', (error) => note(`page error: ${error.error().stack || error.error()}`));
    context.on('response', (response) => {
      if (response.status() >= 500) note(`${response.status()}: ${response.url()}`);
    });
  }
  return { faults, mapRequests, watch, allow: (fault) => void allowed.push(fault) };
}

export async function showMap(page: Page): Promise<void> {
  await page.route(
    (url) => MAP_HOST.test(url.hostname),
    (route) => route.fulfill({ contentType: 'text/html', body: MAP_STAND_IN }),
  );
}
