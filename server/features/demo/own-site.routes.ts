import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { OwnSite } from '../../../contracts/demo/own-site.contract.ts';
import { openCommandStorage } from '../../backups/backup-storage.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { conflict } from '../../http/faults/errors.ts';
import { currentUser } from '../../http/session/guards.ts';
import { askForProof } from '../accounts/second-factor/ask-for-proof.ts';
import { findSecondFactorSince } from '../accounts/second-factor/second-factors.queries.ts';
import { overtaken } from '../accounts/sign-in/check-password.ts';
import { countSite } from './count-site.queries.ts';
import { isDemo } from './demo-records.queries.ts';
import { getUsableBackup, startOwnSite } from './empty-site.ts';
import { makeSiteBackup } from './make-site-backup.ts';
import { claimSiteBackup, findSiteBackup } from './site-backup.queries.ts';

export function ownSiteRoutes(deps: Deps): FastifyPluginAsync {
  const { config, db, now, siteChanges } = deps;
  const change = createChange(deps);
  const stopping = new AbortController();
  let underWay = Promise.resolve();
  const present = async (request: FastifyRequest) => ({
    data: await presentOwnSite(deps, currentUser(request).id),
  });
  const routes = serveCalls({
    getOwnSite: present,

    async backUpBeforeOwnSite(request) {
      if (!(await isDemo(db))) throw conflict('This site is yours: it is not emptied.');
      await change(request, claimSiteBackup);
      underWay = makeSiteBackup(deps, stopping.signal, request.log);
      return present(request);
    },

    async startOwnSite(request) {
      // First, so that nobody types a password in vain.
      const { file } = await getUsableBackup(db, now());
      const stored = await openCommandStorage(config).storage.list();
      if (!stored.some((name) => file.endsWith(`/${name}`)))
        throw conflict('The backup is not there any more. Nothing was deleted: make another one first.');
      const checked = await askForProof(deps, request, request.body);
      if (!(await change(request, (trx, by) => startOwnSite(trx, checked, by))))
        throw await overtaken(deps, request, 'password');
      await siteChanges.announce();
      return { message: 'The site is empty, and closed to visitors until you open it.' };
    },
  });
  return async (api, options) => {
    await routes(api, options);
    api.addHook('onClose', async () => {
      stopping.abort();
      await underWay;
    });
  };
}

async function presentOwnSite({ db, now }: Deps, userId: string): Promise<OwnSite> {
  return {
    isDemo: await isDemo(db),
    counts: await countSite(db),
    backup: await findSiteBackup(db, now()),
    asksForCode: (await findSecondFactorSince(db, userId)) !== null,
  };
}
