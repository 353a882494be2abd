import type { FastifyPluginAsync } from 'fastify';
import type { Demo } from '../../../contracts/demo/demo.contract.ts';
import { DEMO_KINDS } from '../../../contracts/demo/demo-kinds.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { type DemoIds, demoIds, judgeDemo, listDemoRecords } from './demo-records.queries.ts';
import { bringDemoBack, removedAt, takeDemoAway } from './take-demo-away.ts';

export function demoRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  const present = async () => ({ data: await presentDemo(db) });
  return serveCalls({
    getDemo: present,

    async takeDemoAway(request) {
      await change(request, takeDemoAway);
      await siteChanges.announce();
      return present();
    },

    async bringDemoBack(request) {
      await change(request, bringDemoBack);
      await siteChanges.announce();
      return present();
    },
  });
}

async function presentDemo(db: Db): Promise<Demo> {
  const noted = await listDemoRecords(db);
  const { unchanged, theirs } = await judgeDemo(db, noted);
  const removed = noted.filter(({ removed_at }) => removed_at !== null);
  const removedIds = demoIds((kind) => removed.filter((one) => one.kind === kind).map(({ id }) => id));
  return {
    ...{ unchanged: countsOf(unchanged), theirs: countsOf(theirs), removed: countsOf(removedIds) },
    removedAt: await removedAt(db),
  };
}

const countsOf = (ids: DemoIds): Demo['theirs'] =>
  Object.fromEntries(DEMO_KINDS.flatMap((kind) => (ids[kind].length > 0 ? [[kind, ids[kind].length]] : [])));
