import { setTimeout as pause } from 'node:timers/promises';
import { findFaults } from './check-ledger.ts';
import { describeCounts } from './load/ledger.ts';
import { type MixedLoad, openMixedLoad } from './load/mixed-load.ts';
import { expectNone, type Trial } from './scenario.ts';
import { type Site, statusOf, untilWell } from './site.ts';

/** Milliseconds after which a site has to be back to usual once nothing is broken any more. */
const BACK_TO_USUAL = 5_000;
/** Pages that were seen before, and are cached. */
const PAGES = ['/home', '/tours', '/about'];
const WATCH_EVERY = 100;

type Fault = {
  breakIt: () => void | Promise<void>;
  mendIt: () => void | Promise<void>;
  /** Milliseconds for which it is broken. */
  lasts: number;
};

/**
 * Breaks something under mixed load and mends it, as often as there are faults: public pages stay up from the cache, the
 * process lives on, it is back to usual within five seconds, and nothing that was answered is lost. Answers the figures.
 */
export async function breakUnderLoad(
  site: Site,
  { random }: Trial,
  faults: readonly Fault[],
): Promise<string> {
  const load = await openMixedLoad(site, random);
  const { pid } = site.server;
  let longest = 0;
  for (const fault of faults) longest = Math.max(longest, await breakOnce(site, load, fault));
  if (site.server.pid !== pid || site.server.child.exitCode !== null)
    expectNone([`the process ended with ${site.server.child.exitCode}`]);
  await load.askAgain();
  expectNone(await findFaults(site, load.ledger));
  const back = `back to usual after ${(longest / 1_000).toFixed(1)} s at most`;
  return `${faults.length} times; ${describeCounts(load.ledger)}; pages always up; ${back}`;
}

async function breakOnce(site: Site, load: MixedLoad, { breakIt, mendIt, lasts }: Fault): Promise<number> {
  await seePages(site);
  return load.during(async () => {
    const pages = watchPages(site);
    try {
      try {
        await breakIt();
        await pause(lasts);
      } finally {
        await mendIt();
      }
      return await untilWell(site, BACK_TO_USUAL);
    } finally {
      expectNone(await pages());
    }
  });
}

/** Has the public pages cached that `watchPages` asks for. */
export async function seePages({ client }: Pick<Site, 'client'>): Promise<void> {
  for (const path of PAGES) await statusOf(client, 'GET', path);
}

/** Asks for public pages until it is told to end; answers what else than 200 there was. */
export function watchPages({ client }: Pick<Site, 'client'>): () => Promise<string[]> {
  let isOver = false;
  const faults: string[] = [];
  const watching = Promise.all(
    PAGES.map(async (path) => {
      while (!isOver) {
        const status = await statusOf(client, 'GET', path);
        if (status !== 200) faults.push(`${path} was answered ${status}`);
        await pause(WATCH_EVERY);
      }
    }),
  );
  return async () => {
    isOver = true;
    await watching;
    return faults;
  };
}
