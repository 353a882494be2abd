import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findFaults } from '../check-ledger.ts';
import { describeCounts } from '../load/ledger.ts';
import { openMixedLoad } from '../load/mixed-load.ts';
import { expectNone, inQuickRunOnSqliteAlone, type Scenario } from '../scenario.ts';
import { type Site, untilWell, withSite } from '../site.ts';
import { seePages, watchPages } from '../while-broken.ts';

/** Longer than a body may take that is none of a picture, and than Node looks for those who are late. Milliseconds. */
const BODIES_ARE_CUT_AFTER = 24_000;

/** Clients that send a byte now and then, that read nothing, or that say nothing at all. */
export const slowClients: Scenario = {
  name: 'slow clients',
  skippedOn: inQuickRunOnSqliteAlone,
  run: (trial) =>
    withSite(trial, async (site) => {
      await site.start();
      const each = trial.isQuick ? 50 : 300;
      const load = await openMixedLoad(site, trial.random);
      await seePages(site);
      const pages = watchPages(site);
      const slow = openSlowClients(site, each);
      await load.during(() => pause(BODIES_ARE_CUT_AFTER));
      await untilWell(site, 5_000);
      const faults = slow.bodies.filter(({ closed }) => !closed).map(() => 'a slow body is still waited for');
      slow.close();
      expectNone([...faults, ...(await pages()), ...(await findFaults(site, load.ledger))]);
      const code = await site.stop();
      if (code !== 0) throw new Error(`The site stopped with ${code}.`);
      return `${each} that send slowly, ${each} that read nothing, ${each} that say nothing; ${describeCounts(load.ledger)}; pages always up`;
    }),
};

function openSlowClients({ server }: Site, each: number) {
  const port = Number(new URL(server.url).port);
  const open = (text: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => {});
    return socket;
  };
  const many = (text: string) => Array.from({ length: each }, () => open(text));
  const bodies = many(
    'POST /api/v1/subscribe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  );
  for (const body of bodies) body.resume();
  const readers: Socket[] = many('GET /tours HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20));
  for (const reader of readers) reader.pause();
  const silent = many('');
  const dripping = setInterval(() => {
    for (const body of bodies) if (body.writable) body.write(' ');
  }, 1_000);
  return {
    bodies,
    close() {
      clearInterval(dripping);
      for (const socket of [...bodies, ...readers, ...silent]) socket.destroy();
    },
  };
}
