import type { STATES } from './indian-states.ts';
import { FIRST_TAX_RULES, type TaxRules } from './tax-rules.ts';

/** What documents and requests for money say of the agency; with the rates, it holds from a day on. */
export type MoneyRules = TaxRules & {
  /** Empty: the agency's name. */
  legalName: string;
  gstin: string;
  homeState: keyof typeof STATES;
  upiId: string;
  upiName: string;
  /** Banks refuse payment links to others. */
  isMerchantVerified: boolean;
  bankHolder: string;
  bankAccount: string;
  ifsc: string;
  bankName: string;
  /** Capitals and digits, of the numbers of documents. */
  prefix: string;
  /** The accountant has looked at it. */
  isChecked: boolean;
};

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

/** Of sets, newest first or last, the one that holds on a day; null: none does yet. */
export function rulesOn<Set extends { fromDay: string }>(sets: readonly Set[], day: string): Set | null {
  return sets.reduce<Set | null>(
    (found, set) => (set.fromDay <= day && (!found || set.fromDay > found.fromDay) ? set : found),
    null,
  );
}
