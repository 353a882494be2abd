import type { z } from 'zod';
import type { taxRulesShape } from '../quotes/quotes.contract.ts';

export const REGISTRATIONS = ['none', 'regular', 'composition'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** `package`: the lower rate without input credit, if the bill is the gross amount with accommodation and transport. */
export const TAX_KINDS = ['package', 'other', 'none'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** Tax collected at source on tours abroad. */
export const TCS_KINDS = ['none', 'with_pan', 'without_pan'] as const;
export type TcsKind = (typeof TCS_KINDS)[number];

/** As the agency's accountant says; each set holds from a day on. Percent. */
export type TaxRules = z.infer<typeof taxRulesShape>;

/** Until staff have asked their accountant. Source: notification 11/2017 (rate), Income-tax Act 206C(1G) from 2026-04. */
export const FIRST_TAX_RULES: TaxRules = {
  registration: 'none',
  packagePercent: 5,
  packageSentence:
    'The amount charged is the gross amount and includes the charges of accommodation and transportation.',
  otherPercent: 18,
  sac: '998555',
  isRounded: true,
  tcsPercent: 2,
  tcsPercentWithoutPan: 5,
};

/** Only who is registered as usual adds GST. */
export function taxPercentOf(rules: TaxRules, kind: TaxKind): number {
  if (rules.registration !== 'regular' || kind === 'none') return 0;
  return kind === 'package' ? rules.packagePercent : rules.otherPercent;
}

export function tcsPercentOf(rules: TaxRules, kind: TcsKind): number {
  if (kind === 'none') return 0;
  return kind === 'with_pan' ? rules.tcsPercent : rules.tcsPercentWithoutPan;
}
