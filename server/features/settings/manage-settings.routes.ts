import type { FastifyPluginAsync } from 'fastify';
import { manageSettingsCalls } from '../../../contracts/calls/manage-settings-calls.contract.ts';
import { settingsBody } from '../../../contracts/manage-settings.contract.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import { currentUser } from '../../http/session.ts';
import { withRule } from '../../http/with-rule.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { loadEditableSettings } from './settings.queries.ts';

const checkedSettingsBody = withRule(settingsBody, (right) => {
  readSettings(right);
});

/** What staff do with the business settings. */
export function manageSettingsRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  return serveCalls(
    manageSettingsCalls,
    {
      getEditableSettings: async () => ({ data: await loadEditableSettings(db) }),

      async saveSettings(request) {
        const changes = readSettings(request.body);
        const { basedOn } = request.body;
        const actor = currentUser(request);
        await runTransaction(db, (trx) => changeSettings(trx, { actor, changes, basedOn, now: now() }));
        siteChanges.announce();
        return {
          message: 'Settings saved',
          data: await loadEditableSettings(db),
        };
      },
    },
    { saveSettings: { body: checkedSettingsBody } },
  );
}
