import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf } from '../../../contracts/answers.contract.ts';
import { editableSettings, settingsBody } from '../../../contracts/manage-settings.contract.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { currentUser, requireAdmin } from '../../http/session.ts';
import { withRule } from '../../http/with-rule.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { loadEditableSettings } from './settings.queries.ts';

const checkedSettingsBody = withRule(settingsBody, (right) => {
  readSettings(right);
});

/** What staff do with the business settings. */
export function manageSettingsRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/settings/editable',
      {
        schema: {
          tags: ['site'],
          summary: 'Everything that staff can set (staff)',
          response: answers(answerOf(editableSettings)),
        },
      },
      async () => ({ success: true as const, data: await loadEditableSettings(db) }),
    );

    app.put(
      '/settings',
      {
        schema: {
          tags: ['site'],
          summary: 'Change some of the settings; refused when one of them changed since `basedOn` (staff)',
          body: checkedSettingsBody,
          response: answers(answerOf(editableSettings)),
        },
      },
      async (request) => {
        const changes = readSettings(request.body);
        const { basedOn } = request.body;
        const actor = currentUser(request);
        await runTransaction(db, (trx) => changeSettings(trx, { actor, changes, basedOn, now: now() }));
        siteChanges.announce();
        return {
          success: true as const,
          message: 'Settings saved',
          data: await loadEditableSettings(db),
        };
      },
    );
  };
}
