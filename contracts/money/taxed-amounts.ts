import { type QuoteTotals, taxOf } from '../quotes/quote-totals.ts';
import type { IssuedDocument } from './documents.contract.ts';
import { ABROAD } from './indian-states.ts';
import type { TaxRules } from './tax-rules.ts';

export type TaxedAmounts = IssuedDocument['amounts'];

type Buyer = { gstin: string; state: string };

/** The state of a registered buyer, else that on record, else the agency's own; also for who lives abroad. */
export function placeOfSupply({ gstin, state }: Buyer, homeState: string): string {
  if (gstin !== '') return gstin.slice(0, 2);
  return state === '' || state === ABROAD ? homeState : state;
}

type Agreed = {
  totals: QuoteTotals;
  isTaxIncluded: boolean;
};

/** `sum` out of what was agreed, in the same proportions; of all of it, to the paisa. */
export function taxedAmounts(
  sum: number,
  { totals, isTaxIncluded }: Agreed,
  isSameState: boolean,
): TaxedAmounts {
  const net = totals.priced - (isTaxIncluded ? totals.tax : 0);
  const parts = [
    totals.taxPercent > 0 ? totals.taxable : net,
    totals.taxPercent > 0 ? net - totals.taxable : 0,
    ...[totals.tax, totals.passedThrough, totals.tcs, totals.rounding],
  ];
  return amountsOf(sum, parts, { ...totals, isSameState });
}

const NOTHING = { taxable: 0, exempt: 0, cgst: 0, sgst: 0, igst: 0, passedThrough: 0, tcs: 0, rounding: 0 };
export const SUMS = [...(Object.keys(NOTHING) as (keyof typeof NOTHING)[]), 'total'] as const;

/** Of a receipt: its tax is in the invoice, or there is none. */
export const untaxed = (total: number): TaxedAmounts => ({ ...NOTHING, taxPercent: 0, tcsPercent: 0, total });

/** Receipts had a split of their own once, which no sum may count. */
export const countedAmounts = ({ kind, amounts }: Pick<IssuedDocument, 'kind' | 'amounts'>): TaxedAmounts =>
  kind === 'receipt' ? untaxed(amounts.total) : amounts;

/** What is between two sums of a paper: its parts are the whole together. */
export function partOfAmounts(whole: TaxedAmounts, from: number, sum: number): TaxedAmounts {
  const before = shareOfAmounts(whole, from);
  const until = shareOfAmounts(whole, from + sum);
  return { ...until, ...Object.fromEntries(SUMS.map((name) => [name, until[name] - before[name]])) };
}

function shareOfAmounts(whole: TaxedAmounts, sum: number): TaxedAmounts {
  const { taxable, exempt, cgst, sgst, igst, passedThrough, tcs, rounding } = whole;
  const parts = [taxable, exempt, cgst + sgst + igst, passedThrough, tcs, rounding];
  if (parts.every((part) => part === 0)) return untaxed(sum);
  return amountsOf(sum, parts, { ...whole, isSameState: igst === 0 });
}

type Taxation = Pick<TaxedAmounts, 'taxPercent' | 'tcsPercent'> & { isSameState: boolean };

function amountsOf(
  sum: number,
  parts: readonly number[],
  { taxPercent, tcsPercent, isSameState }: Taxation,
): TaxedAmounts {
  const [taxable = 0, exempt = 0, tax = 0, passedThrough = 0, tcs = 0, rounding = 0] = inProportion(
    sum,
    parts,
  );
  // Both halves are the same: an odd paisa is rounded away.
  const half = Math.floor(tax / 2);
  return {
    ...{ taxPercent, taxable, exempt, passedThrough, tcsPercent, tcs },
    ...(isSameState ? { cgst: half, sgst: half, igst: 0 } : { cgst: 0, sgst: 0, igst: tax }),
    rounding: rounding + (isSameState ? tax - 2 * half : 0),
    total: sum,
  };
}

/** Rounds running sums, so that the shares are `sum` together. */
function inProportion(sum: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((all, part) => all + part, 0);
  if (whole <= 0) return [sum];
  let [before, given] = [0, 0];
  return parts.map((part) => {
    before += part;
    const until = Math.round((sum * before) / whole);
    const share = until - given;
    given = until;
    return share;
  });
}

type Taxed = Agreed & { exemptPercent: number; percent: number };

/** Once the agency's registration is another than at the agreement: the same sum, with today's tax in it. */
export function retaxed({ totals, isTaxIncluded, exemptPercent, percent }: Taxed): Agreed {
  const priced = totals.priced + (isTaxIncluded ? 0 : totals.tax);
  const taxed = taxOf(priced, percent, { isTaxIncluded: true, exemptPercent });
  return { totals: { ...totals, priced, taxPercent: percent, ...taxed }, isTaxIncluded: true };
}

/** Of a payment without an agreement: the higher rate is within it. */
export function unagreed(sum: number, rules: TaxRules): Agreed {
  const nothing = { discount: 0, passedThrough: 0, tcsPercent: 0, tcs: 0, rounding: 0 };
  const totals = { ...nothing, priced: sum, taxPercent: 0, taxable: sum, tax: 0, total: sum };
  const percent = rules.registration === 'regular' ? rules.otherPercent : 0;
  return retaxed({ totals, isTaxIncluded: true, exemptPercent: 0, percent });
}
