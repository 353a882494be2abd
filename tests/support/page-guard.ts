import type { BrowserContext, Route } from '@playwright/test';

const MAP_HOST = /(^|\.)openstreetmap\.org$/;
const MAP_STAND_IN = '<!doctype html><title>Map</title><p>A map stands here.</p>';

/** What a page did that no visitor should meet. */
export type PageGuard = {
  faults: string[];
  /** Names a console error that this test brings about itself. */
  allow: (fault: RegExp) => void;
  /** What the map's host does: answers with a stand-in, or cannot be reached. */
  setMap: (state: 'shown' | 'unreachable') => void;
  /** Addresses on the map's host that were asked for. */
  mapRequests: string[];
  /** Watches every page of this context as well. */
  watch: (context: BrowserContext) => Promise<void>;
};

/** Lets nothing out but to `origin`, and notes what goes wrong in the contexts that it watches. */
export function createPageGuard(origin: string): PageGuard {
  const allowed: RegExp[] = [];
  const faults: string[] = [];
  const mapRequests: string[] = [];
  let map: 'shown' | 'unreachable' = 'shown';
  const note = (fault: string) => {
    if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault);
  };

  async function watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') note(`console error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) note(`${response.status()}: ${response.url()}`);
    });
    await context.route(
      (url) => url.origin !== origin,
      async (route: Route) => {
        const url = new URL(route.request().url());
        if (!MAP_HOST.test(url.hostname)) {
          note(`outbound request: ${url.href}`);
          return route.abort();
        }
        mapRequests.push(url.href);
        if (map === 'unreachable') return route.abort('connectionrefused');
        return route.fulfill({ contentType: 'text/html', body: MAP_STAND_IN });
      },
    );
  }
  return {
    faults,
    mapRequests,
    watch,
    allow: (fault) => void allowed.push(fault),
    setMap: (state) => {
      map = state;
    },
  };
}
