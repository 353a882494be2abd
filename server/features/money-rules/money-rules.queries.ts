import { type MoneyRulesSet, moneyRulesShape } from '../../../contracts/money/money-rules.contract.ts';
import { FIRST_MONEY_RULES, type MoneyRules } from '../../../contracts/money/money-rules.ts';
import type { TaxRules } from '../../../contracts/money/tax-rules.ts';
import { taxRulesShape } from '../../../contracts/quotes/quotes.contract.ts';
import type { Db } from '../../db/database.ts';
import type { TaxRulesRow } from '../../db/money-rows.ts';

/** What holds on a day in India; until staff have said it, what nobody has checked. */
export async function findMoneyRules(db: Db, day: string): Promise<MoneyRules> {
  const found = await db
    .selectFrom('tax_rules')
    .select('body')
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? rulesIn(found) : FIRST_MONEY_RULES;
}

/** Without what travellers need not know: a quotation freezes it. */
export async function findTaxRules(db: Db, day: string): Promise<TaxRules> {
  return taxRulesShape.parse(await findMoneyRules(db, day));
}

export function listRulesRows(db: Db): Promise<TaxRulesRow[]> {
  return db.selectFrom('tax_rules').selectAll().orderBy('from_day', 'desc').execute();
}

export async function storeRules(
  trx: Db,
  { day, rules, by }: { day: string; rules: MoneyRules; by: string },
  now: Date,
): Promise<void> {
  const row = { body: JSON.stringify(rules), author_name: by, updated_at: now.toISOString() };
  await trx
    .insertInto('tax_rules')
    .values({ from_day: day, created_at: now.toISOString(), ...row })
    .onConflict((on) => on.column('from_day').doUpdateSet(row))
    .execute();
}

export async function deleteRules(trx: Db, day: string): Promise<MoneyRules | undefined> {
  const gone = await trx
    .deleteFrom('tax_rules')
    .where('from_day', '=', day)
    .returningAll()
    .executeTakeFirst();
  return gone && rulesIn(gone);
}

/** Newest first; the last is what the site began with. */
export function presentSets(rows: readonly TaxRulesRow[], today: string): MoneyRulesSet[] {
  const inForce = rows.find((row) => row.from_day <= today)?.from_day;
  const sets = rows.map((row) => ({
    ...{ fromDay: row.from_day, by: row.author_name, updatedAt: row.updated_at },
    ...{ isAhead: row.from_day > today, isInForce: row.from_day === inForce, rules: rulesIn(row) },
  }));
  const first = { fromDay: null, by: '', updatedAt: '', isAhead: false, isInForce: inForce === undefined };
  return [...sets, { ...first, rules: FIRST_MONEY_RULES }];
}

export const rulesIn = ({ body }: Pick<TaxRulesRow, 'body'>): MoneyRules =>
  moneyRulesShape.parse(JSON.parse(body));
