import type { z } from 'zod';
import { roundToRupee } from '../money/format-paise.ts';
import { type TaxRules, taxPercentOf, tcsPercentOf } from '../money/tax-rules.ts';
import type { QuoteBody, QuoteOption } from './quote-body.contract.ts';
import type { quoteTotalsShape } from './quotes.contract.ts';

type Taxed = Pick<QuoteBody, 'taxKind' | 'isTaxIncluded' | 'exemptPercent' | 'tcsKind'>;

export type QuoteTotals = z.infer<typeof quoteTotalsShape>;

export function quoteTotals(
  { lines, discount }: Pick<QuoteOption, 'lines' | 'discount'>,
  { taxKind, isTaxIncluded, exemptPercent, tcsKind }: Taxed,
  rules: TaxRules,
): QuoteTotals {
  const sumOf = (treatment: string) =>
    lines.reduce(
      (sum, line) => sum + (line.treatment === treatment ? line.quantity * line.each * 100 : 0),
      0,
    );
  const off = Math.min(discount * 100, sumOf('priced'));
  const priced = sumOf('priced') - off;
  const passedThrough = sumOf('passed_through');
  const taxPercent = taxPercentOf(rules, taxKind);
  const { taxable, tax } = taxOf(priced, taxPercent, { isTaxIncluded, exemptPercent });
  const before = priced + (isTaxIncluded ? 0 : tax) + passedThrough;
  const tcsPercent = tcsPercentOf(rules, tcsKind);
  const tcs = Math.round((before * tcsPercent) / 100);
  const total = rules.isRounded ? roundToRupee(before + tcs) : before + tcs;
  return {
    ...{ priced, discount: off, passedThrough, taxPercent, taxable, tax, tcsPercent, tcs },
    rounding: total - before - tcs,
    total,
  };
}

/** With tax included, the exempt share has none within it. */
export function taxOf(
  priced: number,
  percent: number,
  { isTaxIncluded, exemptPercent }: Pick<Taxed, 'isTaxIncluded' | 'exemptPercent'>,
) {
  const share = (100 - exemptPercent) / 100;
  if (!isTaxIncluded) {
    const taxable = Math.round(priced * share);
    return { taxable, tax: Math.round((taxable * percent) / 100) };
  }
  const net = Math.round(priced / (1 + (share * percent) / 100));
  return { taxable: Math.round(net * share), tax: priced - net };
}

/** Paise: what is left of the price, without tax, after the costs of staff. Null if a line in the price has none. */
export function marginOf({ lines }: Pick<QuoteOption, 'lines'>, totals: QuoteTotals, isTaxIncluded: boolean) {
  const own = lines.filter(({ treatment }) => treatment === 'priced');
  if (own.some(({ cost }) => cost === null)) return null;
  const costs = own.reduce((sum, { quantity, cost }) => sum + quantity * (cost ?? 0) * 100, 0);
  return totals.priced - (isTaxIncluded ? totals.tax : 0) - costs;
}
