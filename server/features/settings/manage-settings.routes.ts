import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { editableSettings, settingsBody } from '../../../contracts/settings/settings.contract.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { withRule } from '../../http/faults/contract-with-rule.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { loadEditableSettings } from './settings.queries.ts';

const checkedSettingsBody = z.preprocess(
  fromEditable,
  withRule(settingsBody, (right) => {
    readSettings(right);
  }),
);

export function manageSettingsRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls(
    {
      getEditableSettings: async () => ({ data: await loadEditableSettings(db) }),

      async saveSettings(request) {
        const changes = readSettings(request.body);
        const { basedOn } = request.body;
        await change(request, (trx, by) => changeSettings(trx, { changes, basedOn }, by));
        await siteChanges.announce();
        return {
          message: 'Settings saved',
          data: await loadEditableSettings(db),
        };
      },
    },
    { saveSettings: { body: checkedSettingsBody } },
  );
}

/** Lets a client send back what `GET /settings/editable` returned: unset settings stay unset. */
function fromEditable(body: unknown): unknown {
  const { data } = editableSettings.safeParse(body);
  if (!data) return body;
  const set = Object.entries(data.values).filter(([name]) => !data.placeholders.includes(name));
  return { ...Object.fromEntries(set), basedOn: data.updatedAt };
}
