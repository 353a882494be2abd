import type { z } from 'zod';
import type { moneyRulesShape } from './money-rules.contract.ts';
import { FIRST_TAX_RULES } from './tax-rules.ts';

/** What documents and requests for money say of the agency; with the rates, it holds from a day on. */
export type MoneyRules = z.infer<typeof moneyRulesShape>;

export const FIRST_MONEY_RULES: MoneyRules = {
  ...FIRST_TAX_RULES,
  legalName: '',
  gstin: '',
  homeState: '19',
  upiId: '',
  upiName: '',
  isMerchantVerified: false,
  bankHolder: '',
  bankAccount: '',
  ifsc: '',
  bankName: '',
  prefix: 'TT',
  isChecked: false,
};

const UPI = ['upiId', 'upiName', 'isMerchantVerified'] as const;
const BANK = ['bankHolder', 'bankAccount', 'ifsc', 'bankName'] as const;
/** On no paper: it changes on a day that has some, too. */
const UNPRINTED: readonly string[] = [...UPI, ...BANK, 'isChecked'];

export function isSamePaper(one: MoneyRules, other: MoneyRules): boolean {
  const names = Object.keys(FIRST_MONEY_RULES) as (keyof MoneyRules)[];
  return names.every((name) => UNPRINTED.includes(name) || one[name] === other[name]);
}

/** A later set that pays to the former account pays to the new one; UPI and bank each for themselves. */
export function movedAccounts(later: MoneyRules, former: MoneyRules, now: MoneyRules): MoneyRules {
  const moved = [UPI, BANK].filter((group) => group.every((name) => later[name] === former[name]));
  return { ...later, ...Object.fromEntries(moved.flat().map((name) => [name, now[name]])) };
}
