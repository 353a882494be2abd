import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsync } from 'fastify';
import { dayAfter, dayOf, formatDay } from '../../../contracts/india-time.ts';
import { isSamePaper, type MoneyRules, movedAccounts } from '../../../contracts/money/money-rules.ts';
import type { Db } from '../../db/database.ts';
import { lockName } from '../../db/dialect/lock-rows.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { badInput, conflict, notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { differenceOf, recordAudit } from '../audit/audit.queries.ts';
import { isIssuedSince } from '../documents/documents.queries.ts';
import { findMailSettings } from '../settings/settings.queries.ts';
import {
  deleteRules,
  findMoneyRules,
  listRulesRows,
  presentSets,
  rulesIn,
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
        refuseOtherDays(day, dayOf(by.now));
        const former = await findMoneyRules(trx, day);
        if (!isSamePaper(former, rules)) await refuseIfIssued(trx, day);
        if (rules.registration !== 'none') await refuseWithoutAddress(trx);
        await store(trx, { day, former, rules }, by);
        for (const row of await listRulesRows(trx)) {
          if (row.from_day <= day) continue;
          const later = rulesIn(row);
          const moved = movedAccounts(later, former, rules);
          if (!isDeepStrictEqual(later, moved))
            await store(trx, { day: row.from_day, former: later, rules: moved }, by);
        }
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

type Stored = { day: string; former: MoneyRules; rules: MoneyRules };

async function store(trx: Db, { day, former, rules }: Stored, by: StaffAction): Promise<void> {
  const { before, after } = differenceOf(former, rules);
  await storeRules(trx, { day, rules, by: by.actor.username }, by.now);
  await recordAudit(trx, { ...by, action: 'money_rules.save', subject: subjectOf(day), before, after });
}

/** Its bills name it: see rule 46. */
async function refuseWithoutAddress(trx: Db): Promise<void> {
  const { addressLines = [] } = await findMailSettings(trx);
  if (addressLines.length === 0)
    throw badInput({
      registration: 'Bills of who is registered name an address: enter it in Settings, under Office.',
    });
}

function refuseOtherDays(day: string, today: string): void {
  if (day < today) throw badInput({ day: 'What held before today stays. Choose today or later.' });
  if (day > dayAfter(today, MAX_AHEAD)) throw badInput({ day: 'Choose a day within two years.' });
}

async function refuseIfIssued(trx: Db, day: string): Promise<void> {
  if (await isIssuedSince(trx, day))
    throw conflict(
      'Papers of that day use these rules: only UPI, bank and the accountant’s tick can still change. Choose tomorrow or later for the rest.',
    );
}
