import type { FastifyPluginAsync } from 'fastify';
import { dayAfter, dayOf, formatDay } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { lockName } from '../../db/dialect/lock-rows.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { badInput, conflict, notFound } from '../../http/faults/errors.ts';
import { differenceOf, recordAudit } from '../audit/audit.queries.ts';
import { isIssuedSince } from '../documents/documents.queries.ts';
import { findMailSettings } from '../settings/settings.queries.ts';
import {
  deleteRules,
  findMoneyRules,
  listRulesRows,
  presentSets,
  storeRules,
} from './money-rules.queries.ts';

/** Days: a later one is a typing mistake. */
const MAX_AHEAD = 730;

export function moneyRulesRoutes({ db, now }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    listMoneyRules: async () => ({ data: await present(db, now()) }),

    async saveMoneyRules(request) {
      const { day } = request.params;
      const rules = request.body;
      await change(request, async (trx, by) => {
        await lockName(trx, 'tax_rules');
        await refuseOfThePast(trx, day, dayOf(by.now));
        if (rules.registration !== 'none') await refuseWithoutAddress(trx);
        const { before, after } = differenceOf(await findMoneyRules(trx, day), rules);
        await storeRules(trx, { day, rules, by: by.actor.username }, by.now);
        await recordAudit(trx, { ...by, action: 'money_rules.save', subject: subjectOf(day), before, after });
      });
      return { message: `Saved: it holds from ${formatDay(day)}.`, data: await present(db, now()) };
    },

    async deleteMoneyRules(request) {
      const { day } = request.params;
      await change(request, async (trx, by) => {
        await lockName(trx, 'tax_rules');
        if (day <= dayOf(by.now))
          throw conflict('These rules hold already. Save others from another day on.');
        const before = await deleteRules(trx, day);
        if (!before) throw notFound('set of rules');
        await recordAudit(trx, { ...by, action: 'money_rules.delete', subject: subjectOf(day), before });
      });
      return { message: 'The rules are gone before they began.', data: await present(db, now()) };
    },
  });
}

async function present(db: Db, now: Date) {
  return presentSets(await listRulesRows(db), dayOf(now));
}

const subjectOf = (day: string) => ({ kind: 'money_rules', id: day, label: `From ${formatDay(day)}` });

/** Its bills name it: see rule 46. */
async function refuseWithoutAddress(trx: Db): Promise<void> {
  const { addressLines = [] } = await findMailSettings(trx);
  if (addressLines.length === 0)
    throw badInput({
      registration: 'Bills of who is registered name an address: enter it in Settings, under Office.',
    });
}

async function refuseOfThePast(trx: Db, day: string, today: string): Promise<void> {
  if (day < today) throw badInput({ day: 'What held before today stays. Choose today or later.' });
  if (day > dayAfter(today, MAX_AHEAD)) throw badInput({ day: 'Choose a day within two years.' });
  if (await isIssuedSince(trx, day))
    throw conflict('Documents of that day were issued by other rules. Choose tomorrow or later.');
}
