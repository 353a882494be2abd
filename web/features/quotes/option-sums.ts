import { formatRupees } from '../../../contracts/format-rupees.ts';
import { formatPaise } from '../../../contracts/money/format-paise.ts';
import type { Treatment } from '../../../contracts/quotes/quote-terms.ts';
import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';

type SentOption = SentQuote['options'][number];
type SentLine = SentOption['lines'][number];
type Counted = Pick<SentOption, 'lines' | 'totals' | 'discountReason'>;

export type PriceTax = Pick<SentQuote['tax'], 'isIncluded' | 'exemptPercent'>;

type Sum = { text: string; note?: string; amount: string };
export type SumRow = Sum & { key: string };

/** In the order of counting: each row's amount is part of the total. */
export function rowsOfTotal({ lines, totals, discountReason }: Counted, { isIncluded }: PriceTax): SumRow[] {
  const { discount, taxPercent, taxable, tcsPercent, tcs, rounding } = totals;
  return withKeys([
    ...linesOf(lines, 'priced').map(rowOfLine),
    ...(discount > 0
      ? [{ text: discountReason ? `Discount: ${discountReason}` : 'Discount', amount: signed(-discount) }]
      : []),
    ...(totals.tax > 0 && !isIncluded
      ? [{ text: `GST ${taxPercent}%`, note: `on ${formatPaise(taxable)}`, amount: formatPaise(totals.tax) }]
      : []),
    ...linesOf(lines, 'passed_through').map((line) => {
      const row = rowOfLine(line);
      return { ...row, note: row.note ? `${row.note}, at cost` : 'At cost' };
    }),
    ...(tcs > 0
      ? [{ text: `TCS ${tcsPercent}%`, note: 'Tax collected at source', amount: formatPaise(tcs) }]
      : []),
    ...(rounding !== 0 ? [{ text: 'Rounded to the rupee', amount: signed(rounding) }] : []),
  ]);
}

/** Outside the total. */
export function rowsApart(
  { lines, totals }: Counted,
  treatment: 'optional' | 'own',
  { isIncluded }: PriceTax,
): SumRow[] {
  const isTaxedOnTop = treatment === 'optional' && !isIncluded && totals.taxPercent > 0;
  const rows = linesOf(lines, treatment).map((line): Sum => {
    const { amount, ...row } = rowOfLine(line);
    if (line.each === 0) return { ...row, amount: '' };
    if (treatment === 'own') return { ...row, amount: `about ${amount}` };
    return isTaxedOnTop
      ? { ...row, amount, note: [row.note, 'GST on top'].filter(Boolean).join(', ') }
      : { ...row, amount };
  });
  return withKeys(rows);
}

export function taxNote({ totals }: Counted, { isIncluded, exemptPercent }: PriceTax): string {
  if (totals.taxPercent === 0) return '';
  const abroad = exemptPercent > 0 ? ` ${exemptPercent}% of the tour is abroad and has no GST.` : '';
  if (!isIncluded) return abroad.trim();
  return `The total includes GST of ${formatPaise(totals.tax)}, ${totals.taxPercent}%.${abroad}`;
}

export function eachText(total: number, people: number): string {
  const each = total / people;
  const rupees = formatRupees(Math.round(each / 100));
  return each % 100 === 0 ? `${rupees} per person` : `about ${rupees} per person`;
}

/** Two lines may have the same text. */
const withKeys = (rows: Sum[]) => rows.map((row, at) => ({ ...row, key: `${at} ${row.text}` }));

const linesOf = (lines: readonly SentLine[], treatment: Treatment) =>
  lines.filter((line) => line.treatment === treatment);

function rowOfLine({ text, quantity, each }: SentLine): Sum {
  return {
    text,
    ...(quantity > 1 && { note: `${quantity} × ${formatRupees(each)}` }),
    amount: formatRupees(quantity * each),
  };
}

function signed(paise: number): string {
  return paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise);
}
