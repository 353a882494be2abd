import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../../load/site/open-client.ts';
import { findFaults } from '../check-ledger.ts';
import { describeCounts } from '../load/ledger.ts';
import { openMixedLoad } from '../load/mixed-load.ts';
import { expectNone, inQuickRunOnSqliteAlone, type Scenario } from '../scenario.ts';
import { statusOf, untilWell, withSite } from '../site.ts';
import { seePages, watchPages } from '../while-broken.ts';

const TIMES = 4;
/** Asked at once while the site carries it. */
const CARRIED_AT_ONCE = 16;
const TICK = 50;
/** Beyond this no more is asked: what comes then would wait in the client’s machine. */
const MAX_UNDER_WAY = 3_000;

/** Pages that are made for each caller, four times as many as the site can make, beside the usual load. */
export const overload: Scenario = {
  name: `${TIMES} times the load that it carries`,
  skippedOn: inQuickRunOnSqliteAlone,
  run: (trial) =>
    withSite(trial, async (site) => {
      await site.start();
      const load = await openMixedLoad(site, trial.random);
      const client = openClient(site.server.url, MAX_UNDER_WAY);
      let number = 0;
      const statuses = new Map<number, number>();
      const ask = async () => {
        number += 1;
        const status = await statusOf(client, 'GET', `/tours?sort=price&page=${number}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      };
      const rate = await carriedRate(ask);
      statuses.clear();
      await seePages(site);
      const pages = watchPages(site);
      const seconds = trial.isQuick ? 8 : 60;
      await load.during(() => askAtRate(ask, rate * TIMES, seconds));
      const back = await untilWell(site, 5_000);
      client.close();
      const others = [...statuses.keys()].filter((status) => ![200, 503].includes(status));
      const surprises = others.map((status) => `${statuses.get(status)} pages were answered ${status}`);
      expectNone([...surprises, ...(await pages()), ...(await findFaults(site, load.ledger))]);
      const told = `${statuses.get(200) ?? 0} pages and ${statuses.get(503) ?? 0} refusals in ${seconds} s`;
      return `${Math.round(rate)} a second are carried, ${Math.round(rate * TIMES)} were asked for: ${told}; ${describeCounts(load.ledger)}; cached pages always up; back to usual after ${(back / 1_000).toFixed(1)} s`;
    }),
};

/** Pages a second, asked for by a few at once. */
async function carriedRate(ask: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  let answered = 0;
  await Promise.all(
    Array.from({ length: CARRIED_AT_ONCE }, async () => {
      while (performance.now() - begun < 4_000) {
        await ask();
        answered += 1;
      }
    }),
  );
  return answered / ((performance.now() - begun) / 1_000);
}

/** So many a second, whether or not those before were answered. */
async function askAtRate(ask: () => Promise<void>, rate: number, seconds: number): Promise<void> {
  const begun = performance.now();
  const under = new Set<Promise<void>>();
  for (let asked = 0; performance.now() - begun < seconds * 1_000; ) {
    const due = ((performance.now() - begun) / 1_000) * rate;
    for (; asked < due; asked += 1) {
      if (under.size >= MAX_UNDER_WAY) continue;
      const asking = ask();
      under.add(asking);
      void asking.finally(() => under.delete(asking));
    }
    await pause(TICK);
  }
  await Promise.all(under);
}
