import { setTimeout as pause } from 'node:timers/promises';
import { findFaults } from '../check-ledger.ts';
import { describeCounts } from '../load/ledger.ts';
import { openMixedLoad } from '../load/mixed-load.ts';
import { expectNone, type Scenario } from '../scenario.ts';
import { withSite } from '../site.ts';
import { untilMailsAreOut } from '../until-mails-are-out.ts';

/** Milliseconds of load before a kill, and after the beginning of a start that is not let come to its end. */
const LOAD = [20, 900] as const;
const START = [50, 1_200] as const;

/** `kill -9` at random moments of mixed load, now and then of the start after it. */
export const killedUnderLoad: Scenario = {
  name: 'killed (kill -9) under mixed load, and while it starts',
  run: (trial) =>
    withSite(trial, async (site) => {
      const { random, isQuick } = trial;
      const kills = isQuick ? 6 : 200;
      await site.start();
      const load = await openMixedLoad(site, random);
      let inStart = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        await load.during(async () => {
          await pause(random.whole(...LOAD));
          await site.kill();
        });
        if (random.percent(10)) {
          inStart += 1;
          await site.startAndKill(random.whole(...START));
        }
        await site.start();
        await load.askAgain();
      }
      const faults = await untilMailsAreOut(site);
      expectNone([...faults, ...(await findFaults(site, load.ledger))]);
      return `${kills} kills under load and ${inStart} in the start after it; ${describeCounts(load.ledger)}`;
    }),
};
