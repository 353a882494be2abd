import type { FastifyPluginAsync } from 'fastify';
import type { StoredOpening } from '../../../contracts/opening/opening.contract.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { SITE } from '../demo/site-subject.ts';
import { storeState } from '../settings/settings.queries.ts';
import { findOpening, lockOpening } from './opening.queries.ts';
import { presentOpening } from './start-progress.ts';

export function openingRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  const present = async () => ({ data: await presentOpening(db, await findOpening(db)) });
  return serveCalls({
    getOpening: present,

    async setOpening(request) {
      await change(request, (trx, by) => openOrClose(trx, request.body.isOpen, by));
      await siteChanges.announce();
      return present();
    },

    async saveStartSteps(request) {
      const { skips, ...given } = request.body;
      await change(request, async (trx, by) => {
        const stored = await lockOpening(trx);
        const skipped = [...new Set([...stored.skipped, ...(skips ? [skips] : [])])];
        await storeState(trx, 'opening', { ...stored, ...given, skipped }, by.now);
      });
      return present();
    },
  });
}

async function openOrClose(trx: Db, isOpen: boolean, by: StaffAction): Promise<void> {
  const before = await lockOpening(trx);
  if ((before.openedAt !== null) === isOpen) return;
  const after: StoredOpening = { ...before, openedAt: isOpen ? by.now.toISOString() : null };
  await storeState(trx, 'opening', after, by.now);
  await recordAudit(trx, {
    ...by,
    action: isOpen ? 'site.open' : 'site.close',
    subject: SITE,
  });
}
