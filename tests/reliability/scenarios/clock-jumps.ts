import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { findFaults } from '../check-ledger.ts';
import { describeCounts } from '../load/ledger.ts';
import { openMixedLoad } from '../load/mixed-load.ts';
import { signInStaff } from '../load/people.ts';
import { expectNone, inQuickRunOnSqliteAlone, type Scenario } from '../scenario.ts';
import { type Site, untilWell, withSite } from '../site.ts';
import { untilMailsAreOut } from '../until-mails-are-out.ts';
import { seePages, watchPages } from '../while-broken.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds of load after each jump. */
const LOAD = 1_500;

/** The clock of the running process is put forward and back: by an hour, by a day, over the end of a month. */
export const clockJumps: Scenario = {
  name: 'the clock jumps',
  skippedOn: inQuickRunOnSqliteAlone,
  run: (trial) =>
    withSite(
      trial,
      async (site) => {
        await site.start();
        const load = await openMixedLoad(site, trial.random);
        await seePages(site);
        const pages = watchPages(site);
        const jumps = [HOUR, -HOUR, DAY, -DAY, overEndOfMonth(), 0];
        for (const shift of jumps) {
          await jump(site, shift);
          load.people.staff = await signInStaff(site.client);
          await load.during(() => pause(LOAD));
          await untilWell(site, 5_000);
        }
        const faults = [...(await untilMailsAreOut(site)), ...(await pages())];
        expectNone([...faults, ...(await findFaults(site, load.ledger))]);
        return `${jumps.length} times; ${describeCounts(load.ledger)}; pages always up`;
      },
      { program: 'tests/reliability/shifted-server.ts' },
    ),
};

async function jump({ server }: Site, shift: number): Promise<void> {
  const done = once(server.child, 'message');
  server.child.send(shift);
  await done;
}

/** The nearest one: a traveller's session ends after 30 days. */
function overEndOfMonth(): number {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const day = now.getUTCDate() > 15 ? Date.UTC(year, month + 1, 1, 12) : Date.UTC(year, month, 0, 12);
  return day - now.getTime();
}
