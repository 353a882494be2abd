import type { FastifyInstance } from 'fastify';
import { isCalledInProcess } from '../calls/call-in-process.ts';
import { notOpenYet } from '../faults/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Until then visitors get one page, and staff see the site. */
    isSiteOpen: () => Promise<boolean>;
  }
}

/** Milliseconds, as of a cached page. */
const FRESH = 60_000;

type Watched = {
  read: () => Promise<boolean>;
  siteChanges: { subscribe: (listener: () => void) => void };
};

/** Asked for each request that no cached answer is there for. While the database is away, it is as it was. */
export function watchOpening({ read, siteChanges }: Watched): () => Promise<boolean> {
  let last: { isOpen: Promise<boolean>; at: number } | undefined;
  let known: boolean | undefined;
  siteChanges.subscribe(() => {
    last = undefined;
  });

  async function look(): Promise<boolean> {
    try {
      known = await read();
      return known;
    } catch (error) {
      last = undefined;
      if (known === undefined) throw error;
      return known;
    }
  }

  return () => {
    const at = performance.now();
    if (!last || at - last.at > FRESH) last = { isOpen: look(), at };
    return last.isOpen;
  };
}

/** What the opening page says of the agency is for everybody. */
export const isForEverybody = (call: { name: string }) => call.name === 'getSettings';

/** What an account may ask is mostly its own; these show tours. */
const SHOWING_TOURS: readonly string[] = ['listSavedTours', 'mergeSavedTours', 'saveTour'];

/** Of a closed site only staff get what is public, and the pages that the server renders for them. */
export function refuseCallsOfClosedSite(api: FastifyInstance): void {
  api.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    if (!call || isForEverybody(call) || isCalledInProcess(request.raw)) return;
    if (!call.isPublic && !SHOWING_TOURS.includes(call.name)) return;
    if (request.sessionUser?.role === 'admin' || (await api.isSiteOpen())) return;
    throw notOpenYet();
  });
}
