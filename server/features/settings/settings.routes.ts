import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import {
  editableSettings,
  OF_OWNERS,
  type SettingsBody,
  type StoredSettings,
  settingsBody,
} from '../../../contracts/settings/settings.contract.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { withRule } from '../../http/faults/contract-with-rule.ts';
import { badInput, conflict } from '../../http/faults/errors.ts';
import { requireMay } from '../../http/session/guards.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { lockActor } from '../accounts/users/manage-users.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { readPhone, withCountryCode } from '../enquiries/arrival/phone-number.ts';
import { loadEditableSettings, loadSettings, replaceSetting } from './settings.queries.ts';

const checkedSettingsBody = z.preprocess(
  fromEditable,
  withRule(settingsBody, (right) => {
    readSettings(right);
  }),
);

export function settingsRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls(
    {
      getSettings: async () => ({ data: await loadSettings(db) }),
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

const NO_CODE = 'Write one number, and begin with the code of its country: +91 98300 12345.';

type SettingsChanges = Partial<StoredSettings>;

function readSettings({ basedOn: _, ...given }: Partial<SettingsBody>): SettingsChanges {
  const faults: Record<string, string> = {};
  const read = { ...given };
  const phones = given.phones?.map((typed, place) => {
    const phone = withCountryCode(typed);
    if (phone === undefined) faults[`phones.${place}`] = NO_CODE;
    return phone ?? typed;
  });
  if (given.whatsapp !== undefined) {
    const { phone } = readPhone(given.whatsapp);
    if (phone) read.whatsapp = phone;
    else faults.whatsapp = NO_CODE;
  }
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return { ...read, ...(phones && { phones }) };
}

/** Throws, and stores nothing, if somebody else changed one of these settings meanwhile. */
async function changeSettings(
  trx: Db,
  { changes, basedOn }: { changes: SettingsChanges; basedOn: string },
  by: StaffAction,
): Promise<void> {
  const stored = await loadEditableSettings(trx);
  const updatedAt = momentAfter(stored.updatedAt, by.now);
  const isOther = (name: keyof StoredSettings) =>
    JSON.stringify(stored.values[name]) !== JSON.stringify(changes[name]);
  const names = (Object.keys(changes) as (keyof StoredSettings)[]).filter(
    (name) => isOther(name) || stored.placeholders.includes(name),
  );
  if (OF_OWNERS.some((name) => names.includes(name))) requireMay(await lockActor(trx, by), 'manage-staff');
  const overtaken: Record<string, string> = {};
  for (const name of names) {
    const isStored = await replaceSetting(trx, name, changes[name], { basedOn, updatedAt });
    if (!isStored) overtaken[name] = 'Changed by somebody else in the meantime.';
  }
  if (Object.keys(overtaken).length > 0)
    throw conflict('Somebody else changed these settings in the meantime. Nothing was saved.', overtaken);

  if (names.length === 0) return;
  const changed = names.filter(isOther);
  const confirmed = names.filter((name) => !isOther(name));
  await recordAudit(trx, {
    ...by,
    action: 'settings.update',
    subject: { kind: 'settings', id: 'settings', label: 'Business settings' },
    before: { ...pick(stored.values, changed), ...(confirmed.length > 0 && { placeholders: confirmed }) },
    after: { ...pick(changes, changed), ...(confirmed.length > 0 && { placeholders: [] }) },
  });
}

function pick(values: SettingsChanges, names: (keyof StoredSettings)[]): SettingsChanges {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Now, but later than the last change: times must differ. */
function momentAfter(last: string, now: Date): string {
  const afterLast = last === '' ? 0 : new Date(last).getTime() + 1;
  return new Date(Math.max(now.getTime(), afterLast)).toISOString();
}
